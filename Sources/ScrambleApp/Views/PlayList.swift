#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The root, the field, the letters, and the words found, newest on top.
  struct PlayList: View {
    let model: GameModel
    /// Whether what is left stands in the list, having no column of its own.
    let showsLeft: Bool

    var body: some View {
      List {
        Section {
          RootHeader(model: model)
          if let notice = model.notice { NoticeRow(notice: notice) }
        }
        Section {
          WordField(model: model)
          LetterTiles(model: model)
          PlayButtons(model: model)
        }
        Section(model.wording.text(.pageWordsFound)) {
          FoundWords(model: model)
        }
        if showsLeft {
          Section(model.wording.text(.stillToFind)) { StillToFind(model: model) }
        }
      }
      .scrollContentBackground(.hidden)
      .accessibilityRotor(
        Text(model.wording.text(.pageWordsFound)), entries: model.finds, entryID: \.word, entryLabel: \.text)
    }
  }

  #Preview {
    PlayList(model: .previewFull(), showsLeft: true)
  }

  #Preview("Largest type, dark") {
    PlayList(model: .previewFull(), showsLeft: true)
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
