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
            MonthSwitch(statistics: statistics)
            MonthGrid(model: model, statistics: statistics)
            CalendarLegend()
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
      .environment(\.wording, .preview(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// The month that is shown, and the way to the months beside it.
  struct MonthSwitch: View {
    @Environment(\.wording) private var wording
    let statistics: StatisticsModel

    var body: some View {
      HStack {
        Button(action: statistics.showEarlierMonth) {
          Label(wording.text(.calendarPrevious), systemImage: "chevron.left")
            .labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 44)
        }
        .disabled(!statistics.hasEarlierMonth)
        Text(statistics.monthTitle)
          .font(.headline)
          .frame(maxWidth: .infinity)
          .accessibilityAddTraits(.isHeader)
        Button(action: statistics.showLaterMonth) {
          Label(wording.text(.calendarNext), systemImage: "chevron.right")
            .labelStyle(.iconOnly)
            .frame(minWidth: 44, minHeight: 44)
        }
        .disabled(!statistics.hasLaterMonth)
      }
    }
  }

  #Preview("MonthSwitch") {
    let model = GameModel.previewStatistics()
    if let statistics = model.statistics { MonthSwitch(statistics: statistics) }
  }

  /// The days of a month in their weeks, below the names of the days. A week begins when the player's does.
  struct MonthGrid: View {
    let model: GameModel
    let statistics: StatisticsModel

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 36), spacing: 2), count: 7), spacing: 4) {
        ForEach(statistics.weekdays, id: \.self) { name in
          Text(name)
            .font(.caption)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(Palette.secondaryInk)
            .accessibilityHidden(true)  // Each day has its date.
        }
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

  #Preview("MonthGrid") {
    let model = GameModel.previewStatistics()
    if let statistics = model.statistics { MonthGrid(model: model, statistics: statistics) }
  }
#endif
