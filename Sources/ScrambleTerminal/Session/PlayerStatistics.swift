import ScrambleCore
import ScrambleKit

/// A player's statistics by the calendar of this computer.
struct PlayerStatistics {
  let statistics: Statistics
  let timeZone: TimeZoneOffsets
  /// The date in the player's time zone.
  let date: CivilDate

  init(of history: History, in lexicon: Lexicon, clock: Clock) {
    statistics = Statistics(of: history.rounds, in: lexicon)
    let second = clock.now()
    timeZone = .current(until: second)
    date = timeZone.date(ofSecond: second)
  }

  func summary(of period: Statistics.Period) -> StatisticsSummary {
    statistics.summary(of: period, today: date, by: timeZone)
  }

  /// At most one hundred common words that were missed more often than found.
  var wordsToLearn: [WordBook.Row] { statistics.words.toLearn }

  /// The number of consecutive weeks with at least three daily puzzles played on their own days.
  var weeksInARow: Int { statistics.weeksInARow(today: date, by: timeZone) }

  /// Returns the found words of a length if the text is a number. Otherwise returns those that contain its letters.
  func words(matching text: String) -> [WordBook.Row] {
    let length = Int(text)
    return statistics.words.found(length: length, containing: length == nil ? Array(text.utf8) : [])
  }
}

extension Wording {
  /// Returns the statistics as sentences: the figures, the weeks in a row if the period is all time, and the ranks. If
  /// there are no statistics yet, returns a sentence that says so.
  func sentences(of statistics: PlayerStatistics, _ period: Statistics.Period = .allTime) -> [String] {
    let summary = statistics.summary(of: period)
    guard summary.rounds > 0 else { return [text(.statisticsNone)] }
    let weeks = period == .allTime ? [(label: text(.statisticsWeeks), value: String(statistics.weeksInARow))] : []
    return (lines(of: summary) + weeks).map(text(of:)) + [text(.statisticsRanks)] + ranks(of: summary).map(text(of:))
  }

  /// Returns the sentence about a found word: "milk: found 3 times, first on 2026-11-22".
  func sentence(of entry: WordBook.Row, by timeZone: TimeZoneOffsets) -> String {
    text(.sentenceLabelled, .text("\(entry.word)"), .text(text(of: entry, by: timeZone)))
  }

  /// Returns the sentence about a missed word: "milk: missed 3 times".
  func sentence(ofMissed entry: WordBook.Row) -> String {
    text(.sentenceLabelled, .text("\(entry.word)"), .text(text(.wordBookMissed, .number(entry.missedCount))))
  }
}
