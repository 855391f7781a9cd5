import Testing

@testable import ScrambleApp

struct ClockTests {
  private func clock(_ moment: String, _ zone: String) -> Clock {
    TestTime(moment, zone: zone).clock
  }

  @Test(
    arguments: [
      ("2026-01-01T00:00:00Z", "UTC", 1), ("2025-12-31T23:59:59Z", "UTC", nil),
      ("2025-12-31T10:00:00Z", "Pacific/Kiritimati", 1), ("2025-12-31T09:59:59Z", "Pacific/Kiritimati", nil),
      ("2026-01-01T11:59:59Z", "Etc/GMT+12", nil), ("2026-01-01T12:00:00Z", "Etc/GMT+12", 1),
      ("2026-01-01T18:14:59Z", "Asia/Kathmandu", 1), ("2026-01-01T18:15:00Z", "Asia/Kathmandu", 2),
      ("2026-02-28T23:59:59Z", "UTC", 59), ("2026-03-01T00:00:00Z", "UTC", 60),
      ("2028-02-28T12:00:00Z", "UTC", 789), ("2028-02-29T12:00:00Z", "UTC", 790), ("2028-03-01T12:00:00Z", "UTC", 791),
      ("2026-12-31T23:59:59Z", "UTC", 365), ("2027-01-01T00:00:00Z", "UTC", 366),
      ("2026-03-29T00:30:00Z", "Europe/Berlin", 88), ("2026-03-29T01:30:00Z", "Europe/Berlin", 88),
      ("2026-03-29T21:59:59Z", "Europe/Berlin", 88), ("2026-03-29T22:00:00Z", "Europe/Berlin", 89),
      ("2026-10-25T00:30:00Z", "Europe/Berlin", 298), ("2026-10-25T01:30:00Z", "Europe/Berlin", 298),
      ("2026-10-25T22:59:59Z", "Europe/Berlin", 298), ("2026-10-25T23:00:00Z", "Europe/Berlin", 299),
      ("2026-03-08T06:59:59Z", "America/New_York", 67), ("2026-03-08T07:00:00Z", "America/New_York", 67),
      ("2026-11-01T05:30:00Z", "America/New_York", 305), ("2026-11-01T06:30:00Z", "America/New_York", 305),
      ("2026-04-23T21:59:59Z", "Africa/Cairo", 113), ("2026-04-23T22:00:00Z", "Africa/Cairo", 114),
    ] as [(String, String, Int?)])
  func `the day is the player's local day`(moment: String, zone: String, number: Int?) {
    #expect(clock(moment, zone).today?.number == number)
  }

  @Test(arguments: [
    ("2026-07-01T20:18:00Z", "UTC", 222), ("2026-07-01T00:00:00Z", "UTC", 1440), ("2026-07-01T23:59:59Z", "UTC", 1),
    ("2026-07-01T23:59:00Z", "UTC", 1), ("2026-07-01T23:58:59Z", "UTC", 2), ("2026-12-31T23:00:00Z", "UTC", 60),
    ("2028-02-28T23:30:00Z", "UTC", 30), ("2028-02-29T23:30:00Z", "UTC", 30),
    ("2026-03-28T23:00:00Z", "Europe/Berlin", 23 * 60), ("2026-10-24T22:00:00Z", "Europe/Berlin", 25 * 60),
  ])
  func `the minutes to midnight are correct when the clocks change`(
    moment: String, zone: String, minutes: Int
  ) {
    #expect(clock(moment, zone).minutesToMidnight == minutes)
  }
}
