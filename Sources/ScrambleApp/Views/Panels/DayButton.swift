#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// A day of the calendar: its date, and below it the bead that tells how far the player has come. It opens the puzzle of the day.
  struct DayButton: View {
    let day: CalendarDay
    /// The day as a sentence.
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

  #Preview {
    let model = GameModel.previewStatistics()
    if let day = model.statistics?.days.first {
      DayButton(day: day, label: model.wording.text(of: day)) {}
    }
  }

  /// The legend of the calendar's beads. Screen readers speak it with each day.
  struct CalendarLegend: View {
    @Environment(\.wording) private var wording
    @ScaledMetric(relativeTo: .subheadline) private var size: CGFloat = 18

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        row(.notPlayed, nil, wording.text(.calendarNotPlayed))
        row(.begun, nil, wording.text(.calendarBegun))
        row(.begun, .bracelet, wording.name(of: Rank.bracelet))
        row(.whole, .wholeString, wording.name(of: Rank.wholeString))
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
