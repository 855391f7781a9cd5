import Foundation
import ScrambleCore
import ScrambleKit

/// The player's clock, time zone and calendar.
struct Clock: Sendable {
  private let now: @Sendable () -> Int64
  private let timeZone: @Sendable () -> TimeZone
  /// The day on which the player's week begins, from 1 for Sunday to 7 for Saturday.
  let firstWeekday: Int

  /// - Parameter now: Returns the current time in seconds since 1970-01-01 00:00 UTC.
  init(
    now: @escaping @Sendable () -> Int64, timeZone: @escaping @Sendable () -> TimeZone, firstWeekday: Int = 2
  ) {
    self.now = now
    self.timeZone = timeZone
    self.firstWeekday = firstWeekday
  }

  /// The system's clock, time zone and first day of the week.
  static let system = Clock(
    now: { SystemClock.second }, timeZone: { TimeZone.current }, firstWeekday: Calendar.current.firstWeekday)

  /// The current time in seconds since 1970-01-01 00:00 UTC.
  var second: Int64 { now() }

  /// The daily puzzle of the player's calendar day, or nil before the first puzzle.
  var today: DailyPuzzle? { offsetsAroundNow.today(at: second) }

  /// The number of minutes until the player's next midnight.
  var minutesToMidnight: Int { offsetsAroundNow.minutesToMidnight(at: second) }

  /// The player's offsets from UTC around now, for today.
  var offsetsAroundNow: TimeZoneOffsets { TimeZoneOffsets(around: second, offset: offset) }

  /// The player's offsets from UTC up to now, for days that have passed.
  var timeZoneOffsets: TimeZoneOffsets { TimeZoneOffsets(until: second, offset: offset) }

  /// Returns how many seconds local time is ahead of UTC at a time.
  private func offset(at seconds: Int64) -> Int64 {
    Int64(timeZone().secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds))))
  }
}
