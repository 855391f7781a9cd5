#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// All time, this year or this month.
  struct PeriodPicker: View {
    let model: GameModel
    @Bindable var statistics: StatisticsModel

    var body: some View {
      Picker(model.wording.text(.statisticsPeriod), selection: $statistics.period) {
        ForEach(Statistics.Period.allCases, id: \.self) { period in
          Text(model.wording.name(of: period)).tag(period)
        }
      }
    }
  }

  #Preview {
    let model = GameModel.previewStatistics()
    List {
      if let statistics = model.statistics { PeriodPicker(model: model, statistics: statistics) }
    }
  }
#endif
