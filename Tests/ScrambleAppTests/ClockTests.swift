import Foundation
import Testing

@testable import ScrambleApp

/// The system's time zones in the clock.
struct ClockTests {
  private func clock(_ date: String, _ zone: String) -> Clock {
    TestTime(date, zone: zone).clock()
  }

  @Test(
    arguments: [
      ("2025-12-31T23:59:59Z", "UTC", nil), ("2026-01-01T00:00:00Z", "UTC", 1),
      ("2025-12-31T09:59:59Z", "Pacific/Kiritimati", nil), ("2025-12-31T10:00:00Z", "Pacific/Kiritimati", 1),
      ("2026-01-01T18:14:59Z", "Asia/Kathmandu", 1), ("2026-01-01T18:15:00Z", "Asia/Kathmandu", 2),
      ("2026-03-28T23:00:00Z", "Europe/Berlin", 88), ("2026-03-29T22:00:00Z", "Europe/Berlin", 89),
      ("2026-10-25T22:59:59Z", "Europe/Berlin", 298), ("2026-10-25T23:00:00Z", "Europe/Berlin", 299),
      ("2026-04-23T21:59:59Z", "Africa/Cairo", 113), ("2026-04-23T22:00:00Z", "Africa/Cairo", 114),
    ] as [(String, String, Int?)])
  func `the day is the player's local day`(date: String, zone: String, number: Int?) {
    #expect(clock(date, zone).today?.number == number)
  }

  @Test(arguments: [
    ("2026-07-01T00:00:00Z", "UTC", 1440), ("2026-07-01T23:58:59Z", "UTC", 2), ("2026-07-01T23:59:59Z", "UTC", 1),
    ("2026-03-28T23:00:00Z", "Europe/Berlin", 23 * 60), ("2026-10-24T22:00:00Z", "Europe/Berlin", 25 * 60),
  ])
  func `the minutes to midnight are correct when the clocks change`(date: String, zone: String, minutes: Int) {
    #expect(clock(date, zone).minutesToMidnight == minutes)
  }

  @MainActor @Test func `a player who travels gets the puzzle of the local day`() {
    let time = TestTime("2026-03-10T23:30:00Z")
    let model = GameModel.playing(nil, time: time)
    #expect(model.todayNumber == 69 && model.nextDailyText == "next in 30 min")
    time.zone = TimeZone(identifier: "Asia/Tokyo")!
    #expect(model.todayNumber == 70)
    time.zone = TimeZone(identifier: "Pacific/Honolulu")!
    #expect(model.todayNumber == 69)
  }
}
