import Foundation
import Observation
import ScrambleKit
import WordScramble

/// The record, the word book and the calendar as their panels show them. The core counts; here is what the player has chosen to see.
@MainActor @Observable
final class RecordModel {
  /// The period whose figures are shown.
  var period = Statistics.Period.allTime {
    didSet { figures = statistics.figures(of: period, today: today.date, by: calendar) }
  }
  /// The figures of the period.
  private(set) var figures: Figures
  /// The letters that words of the book are to have in a row.
  var text = "" { didSet { if text != oldValue { look() } } }
  /// How many letters words of the book are to have; nil for any number.
  var length: Int? { didSet { if length != oldValue { look() } } }
  /// The words of the book that have been looked for, by first letter.
  private(set) var letters: [Letter] = []
  /// How many they are.
  private(set) var count = 0
  /// The first day of the month that is shown.
  private(set) var month: CivilDate

  /// The words missed more often than found.
  @ObservationIgnored let toLearn: [WordBook.Entry]
  /// How many letters the words found have.
  @ObservationIgnored let lengths: [Int]
  @ObservationIgnored private let statistics: Statistics
  @ObservationIgnored private let wording: Wording
  @ObservationIgnored private let today: DailyPuzzle
  @ObservationIgnored private let calendar: LocalCalendar

  /// Words of the book that begin with the same letter.
  struct Letter: Identifiable {
    /// The letter, lower case.
    let id: String
    /// The words, from a to z.
    var entries: [WordBook.Entry]
  }

  init(_ statistics: Statistics, wording: Wording, today: DailyPuzzle, calendar: LocalCalendar) {
    (self.statistics, self.wording, self.today, self.calendar) = (statistics, wording, today, calendar)
    figures = statistics.figures()
    toLearn = statistics.words.toLearn
    lengths = Set(statistics.words.found(length: nil, containing: []).map(\.word.count)).sorted()
    month = CivilDate(year: today.date.year, month: today.date.month, day: 1) ?? today.date
    look()
  }

  private func look() {
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

/// The record.
extension RecordModel {
  /// The figures in words.
  var lines: [Wording.Line] { wording.lines(of: figures) }

  /// How many rounds reached a rank and none above, the highest rank first.
  var ranks: [Wording.Line] { wording.ranks(of: figures) }

  /// Which share of the cord a rank is drawn with, from 0 to 1: the rank most often reached has all of it.
  func share(of line: Wording.Line) -> Double {
    Double(line.value).map { $0 / Double(max(figures.ranks.max() ?? 1, 1)) } ?? 0
  }

  /// How many weeks in a row had three daily puzzles.
  var weeks: Wording.Line {
    (wording.text(.recordWeeks), String(statistics.weeksInARow(today: today.date, by: calendar)))
  }
}

/// The word book.
extension RecordModel {
  /// "found 3 times, first on 2026-11-22".
  func text(of entry: WordBook.Entry) -> String { wording.text(of: entry, by: calendar) }

  /// "missed 3 times".
  func missedText(of entry: WordBook.Entry) -> String { wording.text(.bookMissed, .number(entry.missed)) }
}

/// The calendar.
extension RecordModel {
  /// The days of the month that have a daily puzzle.
  var days: [CalendarDay] { statistics.days(ofYear: month.year, month: month.month, today: today) }

  /// How many days of another month stand before the first one in its week, which begins on Monday.
  var daysBefore: Int { month.weekday }

  /// Whether an earlier month has daily puzzles.
  var hasEarlierMonth: Bool { month > (DailyPuzzle(number: 1)?.date ?? month) }

  /// Whether a later month has days that have come.
  var hasLaterMonth: Bool { (month.year, month.month) < (today.date.year, today.date.month) }

  /// Shows the month before.
  func showEarlierMonth() {
    if hasEarlierMonth { show(month.year, month.month - 1) }
  }

  /// Shows the month after.
  func showLaterMonth() {
    if hasLaterMonth { show(month.year, month.month + 1) }
  }

  private func show(_ year: Int, _ month: Int) {
    let day = CivilDate(
      year: month == 0 ? year - 1 : month == 13 ? year + 1 : year, month: (month + 11) % 12 + 1, day: 1)
    self.month = day ?? self.month
  }
}
