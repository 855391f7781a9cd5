/// The player's time zone as a list of UTC offsets, each with the time from which it applies.
///
/// The core does not know time zones. The platform passes in the changes that its own calendar knows.
public struct TimeZoneOffsets: Equatable, Sendable {
  /// A time at which the clocks change.
  package struct Change: Equatable, Sendable {
    /// The time of the change, in seconds since 1970-01-01 00:00 UTC.
    package let since: Int64
    /// The offset from UTC after the change, in seconds. Negative if the clocks are behind.
    package let offset: Int64

    package init(since: Int64, offset: Int64) {
      self.since = since
      self.offset = offset
    }
  }

  private let changes: [Change]

  /// Coordinated Universal Time.
  public static let utc = TimeZoneOffsets(changes: [])

  /// Creates the offsets of a time zone.
  ///
  /// - Parameter changes: The changes in chronological order. The offset of the first also applies before it.
  package init(changes: [Change]) {
    self.changes = changes
  }

  /// Returns the date of a moment. Moments before the year 1 or after 9999 have the first or the last date.
  ///
  /// - Parameter seconds: Seconds since 1970-01-01 00:00 UTC.
  /// - Complexity: O(*n*), where *n* is the number of changes.
  public func date(ofSecond seconds: Int64) -> CivilDate {
    CivilDate(dayCount: min(max(dayCount(ofSecond: seconds), CivilDate.firstDayCount), CivilDate.lastDayCount))
  }

  /// Returns the minutes from a time to the next midnight, rounded up and at least 1.
  ///
  /// These are minutes of elapsed time, even on a day on which the clocks change.
  package func minutesToMidnight(at second: Int64) -> Int {
    let day = dayCount(ofSecond: second)
    // The next day starts at midnight by one of the offsets or, where that is skipped, with a change.
    let midnight = Int64(day + 1 - CivilDate.epochDayCount) * 86_400
    let offsets = changes.isEmpty ? [0] : changes.map { $0.offset }
    let possibleMidnights = offsets.map { midnight - $0 } + changes.map { $0.since }
    let nextMidnight = possibleMidnights.filter { $0 > second && dayCount(ofSecond: $0) > day }.min()
    return max(1, Int(((nextMidnight ?? second) - second + 59) / 60))
  }

  /// Returns the number of the daily puzzle of a time. It is less than 1 before the first puzzle.
  package func dailyNumber(at second: Int64) -> Int {
    DailyPuzzle.number(ofDayCount: dayCount(ofSecond: second))
  }

  /// Returns the daily puzzle of a time, or nil before the first puzzle.
  public func today(at second: Int64) -> DailyPuzzle? { DailyPuzzle(number: dailyNumber(at: second)) }

  /// Returns the number of days from 0000-03-01 to a time.
  func dayCount(ofSecond seconds: Int64) -> Int {
    let offset = (changes.last { $0.since <= seconds } ?? changes.first)?.offset ?? 0
    let localSeconds = min(max(seconds, -TimeZoneOffsets.maxSeconds), TimeZoneOffsets.maxSeconds) + offset
    return Int(localSeconds >= 0 ? localSeconds / 86_400 : (localSeconds - 86_399) / 86_400) + CivilDate.epochDayCount
  }

  /// A number of seconds that is larger than the distance of any date from 1970.
  private static let maxSeconds: Int64 = 400_000_000_000
}
