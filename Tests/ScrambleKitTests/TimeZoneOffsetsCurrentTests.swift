import Foundation
import ScrambleCore
import Testing

@testable import ScrambleKit

/// Compares time zones with Foundation. No test changes the time zone of the process, because all tests share it.
struct TimeZoneOffsetsCurrentTests {
  /// 2028-07-01 00:00 UTC, two and a half years after the first daily puzzle.
  private static let end: Int64 = 1_846_022_400

  /// Expects the same dates as in Foundation, around each offset change and at other times since the first puzzle.
  private func expectSameDates(_ timeZone: TimeZoneOffsets, of zone: TimeZone) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = zone
    var differing: [Int64] = []
    for midnight in stride(from: Int64(1_767_225_600), to: Self.end, by: 86_400) {
      for shift in [Int64(0), 7199, 25_200, 43_200, 79_199, 82_800] {
        let date = Date(timeIntervalSince1970: Double(midnight + shift))
        let parts = gregorian.dateComponents([.year, .month, .day], from: date)
        let expected = CivilDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
        if timeZone.date(ofSecond: midnight + shift) != expected { differing.append(midnight + shift) }
      }
    }
    #expect(differing.isEmpty, "\(zone.identifier): \(differing.count) times, first \(differing.first ?? 0)")
  }

  @Test func `the system time zone has the same dates as in Foundation`() {
    expectSameDates(TimeZoneOffsets.current(until: Self.end), of: .current)
  }

  @Test(arguments: [
    "UTC", "Europe/Berlin", "America/New_York", "Asia/Shanghai", "Australia/Lord_Howe", "Pacific/Kiritimati",
    "America/St_Johns", "Africa/Casablanca", "Pacific/Chatham",
  ])
  func `every time zone has the same dates as in Foundation`(name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let timeZone = TimeZoneOffsets(until: Self.end) { seconds in
      Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
    }
    expectSameDates(timeZone, of: zone)
  }

  @Test(arguments: [
    "UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Kiritimati",
    "America/St_Johns", "Africa/Cairo", "Pacific/Chatham", "America/Havana",
  ])
  func `the day and the minutes to midnight are the same as in Foundation`(name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = zone
    var differing: [Int64] = []
    for second in stride(from: Int64(1_767_225_600), to: 1_767_225_600 + 400 * 86_400, by: 4_567) {
      let timeZone = TimeZoneOffsets(around: second) { seconds in
        Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
      }
      let now = Date(timeIntervalSince1970: Double(second))
      let end = try #require(gregorian.dateInterval(of: .day, for: now)).end
      let parts = gregorian.dateComponents([.year, .month, .day], from: now)
      let date = CivilDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
      let minutes = Int((end.timeIntervalSince(now) / 60).rounded(.up))
      let isSame = timeZone.minutesToMidnight(at: second) == minutes && timeZone.today(at: second)?.date == date
      if !isSame && date?.year ?? 0 > 2025 { differing.append(second) }
    }
    #expect(differing.isEmpty, "\(differing.count) times, first \(differing.first ?? 0)")
  }

  @Test func `an offset change is found to the second, and only if there is one`() {
    let change: Int64 = 1_774_746_000
    let timeZone = TimeZoneOffsets(until: Self.end) { $0 < change ? 3600 : 7200 }
    let expected = TimeZoneOffsets(changes: [
      TimeZoneOffsets.Change(since: 1_767_182_400, offset: 3600), TimeZoneOffsets.Change(since: change, offset: 7200),
    ])
    #expect(timeZone == expected)
    let constantOffset = TimeZoneOffsets(until: 0) { _ in -18_000 }
    #expect(constantOffset == TimeZoneOffsets(changes: [TimeZoneOffsets.Change(since: 1_767_182_400, offset: -18_000)]))
  }

  @Test func `a date is written with four, two and two digits`() throws {
    let date = try #require(CivilDate(year: 26, month: 1, day: 2))
    #expect(date.iso == "0026-01-02")
    #expect(CivilDate(year: 2026, month: 11, day: 22)?.iso == "2026-11-22")
  }
}
