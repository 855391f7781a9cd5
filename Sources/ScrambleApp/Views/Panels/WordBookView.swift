#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// Every word ever found, by letter, length and text, and the words to learn. Rows are made as they come into view.
  struct WordBookView: View {
    let model: GameModel

    var body: some View {
      if let statistics = model.statistics {
        WordBookList(model: model, statistics: statistics)
      } else {
        ProgressView()
      }
    }
  }

  #Preview {
    NavigationStack { WordBookView(model: .previewStatistics()) }
  }

  #Preview("Largest type, dark") {
    NavigationStack { WordBookView(model: .previewStatistics()) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// The words to learn, and below them the words of the book that are looked for, a section a letter.
  struct WordBookList: View {
    let model: GameModel
    @Bindable var statistics: StatisticsModel

    var body: some View {
      PanelList {
        Section {
          WordsToLearn(model: model, statistics: statistics)
          MissingWords(model: model)
        }
        Section {
          #if os(macOS)  // A panel of a Mac has no bar in which a search field could be.
            TextField(model.wording.text(.wordBookFilter), text: $statistics.text)
          #endif
          LengthPicker(statistics: statistics)
          Text(count)
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
      #if os(iOS)
        .searchable(text: $statistics.text, prompt: model.wording.text(.wordBookFilter))
      #endif
      .autocorrectionDisabled()
    }

    private var count: String {
      statistics.count == 0
        ? model.wording.text(.wordBookNoMatch) : model.wording.text(.wordBookCount, .number(statistics.count))
    }
  }

  #Preview("WordBookList") {
    let model = GameModel.previewStatistics()
    NavigationStack {
      if let statistics = model.statistics { WordBookList(model: model, statistics: statistics) }
    }
  }

  /// How many letters words of the book are to have.
  struct LengthPicker: View {
    @Environment(\.wording) private var wording
    @Bindable var statistics: StatisticsModel

    var body: some View {
      Picker(wording.text(.orderLength), selection: $statistics.length) {
        Text(wording.text(.wordBookAnyLength)).tag(Int?.none)
        ForEach(statistics.lengths, id: \.self) { length in
          Text(wording.lengthText(length)).tag(Int?.some(length))
        }
      }
    }
  }

  #Preview("LengthPicker") {
    let model = GameModel.previewStatistics()
    List {
      if let statistics = model.statistics { LengthPicker(statistics: statistics) }
    }
  }
#endif
