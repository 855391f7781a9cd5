package import ScrambleCore

/// Sentences about the statistics, the word book and the calendar, shared by the terminal and the app.
extension Wording {
  package typealias LabelledValue = (label: String, value: String)

  /// Returns the figures of the statistics in display order.
  package func lines(of summary: StatisticsSummary) -> [LabelledValue] {
    let numbers: [(WordingKey, Int)] = [
      (.statisticsRounds, summary.rounds), (.statisticsWords, summary.words),
      (.statisticsDistinctWords, summary.distinctWords), (.statisticsCommon, summary.commonCount),
      (.statisticsBonus, summary.bonusCount), (.statisticsAllWords, summary.allWords),
      (.statisticsDailies, summary.dailies),
    ]
    return numbers.map { (text($0), String($1)) } + [
      (text(.statisticsAverage), text(.statisticsPercent, .number((summary.averageShare + 5) / 10))),
      (text(.statisticsLongest), summary.longest.map(\.description).joined(separator: ", ")),
    ]
  }

  /// Returns the number of rounds by the rank that they reached, highest first.
  package func ranks(of summary: StatisticsSummary) -> [LabelledValue] {
    Rank.allCases.reversed().map { (name(of: $0), String(summary.ranks[Int($0.rawValue)])) }
  }

  /// Returns a line as a sentence: "Rounds: 12".
  package func text(of line: LabelledValue) -> String { text(.sentenceLabelled, .text(line.label), .text(line.value)) }

  /// Returns the history of a found word: "found 3 times, first on 2026-11-22".
  package func text(of entry: WordBook.Row, by timeZone: TimeZoneOffsets) -> String {
    text(.wordBookFound, .number(entry.foundCount), .text(timeZone.date(ofSecond: entry.firstFoundAt).iso))
  }

  /// Returns the progress in a daily puzzle, such as "Superb", "begun" or "not played".
  package func progress(of day: CalendarDay) -> String {
    switch day.progress {
    case .toCome: text(.calendarToCome)
    case .notPlayed: text(.calendarNotPlayed)
    case .whole: name(of: .allWords)
    case .begun:
      if let rank = day.rank, rank > .start { name(of: rank) } else { text(.calendarBegun) }
    }
  }

  /// Returns a day of the calendar as a sentence: "2026-11-22, No 326: Superb".
  package func text(of day: CalendarDay) -> String {
    text(.calendarDay, .text(day.date.iso), .number(day.number), .text(progress(of: day)))
  }
}
