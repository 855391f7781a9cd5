public import Foundation
import WordScramble

/// The time and the calendar where the player is.
///
/// Only the day is ever asked of it: no round is timed, so a clock that jumps can take nothing away.
public struct Clock: Sendable {
  private let now: @Sendable () -> Date
  private let timeZone: @Sendable () -> TimeZone

  /// Creates a clock.
  public init(now: @escaping @Sendable () -> Date, timeZone: @escaping @Sendable () -> TimeZone) {
    self.now = now
    self.timeZone = timeZone
  }

  /// The clock of the device.
  public static let system = Clock(now: { Date() }, timeZone: { TimeZone.current })

  /// Seconds since 1970-01-01 00:00 UTC.
  var seconds: Int64 { Int64(now().timeIntervalSince1970.rounded(.down)) }

  /// The daily puzzle of the player's own calendar day, or nil before the first one.
  var today: DailyPuzzle? {
    let day = calendar.dateComponents([.year, .month, .day], from: now())
    guard let year = day.year, let month = day.month, let dayOfMonth = day.day else { return nil }
    return CivilDate(year: year, month: month, day: dayOfMonth).flatMap { DailyPuzzle(date: $0) }
  }

  /// Whole minutes until the player's next midnight, rounded up: minutes that pass, also on a day when the clocks change.
  var minutesToMidnight: Int {
    let now = now()
    guard let day = calendar.dateInterval(of: .day, for: now) else { return 1 }
    return max(1, Int((day.end.timeIntervalSince(now) / 60).rounded(.up)))
  }

  /// The civil calendar, whichever one the player's device shows.
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone()
    return calendar
  }
}
