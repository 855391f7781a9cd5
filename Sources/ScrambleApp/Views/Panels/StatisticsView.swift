#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The player's statistics: numbers, and the ranks as cords of beads.
  struct StatisticsView: View {
    @Environment(\.wording) private var wording
    let statistics: StatisticsModel

    var body: some View {
      PanelList {
        Section {
          PeriodPicker(statistics: statistics)
          StatisticsLines(statistics: statistics)
        }
        if statistics.summary.rounds > 0 {
          Section(wording.text(.statisticsRanks)) {
            ForEach(statistics.rankLines, id: \.label) { line in
              RankBar(line: line, relativeLength: statistics.cordLength(of: line))
            }
          }
        }
      }
    }
  }

  #Preview {
    StatisticsView(statistics: .preview())
  }

  #Preview("Chinese, largest type, dark") {
    StatisticsView(statistics: .preview(in: .simplifiedChinese))
      .environment(\.wording, .preview(in: .simplifiedChinese))
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }

  /// Chooses all time, this year or this month.
  struct PeriodPicker: View {
    @Environment(\.wording) private var wording
    @Bindable var statistics: StatisticsModel

    var body: some View {
      Picker(wording.text(.statisticsPeriod), selection: $statistics.period) {
        ForEach(Statistics.Period.allCases, id: \.self) { period in
          Text(wording.name(of: period)).tag(period)
        }
      }
    }
  }

  #Preview("PeriodPicker") {
    List { PeriodPicker(statistics: .preview()) }
  }

  /// The statistics, one line each, and the weeks in a row. If no word was found in the period, a sentence says what
  /// will be here.
  struct StatisticsLines: View {
    @Environment(\.wording) private var wording
    let statistics: StatisticsModel

    var body: some View {
      if statistics.summary.rounds == 0 {
        Text(wording.text(.statisticsNone))
      } else {
        ForEach(statistics.summaryLines + [statistics.weeksLine], id: \.label) { line in
          ViewThatFits(in: .horizontal) {
            HStack {
              Text(line.label)
              Spacer()
              value(of: line)
            }
            VStack(alignment: .leading) {
              Text(line.label)
              value(of: line)
            }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(line.label)
          .accessibilityValue(Text(attributedValue(of: line)))
        }
      }
    }

    private func value(of line: Wording.LabelledValue) -> some View {
      Text(attributedValue(of: line))
        .monospacedDigit()
        .foregroundStyle(Palette.secondaryInk)
    }

    /// The longest words are English in every language.
    private func attributedValue(of line: Wording.LabelledValue) -> AttributedString {
      AttributedString(line.value, english: statistics.summary.longest.map(\.description))
    }
  }

  #Preview("StatisticsLines") {
    List { StatisticsLines(statistics: .preview()) }
  }

  /// The number of rounds with a rank, as a figure and, below it, as a cord of beads. It is one element for screen
  /// readers.
  struct RankBar: View {
    @Environment(\.wording) private var wording
    let line: Wording.LabelledValue
    /// The relative length of the cord, from 0 to 1.
    let relativeLength: Double
    @ScaledMetric(relativeTo: .body) private var beadSize: CGFloat = 12

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(line.label)
          Spacer()
          Text(line.value)
            .monospacedDigit()
            .foregroundStyle(Palette.secondaryInk)
        }
        HStack(spacing: 4) {
          ForEach(0..<beadCount, id: \.self) { _ in
            RankBead(isReached: true).frame(width: beadSize, height: beadSize)
          }
        }
        .frame(minHeight: beadSize, alignment: .leading)
        .background { if beadCount > 0 { Cord().stroke(Palette.cord, lineWidth: 2) } }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(wording.text(of: line))
    }

    /// The number of beads: few enough for the smallest screen with the largest type, but at least one if the number of
    /// rounds is not zero.
    private var beadCount: Int { relativeLength > 0 ? max(1, Int((relativeLength * 8).rounded())) : 0 }
  }

  #Preview("RankBar") {
    List { RankBar(line: ("Good", "12"), relativeLength: 0.6) }
  }
#endif
