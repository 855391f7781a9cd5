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
#endif
