import ScrambleKit
import WordScramble

/// A player's statistics, by the calendar of this computer.
struct PlayerStatistics {
  let statistics: Statistics
  let timeZone: TimeZoneOffsets
  /// The player's own date.
  let date: CivilDate
  /// The daily puzzle of that date, or nil before the first one.
  let today: DailyPuzzle?

  /// Creates the statistics of a history.
  init(of history: History, in lexicon: Lexicon, clock: Clock) {
    statistics = Statistics(of: history.rounds, in: lexicon)
    timeZone = .current(until: clock.now)
    date = timeZone.date(ofSecond: clock.now)
    today = clock.today
  }

  /// Returns the figures of a period.
  func summary(of period: Statistics.Period) -> StatisticsSummary {
    statistics.summary(of: period, today: date, by: timeZone)
  }

  /// The words missed more often than found.
  var toLearn: [WordBook.Row] { statistics.words.toLearn }

  /// The number of consecutive weeks with three daily puzzles.
  var weeks: Int { statistics.weeksInARow(today: date, by: timeZone) }

  /// Returns the days of a month; none if no day of it has a daily puzzle.
  func days(of month: CivilMonth) -> [CalendarDay] {
    guard let today else { return [] }
    return statistics.days(of: month, today: today)
  }

  /// Returns the found words of a length if the text is a number, else those that contain its letters.
  func words(matching text: String) -> [WordBook.Row] {
    let length = Int(text)
    return statistics.words.found(length: length, containing: length == nil ? Array(text.utf8) : [])
  }
}

extension Wording {
  /// Statistics as sentences: figures, ranks and weeks, or that there is nothing yet.
  func sentences(of statistics: PlayerStatistics, _ period: Statistics.Period = .allTime) -> [String] {
    let summary = statistics.summary(of: period)
    guard summary.rounds > 0 else { return [text(.statisticsNone)] }
    let weeks = period == .allTime ? [(label: text(.statisticsWeeks), value: String(statistics.weeks))] : []
    return (lines(of: summary) + weeks).map(text(of:)) + [text(.statisticsRanks)] + ranks(of: summary).map(text(of:))
  }

  /// The sentence about a found word: "milk: found 3 times, first on 2026-11-22".
  func sentence(of entry: WordBook.Row, by timeZone: TimeZoneOffsets) -> String {
    text(.sentenceLabelled, .text("\(entry.word)"), .text(text(of: entry, by: timeZone)))
  }

  /// The sentence about a missed word: "milk: missed 3 times".
  func sentence(ofMissed entry: WordBook.Row) -> String {
    text(.sentenceLabelled, .text("\(entry.word)"), .text(text(.wordBookMissed, .number(entry.missedCount))))
  }
}
