#if canImport(SwiftUI)
  import SwiftUI

  /// A letter as a bead; once the field has taken it, a dashed ring stays behind.
  struct LetterTile: View {
    let tile: Tile
    let side: CGFloat
    /// The letter for those who listen, and that it is used.
    let label: String
    let action: @MainActor () -> Void

    var body: some View {
      Button(action: action) {
        Text(tile.letter)
          .font(.title.bold())
          .minimumScaleFactor(0.5)
          .foregroundStyle(tile.isUsed ? Palette.secondaryInk : Palette.beadInk)
          .frame(width: side, height: side)
          .background { shape }
          .contentShape(Circle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(label)
    }

    @ViewBuilder private var shape: some View {
      if tile.isUsed {
        Circle().stroke(Palette.line, style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
      } else {
        Circle().fill(Palette.bead)
      }
    }
  }

  #Preview {
    HStack {
      LetterTile(tile: Tile(id: "k1", letter: "k", isUsed: false), side: 66, label: "k") {}
      LetterTile(tile: Tile(id: "s1", letter: "s", isUsed: true), side: 66, label: "s") {}
    }
  }
#endif
