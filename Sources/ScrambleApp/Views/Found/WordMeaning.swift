#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// A row of a word as a button that shows under it what the word means, or hides it: by touch, by key or with a screen reader.
  struct MeaningButton<Content>: View where Content: View {
    let word: Word
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

    private func toggle() { model.toggleMeaning(of: word) }
  }

  #Preview("MeaningButton") {
    let model = GameModel.previewFull()
    List {
      MeaningButton(word: model.game.round.found[0].word, model: model) { BonusMark() }
    }
  }

  /// What a word means, a line each, while its row is open. It can be read again, also on a braille display.
  struct WordMeaning: View {
    let word: Word
    let model: GameModel

    var body: some View {
      if model.openWord == word {
        VStack(alignment: .leading, spacing: 6) {
          ForEach(model.meaningLines(of: word), id: \.self) { line in
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
  }

  #Preview("Open") {
    let model = GameModel.previewFull()
    model.toggleMeaning(of: model.game.round.found[0].word)
    return List {
      WordMeaning(word: model.game.round.found[0].word, model: model)
    }
  }

  #Preview("Largest type, dark") {
    let model = GameModel.previewFull()
    model.toggleMeaning(of: model.game.round.found[0].word)
    return List(model.game.round.found, id: \.word) { FoundWordRow(foundWord: $0, model: model) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
