#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// Lets a row of a word show under it what the word means when it is touched. Screen readers speak it at once.
  struct MeaningOnTap: ViewModifier {
    let word: Word
    let model: GameModel

    func body(content: Content) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        content
          .contentShape(Rectangle())
          .onTapGesture { model.toggleMeaning(of: word) }
          .accessibilityAddTraits(.isButton)
          .accessibilityAction { model.toggleMeaning(of: word) }
        if model.openWord == word { meaning }
      }
    }

    private var meaning: some View {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(model.meaningLines(of: word), id: \.self) { line in
          Text(english: line)
        }
      }
      .font(.subheadline)
      .foregroundStyle(Palette.secondaryInk)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.bottom, 12)
      .accessibilityHidden(true)
    }
  }

  #Preview("Open") {
    let model = GameModel.previewFull()
    model.toggleMeaning(of: model.game.round.found[0].word)
    return List {
      Text(english: "swirl").modifier(MeaningOnTap(word: model.game.round.found[0].word, model: model))
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
