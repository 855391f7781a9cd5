/// The player's time zone as a list of UTC offsets, each with the time from which it applies.
///
/// The core knows no time zones; the platform passes in the changes that its own calendar knows. Without changes it is UTC.
public struct LocalCalendar: Equatable, Sendable {
  /// A moment at which the clocks are set.
  public struct Change: Equatable, Sendable {
    /// When, in seconds since 1970-01-01 00:00 UTC.
    public let since: Int64
    /// How many seconds the clocks are ahead of UTC from then on; less than 0 if they are behind.
    public let offset: Int64

    /// Creates a change.
    public init(since: Int64, offset: Int64) {
      (self.since, self.offset) = (since, offset)
    }
  }

  private let changes: [Change]

  /// Creates a calendar.
  ///
  /// - Parameter changes: In the order of time; the first one also holds for what was before it.
  public init(changes: [Change] = []) {
    self.changes = changes
  }

  /// Returns the date of a moment; moments before the year 1 or after 9999 have the first or the last date.
  ///
  /// - Parameter seconds: Seconds since 1970-01-01 00:00 UTC.
  /// - Complexity: O(*n*), where *n* is the number of changes.
  public func date(ofSecond seconds: Int64) -> CivilDate {
    let offset = (changes.last { $0.since <= seconds } ?? changes.first)?.offset ?? 0
    let local = min(max(seconds, -LocalCalendar.longest), LocalCalendar.longest) + offset
    let day = Int(local >= 0 ? local / 86_400 : (local - 86_399) / 86_400)
    return CivilDate(dayCount: min(max(day + CivilDate.epochDayCount, CivilDate.firstDayCount), CivilDate.lastDayCount))
  }

  /// More seconds than any date is away from 1970.
  private static let longest: Int64 = 400_000_000_000
}
