import ScrambleCore
import ScrambleKit

/// The player's clock.
struct Clock: Sendable {
  /// Returns the present time in seconds since 1970-01-01 00:00 UTC.
  let now: @Sendable () -> Int64

  /// The clock of the computer.
  static let system = Clock { SystemClock.second }

  /// The player's time zone around the present.
  var timeZone: TimeZoneOffsets { .current(around: now()) }

  /// The daily puzzle of the player's own calendar day, or nil before the first one.
  var today: DailyPuzzle? { timeZone.today(at: now()) }

  /// Minutes until the player's next midnight.
  var minutesToMidnight: Int { timeZone.minutesToMidnight(at: now()) }
}
