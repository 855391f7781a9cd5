#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The letters of the root as beads on the cord; a touch puts one into the field.
  struct LetterTiles: View {
    let model: GameModel
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @ScaledMetric(relativeTo: .title) private var side: CGFloat = 66

    var body: some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: clampedSide, maximum: 97), spacing: 8)], spacing: 8) {
        ForEach(model.tiles) { tile in
          LetterTile(tile: tile, side: clampedSide, label: label(of: tile)) { model.take(tile) }
        }
      }
      .animation(model.animation(reducesMotion: reducesMotion), value: model.tiles.map(\.id))
      .accessibilityElement(children: .contain)
      .accessibilityLabel(model.wording.text(.pageLetters))
      .listRowBackground(Palette.ground)
    }

    /// Large enough to touch, and small enough that the largest type still leaves four in a row.
    private var clampedSide: CGFloat { min(max(side, 56), 84) }

    private func label(of tile: Tile) -> String {
      tile.isUsed ? model.wording.text(.pageLetterUsed, .text(tile.letter)) : tile.letter
    }
  }

  #Preview {
    List { LetterTiles(model: .preview(typed: "smir")) }
  }

  #Preview("Largest type, dark") {
    List { LetterTiles(model: .preview()) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
