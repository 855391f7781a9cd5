#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The words to learn, and below them the words of the book that are looked for, a section a letter.
  struct WordBookList: View {
    let model: GameModel
    @Bindable var statistics: StatisticsModel

    var body: some View {
      List {
        Section { WordsToLearn(model: model, statistics: statistics) }
        Section {
          LengthPicker(model: model, statistics: statistics)
          Text(
            statistics.count == 0
              ? model.wording.text(.wordBookNoMatch) : model.wording.text(.wordBookCount, .number(statistics.count))
          )
        }
        ForEach(statistics.letters) { letter in
          Section {
            ForEach(letter.entries, id: \.word) { entry in
              WordBookRow(entry: entry, note: statistics.text(of: entry), model: model)
            }
          } header: {
            Text(english: letter.id)
          }
        }
      }
      .searchable(text: $statistics.text, prompt: model.wording.text(.wordBookFilter))
      .autocorrectionDisabled()
    }
  }

  #Preview {
    let model = GameModel.previewStatistics()
    NavigationStack {
      if let statistics = model.statistics { WordBookList(model: model, statistics: statistics) }
    }
  }
#endif
