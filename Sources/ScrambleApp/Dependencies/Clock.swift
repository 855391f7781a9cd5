import Foundation
import ScrambleKit
import WordScramble

/// The player's local time and calendar.
///
/// It provides dates. Play time is measured with a monotonic clock, ``Dependencies/moment``, so a change of the system time has no effect.
struct Clock: Sendable {
  private let now: @Sendable () -> Date
  private let timeZone: @Sendable () -> TimeZone
  /// The day on which the player's week begins: 1 is Sunday, 2 is Monday.
  let firstWeekday: Int

  /// Creates a clock.
  init(
    now: @escaping @Sendable () -> Date, timeZone: @escaping @Sendable () -> TimeZone, firstWeekday: Int = 2
  ) {
    self.now = now
    self.timeZone = timeZone
    self.firstWeekday = firstWeekday
  }

  /// The clock, the time zone and the first day of the week of the system.
  static let system = Clock(
    now: { Date() }, timeZone: { TimeZone.current }, firstWeekday: Calendar.current.firstWeekday)

  /// The daily puzzle of the player's own calendar day, or nil before the first one.
  var today: DailyPuzzle? { TimeZoneOffsets(around: moment, offset: offset).today(at: moment) }

  /// The player's local time up to now, for days that have passed.
  var timeZoneOffsets: TimeZoneOffsets { TimeZoneOffsets(until: moment.seconds, offset: offset) }

  /// Minutes until the player's next midnight.
  var minutesToMidnight: Int { TimeZoneOffsets(around: moment, offset: offset).minutesToMidnight(at: moment) }

  /// The present moment; its uptime is not that of the game.
  private var moment: Moment { Moment(seconds: Int64(now().timeIntervalSince1970), uptime: 0) }

  /// Returns how many seconds the player's clocks are ahead of UTC at a time.
  private func offset(at seconds: Int64) -> Int64 {
    Int64(timeZone().secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds))))
  }
}
