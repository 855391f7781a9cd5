#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The daily puzzles of a month, one bead per day, with a legend.
  struct CalendarView: View {
    let statistics: StatisticsModel
    /// Plays the puzzle with the given number.
    let play: @MainActor (Int) -> Void

    var body: some View {
      ScrollView {
        VStack(spacing: 16) {
          MonthSwitch(statistics: statistics)
          MonthGrid(statistics: statistics, play: play)
          CalendarLegend()
        }
        .padding()
      }
    }
  }

  #Preview {
    CalendarView(statistics: .preview()) { _ in }
  }

  #Preview("Chinese, largest type, dark") {
    CalendarView(statistics: .preview(in: .simplifiedChinese)) { _ in }
      .environment(\.wording, .preview(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// The month that is shown, and buttons for the previous and next month.
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
    MonthSwitch(statistics: .preview())
  }

  /// The days of a month as weeks, below the weekday names. Weeks begin on the player's first day of the week.
  struct MonthGrid: View {
    @Environment(\.wording) private var wording
    let statistics: StatisticsModel
    let play: @MainActor (Int) -> Void

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 36), spacing: 2), count: 7), spacing: 4) {
        ForEach(statistics.weekdays, id: \.self) { name in
          Text(name)
            .font(.caption)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(Palette.secondaryInk)
            .accessibilityHidden(true)  // Each day's label includes its date.
        }
        ForEach(0..<statistics.leadingDayCount, id: \.self) { _ in
          Color.clear.accessibilityHidden(true)
        }
        ForEach(statistics.days, id: \.number) { day in
          DayButton(day: day, label: wording.text(of: day)) { play(day.number) }
        }
      }
      .frame(maxWidth: 480)
    }
  }

  #Preview("MonthGrid") {
    MonthGrid(statistics: .preview()) { _ in }
  }

  /// A day of the calendar: its date and a bead that shows the player's progress. It opens the day's puzzle.
  struct DayButton: View {
    let day: CalendarDay
    /// A sentence about the day, for screen readers.
    let label: String
    let action: @MainActor () -> Void
    @ScaledMetric(relativeTo: .body) private var size: CGFloat = 22

    var body: some View {
      Button(action: action) {
        VStack(spacing: 2) {
          Text(verbatim: "\(day.date.day)")
            .font(.subheadline)
            .monospacedDigit()
            .lineLimit(1)
            .minimumScaleFactor(0.5)
          DayBead(progress: day.progress, rank: day.rank)
            .frame(width: min(size, 34), height: min(size, 34))
        }
        .frame(maxWidth: .infinity, minHeight: 48)
        .contentShape(Rectangle())
      }
      .disabled(day.progress == .toCome)
      .accessibilityLabel(label)
    }
  }

  #Preview("DayButton") {
    DayButton(day: StatisticsModel.preview().days[0], label: "November 1") {}
  }

  /// The legend of the calendar's beads. Screen readers read the same information with each day.
  struct CalendarLegend: View {
    @Environment(\.wording) private var wording
    @ScaledMetric(relativeTo: .subheadline) private var size: CGFloat = 18

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        row(.notPlayed, nil, wording.text(.calendarNotPlayed))
        row(.begun, nil, wording.text(.calendarBegun))
        row(.begun, .great, wording.name(of: Rank.great))
        row(.whole, .allWords, wording.name(of: Rank.allWords))
        row(.toCome, nil, wording.text(.calendarToCome))
      }
      .font(.subheadline)
      .foregroundStyle(Palette.secondaryInk)
      .accessibilityHidden(true)
    }

    private func row(_ progress: DailyProgress, _ rank: Rank?, _ name: String) -> some View {
      HStack {
        DayBead(progress: progress, rank: rank)
          .frame(width: size, height: size)
        Text(name)
      }
    }
  }

  #Preview("CalendarLegend") {
    CalendarLegend()
  }
#endif
