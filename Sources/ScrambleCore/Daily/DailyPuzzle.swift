/// The puzzle of a day, with the same number and the same root for everybody.
public struct DailyPuzzle: Equatable, Sendable {
  /// The day count of 2026-01-01, the day of puzzle 1.
  private static let firstDayCount = 739_922
  /// The number of the last puzzle, that of 9999-12-31.
  public static var lastNumber: Int { Lexicon.dailyNumbers.upperBound }

  /// The number, with 1 for 2026-01-01.
  public let number: Int

  /// Creates the puzzle with a number, or nil if the number is below 1 or its day is after the year 9999.
  public init?(number: Int) {
    guard Lexicon.dailyNumbers.contains(number) else { return nil }
    self.number = number
  }

  /// Creates the puzzle with a number given as up to seven digits, or nil if there is no such puzzle or the text is not
  /// a number.
  package init?(digits: [UInt8]) {
    var number = 0
    for digit in digits {
      guard digits.count <= 7, digit &- UInt8(ascii: "0") < 10 else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    self.init(number: number)
  }

  /// Creates the puzzle of a date, or nil before 2026-01-01.
  ///
  /// The number counts whole days between dates, not milliseconds between midnights, so no clock change can skip or
  /// repeat one.
  public init?(date: CivilDate) {
    self.init(number: DailyPuzzle.number(ofDayCount: date.dayCount))
  }

  /// Returns the number of a day, even if the day has no puzzle.
  package static func number(ofDayCount dayCount: Int) -> Int { dayCount - firstDayCount + 1 }

  public var date: CivilDate { CivilDate(dayCount: DailyPuzzle.firstDayCount + number - 1) }

  /// Returns whether the puzzle is of a later day than another. Every puzzle is later than nil, which means that the
  /// first day has not come.
  public func isLater(than today: DailyPuzzle?) -> Bool { number > today?.number ?? 0 }

  /// Returns the root of the day. After the last root of the daily order, on 11 March 2029, the order repeats from
  /// puzzle 341.
  ///
  /// Nil if the lexicon has no daily order.
  public func root(in lexicon: Lexicon) -> Word? { lexicon.dailyRoot(number) }
}
