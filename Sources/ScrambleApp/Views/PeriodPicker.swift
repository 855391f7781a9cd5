#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// All time, this year or this month.
  struct PeriodPicker: View {
    let model: GameModel
    @Bindable var record: StatisticsModel

    var body: some View {
      Picker(model.wording.text(.appPeriod), selection: $record.period) {
        ForEach(Statistics.Period.allCases, id: \.self) { period in
          Text(model.wording.name(of: period)).tag(period)
        }
      }
    }
  }

  #Preview {
    let model = GameModel.previewRecord()
    List {
      if let record = model.record { PeriodPicker(model: model, record: record) }
    }
  }
#endif
