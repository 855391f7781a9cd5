#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The time that is left of a timed round, in digits that do not jump, and the button that stops it.
  struct TimeLeft: View {
    let model: GameModel

    var body: some View {
      HStack {
        Text(model.clockText ?? "")
          .font(.title3.bold())
          .monospacedDigit()
          .accessibilityLabel(model.timeLeftText ?? "")
        Spacer()
        Button(action: model.pauseRound) {
          Label(model.wording.text(.timePause), systemImage: "pause.fill")
            .frame(minHeight: 44)
        }
      }
    }
  }

  #Preview {
    TimeLeft(model: .previewTimed())
  }

  #Preview("Largest type, dark") {
    TimeLeft(model: .previewTimed())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
