#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The month that is shown, and the way to the months beside it.
  struct MonthSwitch: View {
    let model: GameModel
    let record: StatisticsModel

    var body: some View {
      HStack {
        Button(action: record.showEarlierMonth) {
          Label(model.wording.text(.calendarPrevious), systemImage: "chevron.left")
            .labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 44)
        }
        .disabled(!record.hasEarlierMonth)
        Text(record.monthTitle)
          .font(.headline)
          .frame(maxWidth: .infinity)
          .accessibilityAddTraits(.isHeader)
        Button(action: record.showLaterMonth) {
          Label(model.wording.text(.calendarNext), systemImage: "chevron.right")
            .labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 44)
        }
        .disabled(!record.hasLaterMonth)
      }
    }
  }

  #Preview {
    let model = GameModel.previewRecord()
    if let record = model.record { MonthSwitch(model: model, record: record) }
  }
#endif
