#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The letters of the root as beads. A tap adds a letter to the field or removes it, without opening an on-screen
  /// keyboard.
  struct LetterBeads: View {
    let model: GameModel
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.dynamicTypeSize) private var typeSize
    @ScaledMetric(relativeTo: .title) private var side: CGFloat = 66

    var body: some View {
      ViewThatFits(in: .horizontal) {
        grid(columns: max(model.beads.count, 1), spacing: 6, side: clampedSide)
        grid(columns: columnCount, spacing: 16, side: clampedSide)
        grid(columns: columnCount, spacing: 8, side: clampedSide)
        grid(
          columns: typeSize.isAccessibilitySize ? 3 : columnCount, spacing: 8,
          side: typeSize.isAccessibilitySize ? clampedSide : 66)
        grid(columns: columnCount, spacing: 8, side: LetterBeads.smallestSide)
      }
      .animation(model.animation(reducesMotion: reducesMotion), value: model.beads.map(\.id))
      .frame(maxWidth: .infinity)
      .disabled(model.game.round.isEnded)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(model.wording.text(.lettersTitle))
    }

    private static let smallestSide: CGFloat = 56

    /// The number of beads per row, unless they all fit in one row or the type is too large: four for a root of up to
    /// eight letters, five for a longer one.
    private var columnCount: Int { model.beads.count > 8 ? 5 : 4 }

    /// The side of a bead: large enough to tap, but small enough that even the largest type leaves several beads per
    /// row.
    private var clampedSide: CGFloat { min(max(side, LetterBeads.smallestSide), 84) }

    private func grid(columns: Int, spacing: CGFloat, side: CGFloat) -> some View {
      let column = GridItem(.fixed(side), spacing: spacing)
      return LazyVGrid(columns: Array(repeating: column, count: columns), spacing: 8) {
        ForEach(model.beads) { bead in
          LetterBeadButton(bead: bead, side: side, spacing: spacing, label: label(of: bead)) { model.toggle(bead) }
        }
      }
    }

    private func label(of bead: LetterBead) -> AttributedString {
      let name = bead.isUsed ? model.wording.text(.lettersUsed, .text(bead.letter)) : bead.letter
      return AttributedString(name, english: [bead.letter])
    }
  }

  #Preview {
    LetterBeads(model: .preview(typed: "smir"))
  }

  #Preview("Largest type, dark") {
    LetterBeads(model: .preview())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// A letter as a tappable bead on the cord.
  struct LetterBeadButton: View {
    let bead: LetterBead
    let side: CGFloat
    /// The distance to the next bead, which the cord spans.
    let spacing: CGFloat
    /// The label for screen readers: the letter and, if the field uses it, that it is used.
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

  #Preview("LetterBeadButton") {
    HStack {
      LetterBeadButton(bead: LetterBead(id: "k1", letter: "k", characterIndex: nil), side: 66, spacing: 8, label: "k") {
      }
      LetterBeadButton(bead: LetterBead(id: "s1", letter: "s", characterIndex: 0), side: 66, spacing: 8, label: "s") {}
    }
  }

  /// The letters of the root in one small, read-only row: above the field while an on-screen keyboard is open, and in
  /// the hint panel.
  struct LetterStrip: View {
    @Environment(\.wording) private var wording
    let beads: [LetterBead]
    @ScaledMetric(relativeTo: .subheadline) private var side: CGFloat = 30

    var body: some View {
      ViewThatFits(in: .horizontal) {
        row(side: min(side, 36))
        row(side: 18)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(wording.text(.lettersTitle))
      .accessibilityValue(Text(english: beads.spelled))
    }

    private func row(side: CGFloat) -> some View {
      HStack(spacing: 4) {
        ForEach(beads) { bead in
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

  #Preview("LetterStrip") {
    LetterStrip(beads: GameModel.preview(typed: "smir").beads)
  }

  #Preview("LetterStrip, largest type, dark") {
    LetterStrip(beads: GameModel.preview().beads)
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
