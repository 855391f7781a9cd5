#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// The figures of the statistics, a line each, and the weeks in a row; before a word was found, what will be here.
  struct StatisticsLines: View {
    let model: GameModel
    let statistics: StatisticsModel

    var body: some View {
      if statistics.summary.rounds == 0 {
        Text(model.wording.text(.statisticsNone))
      } else {
        ForEach(statistics.lines + [statistics.weeks], id: \.label) { line in
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
          .accessibilityValue(Text(spoken(line)))
        }
      }
    }

    private func value(of line: Wording.Line) -> some View {
      Text(spoken(line))
        .monospacedDigit()
        .foregroundStyle(Palette.secondaryInk)
    }

    /// The longest words are English in every language.
    private func spoken(_ line: Wording.Line) -> AttributedString {
      AttributedString(line.value, english: statistics.summary.longest.map(\.description))
    }
  }

  #Preview {
    let model = GameModel.previewStatistics()
    List {
      if let statistics = model.statistics { StatisticsLines(model: model, statistics: statistics) }
    }
  }
#endif
