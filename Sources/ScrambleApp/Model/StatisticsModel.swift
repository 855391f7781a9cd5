import Foundation
import Observation
import ScrambleCore
import ScrambleKit

/// The statistics, the word book and the calendar for their panels. The core computes them; the model holds the
/// player's selection.
@MainActor @Observable
final class StatisticsModel {
  var period = Statistics.Period.allTime {
    didSet { summary = statistics.summary(of: period, today: today.date, by: timeZone) }
  }
  private(set) var summary: StatisticsSummary
  /// The letters that filter the word book.
  var filterText = "" { didSet { if filterText != oldValue { filterWords() } } }
  /// The word length that filters the word book; nil for any.
  var filterLength: Int? { didSet { if filterLength != oldValue { filterWords() } } }
  /// The filtered words of the book, grouped by first letter.
  private(set) var letterSections: [LetterSection] = []
  private(set) var wordCount = 0
  private(set) var month: CivilMonth

  /// The common words missed more often than found, at most one hundred.
  @ObservationIgnored let wordsToLearn: [WordBook.Row]
  /// The root with most of the words to learn that were missed more than once, and how many of them it contains; nil if
  /// no root contains any.
  @ObservationIgnored let practice: (root: Word, count: Int)?
  /// The lengths of the found words.
  @ObservationIgnored let wordLengths: [Int]
  @ObservationIgnored private let statistics: Statistics
  @ObservationIgnored private let wording: Wording
  @ObservationIgnored private let today: DailyPuzzle
  @ObservationIgnored private let timeZone: TimeZoneOffsets
  /// The first day of the week, from 1 for Sunday to 7 for Saturday.
  @ObservationIgnored private let firstWeekday: Int

  /// Words of the book that begin with the same letter.
  struct LetterSection: Identifiable {
    let id: String
    /// The words in alphabetical order.
    var entries: [WordBook.Row]
  }

  init(
    _ statistics: Statistics, practice: CoveringRoot? = nil, wording: Wording, today: DailyPuzzle,
    timeZone: TimeZoneOffsets, firstWeekday: Int = 2
  ) {
    self.statistics = statistics
    self.wording = wording
    self.today = today
    self.timeZone = timeZone
    self.firstWeekday = firstWeekday
    self.practice = practice.map { ($0.root, $0.words.count) }
    summary = statistics.summary()
    wordsToLearn = statistics.words.toLearn
    wordLengths = Set(statistics.words.found(length: nil, containing: []).map(\.word.count)).sorted()
    month = CivilMonth(of: today.date)
    filterWords()
  }

  private func filterWords() {
    let query = filterText.trimmingCharacters(in: .whitespacesAndNewlines)
    let entries = statistics.words.found(length: filterLength, containing: Array(query.utf8))
    wordCount = entries.count
    letterSections = []
    for entry in entries {
      let letter = String(entry.word.description.prefix(1))
      if letterSections.last?.id != letter { letterSections.append(LetterSection(id: letter, entries: [])) }
      letterSections[letterSections.count - 1].entries.append(entry)
    }
  }
}

extension StatisticsModel {
  var summaryLines: [Wording.LabelledValue] { wording.lines(of: summary) }

  /// For each rank, highest first, the number of rounds with that rank.
  var rankLines: [Wording.LabelledValue] { wording.ranks(of: summary) }

  /// Returns the relative length of a rank's cord, from 0 to 1. The rank with the most rounds has length 1.
  func cordLength(of line: Wording.LabelledValue) -> Double {
    Double(line.value).map { $0 / Double(max(summary.ranks.max() ?? 1, 1)) } ?? 0
  }

  /// The number of consecutive weeks with at least three daily puzzles.
  var weeksLine: Wording.LabelledValue {
    (wording.text(.statisticsWeeks), String(statistics.weeksInARow(today: today.date, by: timeZone)))
  }
}

extension StatisticsModel {
  /// "found 3 times, first on 2026-11-22".
  func text(of entry: WordBook.Row) -> String { wording.text(of: entry, by: timeZone) }

  /// "Play a round with 3 of these words", or nil if no root contains any.
  var practiceText: String? { practice.map { wording.text(.practicePlay, .number($0.count)) } }

  /// "missed 3 times".
  func missedText(of entry: WordBook.Row) -> String { wording.text(.wordBookMissed, .number(entry.missedCount)) }
}

extension StatisticsModel {
  /// The month and year in the player's language: "November 2026".
  var monthTitle: String {
    month.firstDay.formatted(.dateTime.year().month(.wide), in: wording.language)
  }

  /// The days of the month that have a daily puzzle.
  var days: [CalendarDay] { statistics.days(of: month, today: today) }

  /// The short weekday names, starting with the first day of the player's week.
  var weekdays: [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let names = calendar.shortStandaloneWeekdaySymbols
    return (0..<7).map { names[(firstWeekday - 1 + $0) % 7] }
  }

  /// The number of days of the previous month in the first week.
  var leadingDayCount: Int { (month.firstDay.weekday + 1 - (firstWeekday - 1) + 7) % 7 }

  private var locale: Locale { Locale(identifier: wording.language.rawValue) }

  var hasEarlierMonth: Bool { month > Statistics.months(until: today).lowerBound }

  /// Whether there is a later month that is not entirely in the future.
  var hasLaterMonth: Bool { month < Statistics.months(until: today).upperBound }

  func showEarlierMonth() {
    if hasEarlierMonth { month = month.advanced(by: -1) ?? month }
  }

  func showLaterMonth() {
    if hasLaterMonth { month = month.advanced(by: 1) ?? month }
  }
}

/// Computing the statistics when their panels open.
extension GameModel {
  /// Computes the statistics, the word book and the calendar outside the main actor, because that takes a moment after
  /// years of play. Returns nil if the panel was closed in the meantime.
  func computeStatistics() async -> StatisticsModel? {
    let clock = dependencies.clock
    guard let today = clock.today ?? DailyPuzzle(number: 1) else { return nil }
    let rounds = game.history.rounds
    let (statistics, practice) = await Task.detached { [lexicon] in
      let statistics = Statistics(of: rounds, in: lexicon)
      return (statistics, statistics.practice(in: lexicon))
    }.value
    guard !Task.isCancelled else { return nil }
    return StatisticsModel(
      statistics, practice: practice, wording: wording, today: today, timeZone: clock.timeZoneOffsets,
      firstWeekday: clock.firstWeekday)
  }
}
