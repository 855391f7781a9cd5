#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

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

  /// A word with a hollow bead that shows its length. A tap shows its meaning.
  struct WordRow: View {
    @Environment(\.wording) private var wording
    let word: Word
    var isBonus = false
    /// Who has found the word: beads, or names if the beads do not fit.
    var finders: [Finder] = []
    @Binding var expandedWord: Word?
    let model: GameModel

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MeaningButton(word: word, expandedWord: $expandedWord, model: model) {
          ViewThatFits(in: .horizontal) {
            HStack {
              wordLabel
              ForEach(finders, id: \.place) { PlayerBead(initial: $0.initial, place: $0.place) }
            }
            VStack(alignment: .leading) {
              HStack { wordLabel }
              if !finders.isEmpty {
                Text(verbatim: finderNames)
                  .font(.subheadline)
              }
            }
          }
          .font(.title3)
        }
        .accessibilityValue(spokenMarks.joined(separator: ", "))
        .accessibilityHint(wording.lengthText(word.count))
        if expandedWord == word { WordMeaning(lines: model.meaningLines(of: word)) }
      }
    }

    private var finderNames: String { wording.list(finders.map(\.name)) }

    private var spokenMarks: [String] {
      [isBonus ? wording.text(.foundBonus) : nil, finders.isEmpty ? nil : finderNames].compactMap(\.self)
    }

    @ViewBuilder private var wordLabel: some View {
      Image(systemName: "\(word.count).circle")
        .foregroundStyle(Palette.secondaryInk)
      Text(english: word.description)
      if isBonus { BonusMark() }
    }
  }

  #Preview("WordRow") {
    let model = GameModel.previewEnded()
    return List { WordRow(word: model.game.missed[0], expandedWord: .constant(nil), model: model) }
  }
#endif
