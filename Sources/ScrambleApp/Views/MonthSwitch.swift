#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The month that is shown, and the way to the months beside it.
  struct MonthSwitch: View {
    let model: GameModel
    let statistics: StatisticsModel

    var body: some View {
      HStack {
        Button(action: statistics.showEarlierMonth) {
          Label(model.wording.text(.calendarPrevious), systemImage: "chevron.left")
            .labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 44)
        }
        .disabled(!statistics.hasEarlierMonth)
        Text(statistics.monthTitle)
          .font(.headline)
          .frame(maxWidth: .infinity)
          .accessibilityAddTraits(.isHeader)
        Button(action: statistics.showLaterMonth) {
          Label(model.wording.text(.calendarNext), systemImage: "chevron.right")
            .labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 44)
        }
        .disabled(!statistics.hasLaterMonth)
      }
    }
  }

  #Preview {
    let model = GameModel.previewStatistics()
    if let statistics = model.statistics { MonthSwitch(model: model, statistics: statistics) }
  }
#endif
