#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// A paused timed round. Letters and words are hidden, and the clock is stopped.
  struct PausedView: View {
    let model: GameModel

    var body: some View {
      ScrollView {
        VStack(spacing: 16) {
          Text(model.clockText ?? "")
            .font(.largeTitle.bold())
            .monospacedDigit()
            .accessibilityLabel(model.timeLeftText ?? "")
          Text(model.wording.text(.timePausedMessage))
            .multilineTextAlignment(.center)
          Button(action: model.resumeRound) {
            Label(model.wording.text(.timeResume), systemImage: "play.fill")
              .foregroundStyle(Palette.actionInk)
              .frame(minHeight: 44)
          }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
        }
        .padding(32)
        .frame(maxWidth: .infinity)
      }
      .background(Palette.background)
    }
  }

  #Preview {
    PausedView(model: .previewPaused())
  }

  #Preview("Largest type, dark") {
    PausedView(model: .previewPaused())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
