import ScrambleCore
import ScrambleKit

/// The player's clock.
struct Clock: Sendable {
  /// Returns the present moment.
  let moment: @Sendable () -> Moment

  /// The clock of the computer.
  static let system = Clock { Moment.now }

  /// Seconds since 1970-01-01 00:00 UTC.
  var secondsSince1970: Int64 { moment().seconds }

  /// The number of the daily puzzle for the player's own calendar day. It also counts days before the first puzzle and
  /// after the last.
  var dailyNumber: Int {
    let moment = moment()
    return TimeZoneOffsets.current(around: moment).dailyNumber(at: moment)
  }

  /// The daily puzzle of the player's own calendar day, or nil before the first one and after the last.
  var today: DailyPuzzle? { DailyPuzzle(number: dailyNumber) }

  /// Minutes until the player's next midnight.
  var minutesToMidnight: Int {
    let moment = moment()
    return TimeZoneOffsets.current(around: moment).minutesToMidnight(at: moment)
  }
}
