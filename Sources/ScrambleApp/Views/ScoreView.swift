#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The score and the rank, one element for those who listen.
  struct ScoreView: View {
    let model: GameModel

    var body: some View {
      VStack {
        Text(model.scoreText)
          .font(.headline)
          .monospacedDigit()
        Text(model.rankName)
          .font(.caption)
          .foregroundStyle(Palette.secondaryInk)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(model.wording.text(.pageScore))
      .accessibilityValue("\(model.scoreText), \(model.rankName)")
    }
  }

  #Preview {
    ScoreView(model: .previewFull())
  }

  #Preview("Largest type, dark") {
    ScoreView(model: .previewFull())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
