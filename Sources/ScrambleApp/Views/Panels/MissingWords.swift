#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The words that the player thinks are missing from the word list, shown on request. They leave the device only if
  /// the player sends them.
  struct MissingWords: View {
    let model: GameModel

    var body: some View {
      DisclosureGroup(model.wording.text(.missingTitle)) {
        if model.game.missingWords.isEmpty {
          Text(model.wording.text(.missingNone))
            .foregroundStyle(Palette.secondaryInk)
        } else {
          ForEach(model.game.missingWords, id: \.self) { MissingWordRow(word: $0, model: model) }
          Button(model.wording.text(.missingCopy), systemImage: "doc.on.doc", action: model.copyMissingWords)
          ShareLink(item: model.missingWordsText) {
            Label(model.wording.text(.shareTitle), systemImage: "square.and.arrow.up")
          }
          Text(model.wording.text(.missingNote))
            .font(.subheadline)
            .foregroundStyle(Palette.secondaryInk)
          if let message = model.panels.message { Text(message) }
        }
      }
    }
  }

  #Preview("MissingWords") {
    List { MissingWords(model: .previewMissingWord()) }
  }

  #Preview("MissingWords, none, largest type, dark") {
    List { MissingWords(model: .preview()) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  struct MissingWordRow: View {
    let word: Word
    let model: GameModel

    var body: some View {
      HStack {
        Text(english: word.description)
        Spacer()
        Button(action: remove) {
          Label(title: { Text(AttributedString(removeLabel, english: [word.description])) }, icon: { icon })
            .labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 44)
        }
        .buttonStyle(.borderless)
      }
    }

    private var removeLabel: String { model.wording.text(.missingRemove, .text(word.description)) }

    private var icon: some View { Image(systemName: "xmark") }

    private func remove() { model.removeMissingWord(word) }
  }

  #Preview("MissingWordRow") {
    let model = GameModel.previewMissingWord()
    List(model.game.missingWords, id: \.self) { MissingWordRow(word: $0, model: model) }
  }
#endif
