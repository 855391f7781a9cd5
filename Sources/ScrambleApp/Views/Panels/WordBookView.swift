#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The words to learn and, below them, all found words, filtered by length and text. Rows are created when they come
  /// into view.
  struct WordBookView: View {
    @Environment(\.wording) private var wording
    @Bindable var statistics: StatisticsModel
    let model: GameModel
    @State private var expandedWord: Word?

    var body: some View {
      PanelList {
        Section { WordsToLearn(statistics: statistics, expandedWord: $expandedWord, model: model) }
        Section { filterControls }
        ForEach(statistics.letterSections) { section in
          Section {
            ForEach(section.entries, id: \.word) { entry in
              WordBookRow(
                entry: entry, historyText: statistics.text(of: entry), expandedWord: $expandedWord, model: model)
            }
          } header: {
            Text(english: section.id)
          }
        }
      }
      #if os(iOS)
        .searchable(text: $statistics.filterText, prompt: wording.text(.wordBookFilter))
      #endif
      .autocorrectionDisabled()
    }

    @ViewBuilder private var filterControls: some View {
      #if os(macOS)  // On a Mac, a panel has no bar for a search field.
        TextField(wording.text(.wordBookFilter), text: $statistics.filterText)
      #endif
      LengthPicker(statistics: statistics)
      Text(
        statistics.wordCount == 0
          ? wording.text(.wordBookNoMatch) : wording.text(.wordBookCount, .number(statistics.wordCount))
      )
    }
  }

  #Preview {
    NavigationStack { WordBookView(statistics: .preview(), model: .preview()) }
  }

  #Preview("Largest type, dark") {
    NavigationStack { WordBookView(statistics: .preview(), model: .preview()) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// Chooses the word length that filters the book.
  struct LengthPicker: View {
    @Environment(\.wording) private var wording
    @Bindable var statistics: StatisticsModel

    var body: some View {
      Picker(wording.text(.wordBookLength), selection: $statistics.filterLength) {
        Text(wording.text(.wordBookAnyLength)).tag(Int?.none)
        ForEach(statistics.wordLengths, id: \.self) { length in
          Text(wording.lengthText(length)).tag(Int?.some(length))
        }
      }
    }
  }

  #Preview("LengthPicker") {
    List { LengthPicker(statistics: .preview()) }
  }

  /// A word of the book with its history. A tap shows its meaning.
  struct WordBookRow: View {
    let entry: WordBook.Row
    let historyText: String
    @Binding var expandedWord: Word?
    let model: GameModel

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MeaningButton(word: entry.word, expandedWord: $expandedWord, model: model) {
          VStack(alignment: .leading) {
            Text(english: entry.word.description)
              .font(.title3)
            Text(historyText)
              .font(.subheadline)
              .foregroundStyle(Palette.secondaryInk)
          }
        }
        .accessibilityValue(historyText)
        if expandedWord == entry.word { WordMeaning(lines: model.meaningLines(of: entry.word)) }
      }
    }
  }

  #Preview("WordBookRow") {
    let statistics = StatisticsModel.preview()
    List(statistics.letterSections[0].entries, id: \.word) { entry in
      WordBookRow(
        entry: entry, historyText: statistics.text(of: entry), expandedWord: .constant(nil), model: .preview())
    }
  }

  /// The common words missed more often than found. They are collapsed, so that the found words are not far below them.
  struct WordsToLearn: View {
    @Environment(\.wording) private var wording
    let statistics: StatisticsModel
    @Binding var expandedWord: Word?
    let model: GameModel

    var body: some View {
      if statistics.wordsToLearn.isEmpty {
        Text(wording.text(.wordBookLearnNone))
          .foregroundStyle(Palette.secondaryInk)
      } else {
        DisclosureGroup(wording.text(.wordBookLearn)) {
          if let practice = statistics.practiceText {
            Button(action: practise) {
              Label(practice, systemImage: "play.fill")
                .frame(minHeight: 44)
            }
          }
          ForEach(statistics.wordsToLearn, id: \.word) { entry in
            WordBookRow(
              entry: entry, historyText: statistics.missedText(of: entry), expandedWord: $expandedWord, model: model)
          }
        }
      }
    }

    private func practise() {
      if let root = statistics.practice?.root { model.play(root: root) }
    }
  }

  #Preview("WordsToLearn") {
    List { WordsToLearn(statistics: .preview(), expandedWord: .constant(nil), model: .preview()) }
  }

  #Preview("WordsToLearn, largest type, dark") {
    List { WordsToLearn(statistics: .preview(), expandedWord: .constant(nil), model: .preview()) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
