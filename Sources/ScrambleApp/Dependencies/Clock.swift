import Foundation
import ScrambleKit
import WordScramble

/// The player's local time and calendar.
///
/// It provides dates. Play time is measured with a monotonic clock, ``Dependencies/moment``, so a change of the system time has no effect.
struct Clock: Sendable {
  private let now: @Sendable () -> Date
  private let timeZone: @Sendable () -> TimeZone

  /// Creates a clock.
  init(now: @escaping @Sendable () -> Date, timeZone: @escaping @Sendable () -> TimeZone) {
    self.now = now
    self.timeZone = timeZone
  }

  /// The clock and the time zone of the system.
  static let system = Clock(now: { Date() }, timeZone: { TimeZone.current })

  /// The daily puzzle of the player's own calendar day, or nil before the first one.
  var today: DailyPuzzle? {
    let day = calendar.dateComponents([.year, .month, .day], from: now())
    guard let year = day.year, let month = day.month, let dayOfMonth = day.day else { return nil }
    return CivilDate(year: year, month: month, day: dayOfMonth).flatMap { DailyPuzzle(date: $0) }
  }

  /// The player's local time up to now, for days that have passed.
  var civilTime: LocalCalendar {
    let zone = timeZone()
    return LocalCalendar(until: Int64(now().timeIntervalSince1970)) {
      Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval($0))))
    }
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
