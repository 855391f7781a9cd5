public import ScrambleCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension TimeZoneOffsets {
  /// Returns the offsets of the system time zone from the first daily puzzle to a moment.
  ///
  /// The C library gives the offset of each day. Between two days that differ, a binary search finds the second of the
  /// change.
  ///
  /// - Parameter end: Seconds since 1970-01-01 00:00 UTC.
  /// - Complexity: O(*n*), where *n* is the number of days.
  package static func current(until end: Int64) -> TimeZoneOffsets {
    TimeZoneOffsets(until: end) { offset(at: $0) }
  }

  /// Finds the offset changes of a time zone that affect the day of a second and the next midnight.
  ///
  /// - Parameters:
  ///   - second: Seconds since 1970-01-01 00:00 UTC.
  ///   - offset: Returns the offset from UTC in seconds at a time in seconds since 1970.
  package init(around second: Int64, offset: (Int64) -> Int64) {
    self.init(
      from: second - 2 * TimeZoneOffsets.secondsPerDay, until: second + TimeZoneOffsets.secondsPerDay, offset: offset)
  }

  /// Returns the offsets of the system time zone around a second since 1970-01-01 00:00 UTC.
  public static func current(around second: Int64) -> TimeZoneOffsets {
    TimeZoneOffsets(around: second) { offset(at: $0) }
  }

  /// Finds the offset changes of a time zone, from the first daily puzzle to a time.
  ///
  /// - Parameters:
  ///   - end: Seconds since 1970-01-01 00:00 UTC.
  ///   - offset: Returns the offset from UTC in seconds at a time in seconds since 1970.
  package init(until end: Int64, offset: (Int64) -> Int64) {
    self.init(from: TimeZoneOffsets.earliestSecond, until: end, offset: offset)
  }

  private init(from start: Int64, until end: Int64, offset: (Int64) -> Int64) {
    let day = TimeZoneOffsets.secondsPerDay
    var lastOffset = offset(start)
    var changes = [Change(since: start, offset: lastOffset)]
    for noon in stride(from: start + day, through: max(end, start) + day, by: Int(day)) {
      let nextOffset = offset(noon)
      guard nextOffset != lastOffset else { continue }
      let since = TimeZoneOffsets.secondOfChange(between: noon - day, and: noon, offset)
      changes.append(Change(since: since, offset: nextOffset))
      lastOffset = nextOffset
    }
    self.init(changes: changes)
  }

  private static let secondsPerDay: Int64 = 86_400
  /// 2025-12-31 12:00 UTC, before the first daily puzzle in every time zone.
  private static let earliestSecond: Int64 = 1_767_182_400

  private static func secondOfChange(between first: Int64, and last: Int64, _ offset: (Int64) -> Int64) -> Int64 {
    var low = first
    var high = last
    let offsetBefore = offset(first)
    while high - low > 1 {
      let middle = (low + high) / 2
      if offset(middle) == offsetBefore { low = middle } else { high = middle }
    }
    return high
  }

  private static func offset(at seconds: Int64) -> Int64 {
    var seconds = time_t(seconds)
    var local = tm()
    localtime_r(&seconds, &local)
    return Int64(local.tm_gmtoff)
  }
}

extension CivilDate {
  /// The current day in the system time zone.
  public static var today: CivilDate {
    let now = SystemClock.second
    return TimeZoneOffsets.current(around: now).date(ofSecond: now)
  }

  /// Reads a date as YYYY-MM-DD (ISO 8601); nil if the text is not one.
  public init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) })
    else {
      return nil
    }
    let numbers = parts.compactMap { Int($0) }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The date as YYYY-MM-DD (ISO 8601).
  public var iso: String { "\(zeroPadded(year, 4))-\(zeroPadded(month, 2))-\(zeroPadded(day, 2))" }
}

private func zeroPadded(_ number: Int, _ count: Int) -> String {
  String(repeating: "0", count: count - String(number).utf8.count) + String(number)
}
