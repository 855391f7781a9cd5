import Testing

@testable import ScrambleCore

struct CivilDateTests {
  @Test(arguments: [
    (2026, 1, 1), (2024, 2, 29), (2028, 2, 29), (2000, 2, 29), (2400, 2, 29), (1, 1, 1), (9999, 12, 31), (2026, 4, 30),
  ])
  func `every day of the calendar is a date`(year: Int, month: Int, day: Int) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect((date.year, date.month, date.day) == (year, month, day))
    #expect(CivilDate(dayCount: date.dayCount) == date)
  }

  @Test(arguments: [
    (2026, 2, 29), (2100, 2, 29), (2200, 2, 29), (2025, 2, 29), (2028, 2, 30), (2026, 4, 31), (2026, 6, 31),
    (2026, 9, 31), (2026, 11, 31), (2026, 1, 32), (2026, 12, 32), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0),
    (2026, 1, -1), (2026, -1, 1), (0, 1, 1), (-2026, 1, 1), (10_000, 1, 1), (.max, 1, 1), (2026, .max, 1),
    (2026, 1, .max), (.min, .min, .min),
  ])
  func `a day that the calendar lacks is not a date`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    (1, 1, 1, 306), (1600, 2, 29, 584_387), (1970, 1, 1, 719_468), (2000, 2, 29, 730_484), (2000, 3, 1, 730_485),
    (2026, 1, 1, 739_922), (9999, 12, 31, 3_652_364),
  ])
  func `days are counted from 0000-03-01`(year: Int, month: Int, day: Int, count: Int) {
    #expect(CivilDate(year: year, month: month, day: day)?.dayCount == count)
  }

  @Test func `the days of four hundred years follow one another`() throws {
    var date = (year: 2026, month: 1, day: 1)
    var differing: [Int] = []
    let first = try #require(CivilDate(year: 2026, month: 1, day: 1)).dayCount
    for count in first...first + 146_097 {
      let counted = CivilDate(dayCount: count)
      let created = CivilDate(year: date.year, month: date.month, day: date.day)
      if created != counted || created?.dayCount != count { differing.append(count) }
      date = Self.tomorrow(date)
    }
    #expect(differing == [])
    #expect(date == (2426, 1, 2))
  }

  @Test func `nine years have the right number of days`() {
    var days = 0
    for year in 2096...2104 {
      for month in -1...14 { days += (-1...33).count { CivilDate(year: year, month: month, day: $0) != nil } }
    }
    #expect(days == 9 * 365 + 2)
  }

  /// Returns the next day, computed month by month.
  private static func tomorrow(_ date: (year: Int, month: Int, day: Int)) -> (year: Int, month: Int, day: Int) {
    let isLeap = date.year % 400 == 0 || (date.year % 4 == 0 && date.year % 100 != 0)
    let length =
      switch date.month {
      case 2: isLeap ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    if date.day < length { return (date.year, date.month, date.day + 1) }
    return date.month < 12 ? (date.year, date.month + 1, 1) : (date.year + 1, 1, 1)
  }
}
