#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// A found word behind the bead with its length: filled for a common word, hollow for a bonus. One element for screen readers, and
  /// another for its meaning.
  struct FoundWordRow: View {
    let foundWord: FoundWord
    let model: GameModel

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MeaningButton(word: foundWord.word, model: model) { row }
          .accessibilityValue(value)
          .accessibilityHint(model.wording.lengthText(foundWord.word.count))
          .accessibilityAction(named: model.wording.text(.fieldReuse)) { model.reuse(foundWord) }
          .contextMenu {
            Button(model.wording.text(.fieldReuse)) { model.reuse(foundWord) }
          }
        WordMeaning(word: foundWord.word, model: model)
      }
      .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
      .listRowBackground(Palette.surface)
    }

    private var row: some View {
      HStack {
        Image(systemName: "\(foundWord.word.count).circle")
          .symbolVariant(foundWord.isCommon ? .fill : .none)
          .foregroundStyle(foundWord.isCommon ? Palette.bead : Palette.bonus)
        Text(english: foundWord.text)
          .fontWeight(foundWord == model.game.round.found.first ? .bold : .regular)
        if !foundWord.isCommon { BonusMark() }
        if model.game.isUnitWord(foundWord.word) { UnitMark() }
        Spacer()
        Text(verbatim: "+\(foundWord.points)")
          .font(.subheadline)
          .monospacedDigit()
          .foregroundStyle(Palette.secondaryInk)
      }
      .font(.title3)
    }

    /// "2 points", "bonus, 2 points", or "unit word, 2 points".
    private var value: String {
      let points = model.wording.text(.pointsCount, .number(foundWord.points))
      let bonus = foundWord.isCommon ? nil : model.wording.text(.foundBonus)
      let unit = model.game.isUnitWord(foundWord.word) ? model.wording.text(.playedSetUnit) : nil
      return [bonus, unit, points].compactMap(\.self).joined(separator: ", ")
    }
  }

  #Preview {
    let model = GameModel.previewFull()
    List(model.game.round.found, id: \.word) { FoundWordRow(foundWord: $0, model: model) }
  }

  #Preview("Largest type, dark") {
    let model = GameModel.previewFull()
    List(model.game.round.found, id: \.word) { FoundWordRow(foundWord: $0, model: model) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// The word "bonus" beside a rare word, so that no colour has to say it.
  struct BonusMark: View {
    @Environment(\.wording) private var wording

    var body: some View {
      Text(wording.text(.foundBonus))
        .font(.subheadline)
        .foregroundStyle(Palette.bonus)
    }
  }

  #Preview("BonusMark") {
    BonusMark()
  }

  /// The mark of a word that the class is learning: a shape and a word, so that no colour has to say it.
  struct UnitMark: View {
    @Environment(\.wording) private var wording

    var body: some View {
      Label(wording.text(.playedSetUnit), systemImage: "diamond.fill")
        .font(.subheadline)
        .foregroundStyle(Palette.secondaryInk)
    }
  }

  #Preview("UnitMark") {
    UnitMark()
  }
#endif
