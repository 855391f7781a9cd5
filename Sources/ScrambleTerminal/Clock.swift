import ScrambleKit
import WordScramble

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The player's local time and calendar.
struct Clock: Sendable {
  /// The present moment.
  let moment: @Sendable () -> Moment

  /// The clock of the computer.
  static let system = Clock { Moment.now }

  /// Seconds since 1970-01-01 00:00 UTC.
  var now: Int64 { moment().seconds }

  /// The daily puzzle of the player's own calendar day, or nil before the first one and after the last.
  var today: DailyPuzzle? {
    let local = localTime(now)
    let date = CivilDate(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
    return date.flatMap { DailyPuzzle(date: $0) }
  }

  /// Whether the player's calendar day comes after the last daily puzzle, rather than before the first.
  var isAfterLastDaily: Bool { localTime(now).tm_year + 1900 > 9999 }

  /// Minutes until the player's next midnight, rounded up, with daylight saving time taken into account.
  var minutesToMidnight: Int {
    let now = now
    var next = localTime(now)
    next.tm_mday += 1
    (next.tm_hour, next.tm_min, next.tm_sec, next.tm_isdst) = (0, 0, 0, -1)
    return max(1, (Int(mktime(&next)) - Int(now) + 59) / 60)
  }

  private func localTime(_ seconds: Int64) -> tm {
    var seconds = time_t(seconds)
    var local = tm()
    localtime_r(&seconds, &local)
    return local
  }
}
