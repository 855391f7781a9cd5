import Foundation
import ScrambleCore
import ScrambleKit

/// The player's local time and calendar.
///
/// It is only for dates. Play time is measured with a monotonic clock, ``Dependencies/moment``, so changes of the
/// system time do not affect play time.
struct Clock: Sendable {
  private let now: @Sendable () -> Date
  private let timeZone: @Sendable () -> TimeZone
  /// The day on which the player's week begins, from 1 for Sunday to 7 for Saturday.
  let firstWeekday: Int

  init(
    now: @escaping @Sendable () -> Date, timeZone: @escaping @Sendable () -> TimeZone, firstWeekday: Int = 2
  ) {
    self.now = now
    self.timeZone = timeZone
    self.firstWeekday = firstWeekday
  }

  /// The system's clock, time zone and first day of the week.
  static let system = Clock(
    now: { Date() }, timeZone: { TimeZone.current }, firstWeekday: Calendar.current.firstWeekday)

  /// The daily puzzle of the player's calendar day, or nil before the first puzzle.
  var today: DailyPuzzle? { TimeZoneOffsets(around: moment, offset: offset).today(at: moment) }

  /// The player's offsets from UTC up to now, for days that have passed.
  var timeZoneOffsets: TimeZoneOffsets { TimeZoneOffsets(until: moment.seconds, offset: offset) }

  /// The number of minutes until the player's next midnight.
  var minutesToMidnight: Int { TimeZoneOffsets(around: moment, offset: offset).minutesToMidnight(at: moment) }

  /// The current moment for calendar calculations. Its uptime is unused.
  private var moment: Moment { Moment(seconds: Int64(now().timeIntervalSince1970), uptime: 0) }

  /// Returns how many seconds local time is ahead of UTC at a time.
  private func offset(at seconds: Int64) -> Int64 {
    Int64(timeZone().secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds))))
  }
}
