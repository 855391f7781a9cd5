#if canImport(SwiftUI)
  import SwiftUI

  /// A letter as a bead on the cord, to be touched.
  struct LetterBeadButton: View {
    let bead: LetterBead
    let side: CGFloat
    /// The distance to the next bead, which the cord spans.
    let spacing: CGFloat
    /// The letter for screen readers, and that it is used.
    let label: AttributedString
    let action: @MainActor () -> Void

    var body: some View {
      Button(action: action) {
        Text(bead.letter)
          .font(.title.bold())
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .foregroundStyle(bead.isUsed ? Palette.secondaryInk : Palette.beadInk)
          .frame(width: side, height: side)
          .background { BeadShape(isUsed: bead.isUsed) }
          .background {
            Cord()
              .stroke(Palette.cord, lineWidth: 4)
              .frame(width: side + spacing)
          }
          .contentShape(Circle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(label))
    }
  }

  #Preview {
    HStack {
      LetterBeadButton(bead: LetterBead(id: "k1", letter: "k", isUsed: false), side: 66, spacing: 8, label: "k") {}
      LetterBeadButton(bead: LetterBead(id: "s1", letter: "s", isUsed: true), side: 66, spacing: 8, label: "s") {}
    }
  }
#endif
