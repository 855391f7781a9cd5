#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The legend of the calendar's beads. Screen readers speak it with each day.
  struct CalendarLegend: View {
    let model: GameModel
    @ScaledMetric(relativeTo: .subheadline) private var size: CGFloat = 18

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        row(.notPlayed, nil, model.wording.text(.calendarNotPlayed))
        row(.begun, nil, model.wording.text(.calendarBegun))
        row(.begun, .bracelet, model.wording.name(of: Rank.bracelet))
        row(.whole, .wholeString, model.wording.name(of: Rank.wholeString))
        row(.toCome, nil, model.wording.text(.calendarToCome))
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

  #Preview {
    CalendarLegend(model: .preview())
  }
#endif
