#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The words to learn, and below them the words of the book that are looked for, a section a letter.
  struct WordBookList: View {
    let model: GameModel
    @Bindable var record: StatisticsModel

    var body: some View {
      List {
        Section { WordsToLearn(model: model, record: record) }
        Section {
          LengthPicker(model: model, record: record)
          Text(
            record.count == 0 ? model.wording.text(.bookNoMatch) : model.wording.text(.bookCount, .number(record.count))
          )
        }
        ForEach(record.letters) { letter in
          Section {
            ForEach(letter.entries, id: \.word) { entry in
              WordBookRow(entry: entry, note: record.text(of: entry), model: model)
            }
          } header: {
            Text(english: letter.id)
          }
        }
      }
      .searchable(text: $record.text, prompt: model.wording.text(.bookFilter))
      .autocorrectionDisabled()
    }
  }

  #Preview {
    let model = GameModel.previewRecord()
    NavigationStack {
      if let record = model.record { WordBookList(model: model, record: record) }
    }
  }
#endif
