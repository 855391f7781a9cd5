#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The cord of a round with its score, as the picture beside a result that is sent. It gives no word away.
  struct ResultPicture: View {
    let model: GameModel

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text(model.wording.text(.gameTitle))
          .font(.headline)
        Text(verbatim: "\(model.scoreText) · \(model.rankName)")
          .font(.title2.bold())
        ProgressCord(model: model)
      }
      .padding(24)
      .frame(width: 340, alignment: .leading)
      .background(Palette.ground)
      .gameLook()
    }

    /// Draws the picture of a game, in light colours and regular type on every device.
    @MainActor static func image(of model: GameModel) -> Image? {
      let renderer = ImageRenderer(content: ResultPicture(model: model))
      renderer.scale = 3
      return renderer.cgImage.map { Image(decorative: $0, scale: renderer.scale) }
    }
  }

  #Preview {
    ResultPicture(model: .previewEnded())
  }
#endif
