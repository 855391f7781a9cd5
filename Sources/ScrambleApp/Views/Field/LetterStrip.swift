#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The letters of the root in one small row above the field, to look at while a keyboard is on the screen.
  struct LetterStrip: View {
    let model: GameModel
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @ScaledMetric(relativeTo: .subheadline) private var side: CGFloat = 30

    var body: some View {
      ViewThatFits(in: .horizontal) {
        row(side: min(side, 36))
        row(side: 18)
      }
      .animation(model.animation(reducesMotion: reducesMotion), value: model.beads.map(\.id))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(model.wording.text(.lettersTitle))
      .accessibilityValue(Text(english: model.spelledLetters))
    }

    private func row(side: CGFloat) -> some View {
      HStack(spacing: 4) {
        ForEach(model.beads) { bead in
          Text(bead.letter)
            .font(.subheadline.bold())
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(bead.isUsed ? Palette.secondaryInk : Palette.beadInk)
            .frame(width: side, height: side)
            .background { BeadShape(isUsed: bead.isUsed) }
        }
      }
    }
  }

  #Preview {
    LetterStrip(model: .preview(typed: "smir"))
  }

  #Preview("Largest type, dark") {
    LetterStrip(model: .preview())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
