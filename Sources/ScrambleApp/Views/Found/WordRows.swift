#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// A word's row as a button that shows or hides the meaning below it, by touch, by keyboard or with a screen reader.
  struct MeaningButton<Content>: View where Content: View {
    let word: Word
    /// The word of the list whose meaning is shown.
    @Binding var expandedWord: Word?
    let model: GameModel
    @ViewBuilder let content: Content

    var body: some View {
      Button(action: toggle) {
        content
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(english: word.description))
    }

    private func toggle() {
      expandedWord = expandedWord == word ? nil : word
      if expandedWord != nil { model.announceMeaning(of: word) }
    }
  }

  #Preview("MeaningButton") {
    let model = GameModel.previewFull()
    List {
      MeaningButton(word: model.game.round.found[0].word, expandedWord: .constant(nil), model: model) { BonusMark() }
    }
  }

  /// The meanings of a word, one per line. After the announcement, they can be read again, also on a braille display.
  struct WordMeaning: View {
    let lines: [String]

    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(lines, id: \.self) { line in
          Text(english: line)
        }
      }
      .font(.subheadline)
      .foregroundStyle(Palette.secondaryInk)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.bottom, 12)
      .accessibilityElement(children: .combine)
    }
  }

  #Preview("WordMeaning") {
    let model = GameModel.previewFull()
    return List {
      WordMeaning(lines: model.meaningLines(of: model.game.round.found[0].word))
    }
  }

  /// Words as rows of a list, each with a hollow bead that shows its length.
  struct WordRows: View {
    let words: [Word]
    /// The words that are marked as bonus words.
    var bonusWords: [Word] = []
    /// Who has found each word of a shared round, if that is shown.
    var finders: [Word: [ShownPlayer]] = [:]
    /// The game whose unit words are marked.
    let game: Game
    @Binding var expandedWord: Word?
    let model: GameModel

    var body: some View {
      ForEach(words, id: \.self) { word in
        WordRow(
          word: word, isBonus: bonusWords.contains(word), isUnitWord: game.isUnitWord(word),
          finders: finders[word] ?? [], expandedWord: $expandedWord, model: model)
      }
    }
  }

  #Preview("WordRows") {
    let model = GameModel.previewRevealed()
    List { WordRows(words: model.game.missed, game: model.game, expandedWord: .constant(nil), model: model) }
  }

  /// A word with a hollow bead. A tap shows its meaning.
  struct WordRow: View {
    @Environment(\.wording) private var wording
    let word: Word
    let isBonus: Bool
    let isUnitWord: Bool
    /// Who has found the word in a shared round: beads, or names if the beads do not fit.
    var finders: [ShownPlayer] = []
    @Binding var expandedWord: Word?
    let model: GameModel

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MeaningButton(word: word, expandedWord: $expandedWord, model: model) {
          ViewThatFits(in: .horizontal) {
            HStack {
              wordLabel
              marks
              ForEach(finders) { PlayerBead(initial: $0.initial, color: $0.color) }
            }
            VStack(alignment: .leading) {
              HStack { wordLabel }
              marks
              if !finders.isEmpty {
                Text(verbatim: finderNames)
                  .font(.subheadline)
              }
            }
          }
          .font(.title3)
        }
        .accessibilityValue(
          [
            isBonus ? wording.text(.foundBonus) : nil, isUnitWord ? wording.text(.playedSetUnit) : nil,
            finders.isEmpty ? nil : finderNames,
          ]
          .compactMap(\.self).joined(separator: ", ")
        )
        .accessibilityHint(wording.lengthText(word.count))
        if expandedWord == word { WordMeaning(lines: model.meaningLines(of: word)) }
      }
    }

    private var finderNames: String { finders.map(\.name).joined(separator: ", ") }

    @ViewBuilder private var wordLabel: some View {
      Image(systemName: "\(word.count).circle")
        .foregroundStyle(Palette.secondaryInk)
      Text(english: word.description)
    }

    @ViewBuilder private var marks: some View {
      if isBonus { BonusMark() }
      if isUnitWord { UnitMark() }
    }
  }

  #Preview("WordRow") {
    let model = GameModel.previewRevealed()
    return List {
      WordRow(word: model.game.missed[0], isBonus: true, isUnitWord: true, expandedWord: .constant(nil), model: model)
    }
  }
#endif
