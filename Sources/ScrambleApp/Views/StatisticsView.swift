#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The player's statistics: figures, and the ranks reached as cords of beads.
  struct StatisticsView: View {
    let model: GameModel

    var body: some View {
      List {
        if let statistics = model.statistics {
          Section {
            PeriodPicker(model: model, statistics: statistics)
            StatisticsLines(model: model, statistics: statistics)
          }
          if statistics.summary.rounds > 0 {
            Section(model.wording.text(.statisticsRanks)) {
              ForEach(statistics.ranks, id: \.label) { line in
                RankBar(model: model, line: line, share: statistics.share(of: line))
              }
            }
          }
        } else {
          ProgressView()
        }
      }
    }
  }

  #Preview {
    StatisticsView(model: .previewStatistics())
  }

  #Preview("Chinese, largest type, dark") {
    StatisticsView(model: .previewStatistics(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
