import Foundation
import Observation
import ScrambleKit
import WordScramble

/// The statistics, the word book and the calendar as their panels show them. The core computes; the model contains the selection of the player.
@MainActor @Observable
final class StatisticsModel {
  /// The period whose figures are shown.
  var period = Statistics.Period.allTime {
    didSet { summary = statistics.summary(of: period, today: today.date, by: timeZone) }
  }
  /// The figures of the period.
  private(set) var summary: StatisticsSummary
  /// The letters by which the word book is filtered.
  var text = "" { didSet { if text != oldValue { filterWords() } } }
  /// The number of letters by which the word book is filtered; nil for any.
  var length: Int? { didSet { if length != oldValue { filterWords() } } }
  /// The filtered words of the book, by first letter.
  private(set) var letters: [Letter] = []
  /// The number of filtered words.
  private(set) var count = 0
  /// The month that is shown.
  private(set) var month: CivilMonth

  /// The words missed more often than found.
  @ObservationIgnored let toLearn: [WordBook.Row]
  /// The root that holds most of the words missed more than once, and how many of them; nil if there are none.
  @ObservationIgnored let practice: (root: Word, count: Int)?
  /// The numbers of letters that found words have.
  @ObservationIgnored let lengths: [Int]
  @ObservationIgnored private let statistics: Statistics
  @ObservationIgnored private let wording: Wording
  @ObservationIgnored private let today: DailyPuzzle
  @ObservationIgnored private let timeZone: TimeZoneOffsets
  /// The day on which a week begins: 1 is Sunday, 2 is Monday.
  @ObservationIgnored private let firstWeekday: Int

  /// Words of the book that begin with the same letter.
  struct Letter: Identifiable {
    /// The letter, lower case.
    let id: String
    /// The words, from a to z.
    var entries: [WordBook.Row]
  }

  init(
    _ statistics: Statistics, practice: Covering? = nil, wording: Wording, today: DailyPuzzle,
    timeZone: TimeZoneOffsets, firstWeekday: Int = 2
  ) {
    (self.statistics, self.wording, self.today, self.timeZone) = (statistics, wording, today, timeZone)
    self.firstWeekday = firstWeekday
    self.practice = practice.map { ($0.root, $0.words.count) }
    summary = statistics.summary()
    toLearn = statistics.words.toLearn
    lengths = Set(statistics.words.found(length: nil, containing: []).map(\.word.count)).sorted()
    month = CivilMonth(of: today.date)
    filterWords()
  }

  private func filterWords() {
    let typed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let entries = statistics.words.found(length: length, containing: Array(typed.utf8))
    (count, letters) = (entries.count, [])
    for entry in entries {
      let letter = String(entry.word.description.prefix(1))
      if letters.last?.id != letter { letters.append(Letter(id: letter, entries: [])) }
      letters[letters.count - 1].entries.append(entry)
    }
  }
}

/// The statistics.
extension StatisticsModel {
  /// The figures as lines of text.
  var lines: [Wording.Line] { wording.lines(of: summary) }

  /// How many rounds reached a rank and none above, the highest rank first.
  var ranks: [Wording.Line] { wording.ranks(of: summary) }

  /// Which share of the cord a rank is drawn with, from 0 to 1: the rank most often reached has all of it.
  func share(of line: Wording.Line) -> Double {
    Double(line.value).map { $0 / Double(max(summary.ranks.max() ?? 1, 1)) } ?? 0
  }

  /// How many weeks in a row had three daily puzzles.
  var weeks: Wording.Line {
    (wording.text(.statisticsWeeks), String(statistics.weeksInARow(today: today.date, by: timeZone)))
  }
}

/// The word book.
extension StatisticsModel {
  /// "found 3 times, first on 2026-11-22".
  func text(of entry: WordBook.Row) -> String { wording.text(of: entry, by: timeZone) }

  /// "Play a round with 3 of these words", or nil if no root holds any.
  var practiceText: String? { practice.map { wording.text(.practicePlay, .number($0.count)) } }

  /// "missed 3 times".
  func missedText(of entry: WordBook.Row) -> String { wording.text(.wordBookMissed, .number(entry.missedCount)) }
}

/// The calendar.
extension StatisticsModel {
  /// The month and its year as the language writes them: "November 2026".
  var monthTitle: String {
    month.firstDay.written(.dateTime.year().month(.wide), in: wording.language)
  }

  /// The days of the month that have a daily puzzle.
  var days: [CalendarDay] { statistics.days(of: month, today: today) }

  /// The short names of the days of the week, from the day on which the player's week begins.
  var weekdays: [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let names = calendar.shortStandaloneWeekdaySymbols
    return (0..<7).map { names[(firstWeekday - 1 + $0) % 7] }
  }

  /// The number of days of the previous month in the first week.
  var daysBefore: Int { (month.firstDay.weekday + 1 - (firstWeekday - 1) + 7) % 7 }

  private var locale: Locale { Locale(identifier: wording.language.rawValue) }

  /// Whether an earlier month has daily puzzles.
  var hasEarlierMonth: Bool { month > Statistics.months(until: today).lowerBound }

  /// Whether a later month has days that have come.
  var hasLaterMonth: Bool { month < Statistics.months(until: today).upperBound }

  /// Shows the month before.
  func showEarlierMonth() {
    if hasEarlierMonth { month = month.advanced(by: -1) ?? month }
  }

  /// Shows the month after.
  func showLaterMonth() {
    if hasLaterMonth { month = month.advanced(by: 1) ?? month }
  }
}

/// The statistics, which their panels ask for when they open.
extension GameModel {
  /// Computes the statistics, the word book and the calendar outside the main actor, because years of play take a moment; nil if there is no
  /// calendar yet, or if the panel was closed meanwhile.
  func computeStatistics() async -> StatisticsModel? {
    let clock = dependencies.clock
    guard let today = clock.today ?? DailyPuzzle(number: 1) else { return nil }
    let (rounds, lexicon) = (game.saved.history.rounds, lexicon)
    let (counted, practice) = await Task.detached {
      let counted = Statistics(of: rounds, in: lexicon)
      return (counted, lexicon.roots(holdingMostOf: counted.words.toPractise, limit: 1).first)
    }.value
    guard !Task.isCancelled else { return nil }
    return StatisticsModel(
      counted, practice: practice, wording: wording, today: today, timeZone: clock.timeZoneOffsets,
      firstWeekday: clock.firstWeekday)
  }
}
