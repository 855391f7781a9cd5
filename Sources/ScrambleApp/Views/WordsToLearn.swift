#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

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
          ForEach(statistics.toLearn, id: \.word) { entry in
            WordBookRow(entry: entry, note: statistics.missedText(of: entry), model: model)
          }
        }
      }
    }
  }

  #Preview {
    let model = GameModel.previewStatistics()
    List {
      if let statistics = model.statistics { WordsToLearn(model: model, statistics: statistics) }
    }
  }

  #Preview("Largest type, dark") {
    let model = GameModel.previewStatistics()
    List {
      if let statistics = model.statistics { WordsToLearn(model: model, statistics: statistics) }
    }
    .dynamicTypeSize(.accessibility5)
    .preferredColorScheme(.dark)
  }
#endif
