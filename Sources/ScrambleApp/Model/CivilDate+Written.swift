import Foundation
import ScrambleKit
import WordScramble

extension CivilDate {
  /// The date as a language writes it, or in digits if it has none.
  func written(_ style: Date.FormatStyle, in language: Language) -> String {
    var (civil, style) = (Calendar(identifier: .gregorian), style.locale(Locale(identifier: language.rawValue)))
    civil.timeZone = .gmt
    guard let date = civil.date(from: DateComponents(year: year, month: month, day: day)) else { return iso }
    (style.calendar, style.timeZone) = (civil, .gmt)
    return date.formatted(style)
  }
}

extension Wording {
  /// When the puzzle of a later day is out: "No 400 is out on February 4, 2027. Here is today's."
  func comesLater(_ puzzle: DailyPuzzle) -> String {
    let date = puzzle.date.written(.dateTime.year().month(.wide).day(), in: language)
    return text(.dailyLater, .number(puzzle.number), .text(date))
  }
}
