#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The days of a month in their weeks, Monday first.
  struct MonthGrid: View {
    let model: GameModel
    let statistics: StatisticsModel

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 36), spacing: 2), count: 7), spacing: 4) {
        ForEach(0..<statistics.daysBefore, id: \.self) { _ in
          Color.clear.accessibilityHidden(true)
        }
        ForEach(statistics.days, id: \.number) { day in
          DayButton(day: day, label: model.wording.text(of: day)) { model.playDaily(day.number) }
        }
      }
      .frame(maxWidth: 480)
    }
  }

  #Preview {
    let model = GameModel.previewStatistics()
    if let statistics = model.statistics { MonthGrid(model: model, statistics: statistics) }
  }
#endif
