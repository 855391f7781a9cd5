#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// Words behind a hollow bead with their length, as rows of a list.
  struct WordRows: View {
    let words: [Word]
    /// Those that are marked as a bonus.
    var bonus: [Word] = []
    let model: GameModel

    var body: some View {
      ForEach(words, id: \.self) { word in
        VStack(alignment: .leading, spacing: 0) {
          MeaningButton(word: word, model: model) {
            HStack {
              Image(systemName: "\(word.count).circle")
                .foregroundStyle(Palette.secondaryInk)
              Text(english: word.description)
              if bonus.contains(word) { BonusMark() }
              if model.game.isUnitWord(word) { UnitMark() }
            }
            .font(.title3)
          }
          .accessibilityValue(value(of: word))
          .accessibilityHint(model.wording.lengthText(word.count))
          WordMeaning(word: word, model: model)
        }
      }
    }

    private func value(of word: Word) -> String {
      let bonus = bonus.contains(word) ? model.wording.text(.foundBonus) : nil
      let unit = model.game.isUnitWord(word) ? model.wording.text(.playedSetUnit) : nil
      return [bonus, unit].compactMap(\.self).joined(separator: ", ")
    }
  }

  #Preview {
    let model = GameModel.previewRevealed()
    List { WordRows(words: model.missed, model: model) }
  }
#endif
