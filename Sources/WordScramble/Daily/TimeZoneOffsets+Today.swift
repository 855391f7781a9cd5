extension TimeZoneOffsets {
  /// Returns the number that the daily puzzle of a moment would have: less than 1 before the first one, and more than ``DailyPuzzle/last``
  /// after the last.
  ///
  /// - Complexity: O(*n*), where *n* is the number of changes.
  package func dailyNumber(at moment: Moment) -> Int {
    DailyPuzzle.number(ofDayCount: dayCount(ofSecond: moment.seconds))
  }

  /// Returns the daily puzzle of a moment, or nil before the first one and after the last.
  ///
  /// - Complexity: O(*n*), where *n* is the number of changes.
  public func today(at moment: Moment) -> DailyPuzzle? { DailyPuzzle(number: dailyNumber(at: moment)) }
}
