extension TimeZoneOffsets {
  /// Returns the number of the daily puzzle of a moment. It is less than 1 before the first puzzle and more than
  /// ``DailyPuzzle/lastNumber`` after the last.
  package func dailyNumber(at moment: Moment) -> Int {
    DailyPuzzle.number(ofDayCount: dayCount(ofSecond: moment.seconds))
  }

  /// Returns the daily puzzle of a moment, or nil before the first or after the last puzzle.
  public func today(at moment: Moment) -> DailyPuzzle? { DailyPuzzle(number: dailyNumber(at: moment)) }
}
