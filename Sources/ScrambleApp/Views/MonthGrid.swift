#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The days of a month in their weeks, Monday first.
  struct MonthGrid: View {
    let model: GameModel
    let record: StatisticsModel

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 36), spacing: 2), count: 7), spacing: 4) {
        ForEach(0..<record.daysBefore, id: \.self) { _ in
          Color.clear.accessibilityHidden(true)
        }
        ForEach(record.days, id: \.number) { day in
          DayButton(day: day, label: model.wording.text(of: day)) { model.playDaily(day.number) }
        }
      }
      .frame(maxWidth: 480)
    }
  }

  #Preview {
    let model = GameModel.previewRecord()
    if let record = model.record { MonthGrid(model: model, record: record) }
  }
#endif
