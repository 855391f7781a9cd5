#if canImport(SwiftUI)
  import SwiftUI

  /// The list that is played in; where there is room, ranks and what is left stand beside it.
  struct BoardView: View {
    let model: GameModel

    /// From this width on there is room for two columns: iPad, Mac, and the longer phones held across.
    private static let twoColumns: CGFloat = 700

    var body: some View {
      GeometryReader { place in
        HStack(spacing: 0) {
          PlayList(model: model, showsLeft: place.size.width < BoardView.twoColumns)
          if place.size.width >= BoardView.twoColumns {
            Divider()
            SidePanel(model: model)
              .frame(width: place.size.width * 0.36)
          }
        }
      }
      .background(Palette.ground)
    }
  }

  #Preview {
    BoardView(model: .previewFull())
  }

  #Preview("Two columns") {
    BoardView(model: .previewFull())
      .frame(width: 900, height: 600)
  }
#endif
