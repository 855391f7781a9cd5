#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// Covers the letters and words of a timed round until the player starts its clock.
  struct CoverView: View {
    let model: GameModel

    var body: some View {
      ScrollView {
        VStack(spacing: 16) {
          Text(model.clockText ?? "")
            .font(.largeTitle.bold())
            .monospacedDigit()
            .accessibilityLabel(model.timeLeftText ?? "")
          Text(model.wording.text(.timeCovered))
            .multilineTextAlignment(.center)
          Button(action: model.startClock) {
            Label(model.wording.text(.timePlay), systemImage: "play.fill")
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
    CoverView(model: .previewCovered())
  }

  #Preview("Largest type, dark") {
    CoverView(model: .previewCovered())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
