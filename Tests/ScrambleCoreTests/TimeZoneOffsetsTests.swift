import Testing

@testable import ScrambleCore

struct TimeZoneOffsetsTests {
  private func date(_ seconds: Int64, _ timeZone: TimeZoneOffsets = .utc) -> [Int] {
    let date = timeZone.date(ofSecond: seconds)
    return [date.year, date.month, date.day]
  }

  @Test(
    arguments: [
      (0, [1970, 1, 1]), (86_399, [1970, 1, 1]), (86_400, [1970, 1, 2]), (-1, [1969, 12, 31]),
      (-86_400, [1969, 12, 31]),
      (-86_401, [1969, 12, 30]), (1_795_000_000, [2026, 11, 18]), (253_402_300_799, [9999, 12, 31]),
      (253_402_300_800, [9999, 12, 31]), (.max, [9999, 12, 31]), (-62_135_596_800, [1, 1, 1]),
      (-62_135_596_801, [1, 1, 1]),
      (.min, [1, 1, 1]),
    ] as [(Int64, [Int])])
  func `without changes, dates are in UTC and stay within the supported years`(seconds: Int64, expected: [Int]) {
    #expect(date(seconds) == expected)
  }

  @Test func `each change applies from its second on, and the first one also before`() {
    let timeZone = TimeZoneOffsets(changes: [
      TimeZoneOffsets.Change(since: 100_000, offset: -7200), TimeZoneOffsets.Change(since: 200_000, offset: 50_400),
    ])
    #expect(date(0, timeZone) == [1969, 12, 31] && date(7199, timeZone) == [1969, 12, 31])
    #expect(date(7200, timeZone) == [1970, 1, 1])
    #expect(date(199_999, timeZone) == [1970, 1, 3] && date(200_000, timeZone) == [1970, 1, 3])
    #expect(date(208_799, timeZone) == [1970, 1, 3] && date(208_800, timeZone) == [1970, 1, 4])
  }

  @Test func `a day that is skipped has no midnight`() {
    // As in Samoa at the end of 2011: from 10 hours behind UTC to 14 hours ahead, at midnight.
    let change: Int64 = 1_794_996_000
    let timeZone = TimeZoneOffsets(changes: [
      TimeZoneOffsets.Change(since: 0, offset: -36_000), TimeZoneOffsets.Change(since: change, offset: 50_400),
    ])
    #expect(timeZone.minutesToMidnight(at: change - 120) == 2)
    #expect(timeZone.dailyNumber(at: change) == timeZone.dailyNumber(at: change - 120) + 2)
  }

  @Test func `weeks go from Monday to Sunday, and increase by one across years`() {
    let monday = CivilDate(year: 2026, month: 12, day: 28)!
    let days = (0..<14).map { CivilDate(dayCount: monday.dayCount + $0) }
    #expect(days.map { $0.week - monday.week } == Array(repeating: 0, count: 7) + Array(repeating: 1, count: 7))
    #expect(days.map(\.weekday) == Array(0...6) + Array(0...6))
  }
}
