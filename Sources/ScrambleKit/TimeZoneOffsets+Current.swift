public import WordScramble

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

  /// Finds the offset changes of a time zone that affect the day of a moment and the next midnight.
  ///
  /// - Parameters:
  ///   - offset: Returns the offset from UTC in seconds at a time in seconds since 1970.
  package init(around moment: Moment, offset: (Int64) -> Int64) {
    self.init(
      from: moment.seconds - 2 * TimeZoneOffsets.day, until: moment.seconds + TimeZoneOffsets.day, offset: offset)
  }

  /// Returns the offsets of the system time zone around a moment.
  public static func current(around moment: Moment) -> TimeZoneOffsets {
    TimeZoneOffsets(around: moment) { offset(at: $0) }
  }

  /// Finds the offset changes of a time zone, from the first daily puzzle to a time.
  ///
  /// - Parameters:
  ///   - end: Seconds since 1970-01-01 00:00 UTC.
  ///   - offset: Returns the offset from UTC in seconds at a time in seconds since 1970.
  package init(until end: Int64, offset: (Int64) -> Int64) {
    self.init(from: TimeZoneOffsets.beginning, until: end, offset: offset)
  }

  private init(from beginning: Int64, until end: Int64, offset: (Int64) -> Int64) {
    let day = TimeZoneOffsets.day
    var last = offset(beginning)
    var changes = [Change(since: beginning, offset: last)]
    for noon in stride(from: beginning + day, through: max(end, beginning) + day, by: Int(day)) {
      let next = offset(noon)
      guard next != last else { continue }
      let since = TimeZoneOffsets.change(between: noon - day, and: noon, offset)
      changes.append(Change(since: since, offset: next))
      last = next
    }
    self.init(changes: changes)
  }

  private static let day: Int64 = 86_400
  /// 2025-12-31 12:00 UTC, before the first daily puzzle in every time zone.
  private static let beginning: Int64 = 1_767_182_400

  private static func change(between first: Int64, and last: Int64, _ offset: (Int64) -> Int64) -> Int64 {
    var (low, high) = (first, last)
    let before = offset(first)
    while high - low > 1 {
      let middle = (low + high) / 2
      if offset(middle) == before { low = middle } else { high = middle }
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
    let now = Moment.now
    return TimeZoneOffsets.current(around: now).date(ofSecond: now.seconds)
  }

  /// Reads a date as YYYY-MM-DD (ISO 8601); nil if the text is not one.
  public init?(iso text: String) {
    guard let numbers = digits(text, [4, 2, 2]) else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The date as YYYY-MM-DD (ISO 8601).
  public var iso: String { "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))" }
}

extension CivilMonth {
  /// The month as YYYY-MM (ISO 8601).
  package var iso: String { "\(digits(year, 4))-\(digits(month, 2))" }

  /// Reads a month as YYYY-MM (ISO 8601); nil if the text is not one.
  package init?(iso text: String) {
    guard let numbers = digits(text, [4, 2]) else { return nil }
    self.init(year: numbers[0], month: numbers[1])
  }
}

private func digits(_ number: Int, _ count: Int) -> String {
  String(repeating: "0", count: count - String(number).utf8.count) + String(number)
}

/// Returns the numbers in a text if they are separated by hyphens and have these numbers of digits; otherwise nil.
private func digits(_ text: String, _ counts: [Int]) -> [Int]? {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  guard parts.map(\.utf8.count) == counts, text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }) else {
    return nil
  }
  return parts.compactMap { Int($0) }
}
