#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// Every daily puzzle of a month, a bead a day.
  struct CalendarView: View {
    let model: GameModel

    var body: some View {
      if let record = model.record {
        ScrollView {
          VStack(spacing: 16) {
            MonthSwitch(model: model, record: record)
            MonthGrid(model: model, record: record)
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
    CalendarView(model: .previewRecord())
  }

  #Preview("Chinese, largest type, dark") {
    CalendarView(model: .previewRecord(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
