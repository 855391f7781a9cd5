#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// A word of the book with what is known of it, and its meaning on touch.
  struct WordBookRow: View {
    let entry: WordBook.Row
    let note: String
    let model: GameModel

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MeaningButton(word: entry.word, model: model) {
          VStack(alignment: .leading) {
            Text(english: entry.word.description)
              .font(.title3)
            Text(note)
              .font(.subheadline)
              .foregroundStyle(Palette.secondaryInk)
          }
        }
        .accessibilityValue(note)
        WordMeaning(word: entry.word, model: model)
      }
    }
  }

  #Preview {
    let model = GameModel.previewStatistics()
    List(model.statistics?.letters.first?.entries ?? [], id: \.word) { entry in
      WordBookRow(entry: entry, note: model.statistics?.text(of: entry) ?? "", model: model)
    }
  }

  /// The common words missed more often than found, shown on request: the book below them may be long.
  struct WordsToLearn: View {
    let model: GameModel
    let statistics: StatisticsModel

    var body: some View {
      if statistics.toLearn.isEmpty {
        Text(model.wording.text(.wordBookLearnNone))
          .foregroundStyle(Palette.secondaryInk)
      } else {
        DisclosureGroup(model.wording.text(.wordBookLearn)) {
          if let practice = statistics.practiceText {
            Button(action: model.practise) {
              Label(practice, systemImage: "play.fill")
                .frame(minHeight: 44)
            }
          }
          ForEach(statistics.toLearn, id: \.word) { entry in
            WordBookRow(entry: entry, note: statistics.missedText(of: entry), model: model)
          }
        }
      }
    }
  }

  #Preview("WordsToLearn") {
    let model = GameModel.previewStatistics()
    List {
      if let statistics = model.statistics { WordsToLearn(model: model, statistics: statistics) }
    }
  }

  #Preview("WordsToLearn, largest type, dark") {
    let model = GameModel.previewStatistics()
    List {
      if let statistics = model.statistics { WordsToLearn(model: model, statistics: statistics) }
    }
    .dynamicTypeSize(.accessibility5)
    .preferredColorScheme(.dark)
  }
#endif
