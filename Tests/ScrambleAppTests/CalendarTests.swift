import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// The calendar's columns: the weekdays in the player's language, starting with the first day of the player's week.
@MainActor struct CalendarTests {
  private func statistics(firstWeekday: Int, in language: Language = .english) throws -> StatisticsModel {
    let today = try #require(DailyPuzzle(number: 327))  // A day in November 2026, which begins on a Sunday.
    return StatisticsModel(
      Statistics(of: [], in: english), wording: Wording.tested(in: language), today: today,
      timeZone: .utc, firstWeekday: firstWeekday)
  }

  @Test(arguments: [(1, "Sun", 0), (2, "Mon", 6), (7, "Sat", 1)])
  func `the week begins on the player's first weekday`(firstWeekday: Int, name: String, leadingDays: Int) throws {
    let statistics = try statistics(firstWeekday: firstWeekday)
    #expect(statistics.weekdays.count == 7 && statistics.weekdays[0] == name)
    // The first day of the month is below its weekday name.
    #expect(statistics.leadingDayCount == leadingDays && statistics.weekdays[leadingDays] == "Sun")
  }

  @Test func `every month begins in the right column`() throws {
    let statistics = try statistics(firstWeekday: 1)
    while statistics.hasEarlierMonth {
      statistics.showEarlierMonth()
      let first = try #require(statistics.days.first)
      let name = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][first.date.weekday]
      #expect(statistics.weekdays[statistics.leadingDayCount] == name)
    }
  }

  @Test func `the weekday names are in the language of the game`() throws {
    #expect(try statistics(firstWeekday: 2, in: .simplifiedChinese).weekdays[0] == "周一")
  }

  @Test func `the calendar uses the first weekday of the player's clock`() async throws {
    var dependencies = Dependencies.test(root: "silkworm")
    dependencies.clock = TestTime().clock(firstWeekday: 1)
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    let statistics = await model.computeStatistics()
    #expect(statistics?.weekdays.first == "Sun")
  }
}
