#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// Every daily puzzle of a month, a bead a day.
  struct CalendarView: View {
    let model: GameModel

    var body: some View {
      if let statistics = model.statistics {
        ScrollView {
          VStack(spacing: 16) {
            MonthSwitch(model: model, statistics: statistics)
            MonthGrid(model: model, statistics: statistics)
            CalendarLegend(model: model)
          }
          .padding()
        }
      } else {
        ProgressView()
      }
    }
  }

  #Preview {
    CalendarView(model: .previewStatistics())
  }

  #Preview("Chinese, largest type, dark") {
    CalendarView(model: .previewStatistics(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
