/// The puzzle of a day: the same number everywhere, and the same root for everybody.
public struct DailyPuzzle: Equatable, Sendable {
  /// The day of number 1, 2026-01-01, as a day count.
  private static let firstDay = 739_922
  /// The last number, that of 9999-12-31.
  public static var last: Int { Lexicon.dailyNumbers.upperBound }

  /// The number; 1 is 2026-01-01. A round keeps its number even if the clock is set later.
  public let number: Int

  /// Creates the puzzle of a number, or nil below 1 and after the year 9999.
  public init?(number: Int) {
    guard Lexicon.dailyNumbers.contains(number) else { return nil }
    self.number = number
  }

  /// Creates the puzzle of a number in up to seven digits.
  package init?(digits: [UInt8]) {
    guard let number = PastedLink.dailyNumber(digits) else { return nil }
    self.init(number: number)
  }

  /// Creates the puzzle of a civil date, or nil before 2026-01-01.
  ///
  /// The number counts whole days between dates, never milliseconds between midnights, so that no clock change can skip or repeat one.
  public init?(date: CivilDate) {
    self.init(number: DailyPuzzle.number(ofDayCount: date.dayCount))
  }

  /// Returns the number of a day, also of one that has no puzzle.
  package static func number(ofDayCount dayCount: Int) -> Int { dayCount - firstDay + 1 }

  /// The day of the puzzle.
  public var date: CivilDate { CivilDate(dayCount: DailyPuzzle.firstDay + number - 1) }

  /// Whether the puzzle is out on a later day than that of another; before the first puzzle, every one is.
  public func isLater(than today: DailyPuzzle?) -> Bool { number > today?.number ?? 0 }

  /// Returns the root of the day; the order starts over after its end. Nil if the lexicon has no daily order, or is a part without this day.
  public func root(in lexicon: Lexicon) -> Word? { lexicon.dailyRoot(number) }
}
