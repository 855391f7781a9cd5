import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Consecutive weeks with at least three daily puzzles, each played on its own day.
struct WeeksTests {
  /// A time zone one hour ahead of UTC, and two hours from 2026-03-29 to 2026-10-25, as in Berlin.
  private static let berlin = TimeZoneOffsets(changes: [
    TimeZoneOffsets.Change(since: 1_767_182_400, offset: 3600),
    TimeZoneOffsets.Change(since: 1_774_746_000, offset: 7200),
    TimeZoneOffsets.Change(since: 1_792_890_000, offset: 3600),
  ])

  /// Returns a round of the puzzle of a day that began at a time in UTC, on the same day or another.
  private func round(_ date: String, begunOn day: String? = nil, at time: String = "12:00") -> Round {
    let number = DailyPuzzle(date: civilDate(date))?.number ?? 0
    let clock = time.split(separator: ":").map { Int64($0) ?? 0 }
    let days = Int64(civilDate(day ?? date).dayCount - CivilDate.epochDayCount)
    var round = Round(id: .daily(number), root: "silkworm")
    round.began = days * 86_400 + clock[0] * 3600 + clock[1] * 60
    round.add("milk", .common)
    return round
  }

  private func civilDate(_ date: String) -> CivilDate {
    let numbers = date.split(separator: "-").map { Int($0) ?? 0 }
    return CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])!
  }

  private func weeks(_ rounds: [Round], today: String, by timeZone: TimeZoneOffsets = .utc) -> Int {
    Statistics(of: rounds, in: english).weeksInARow(today: civilDate(today), by: timeZone)
  }

  /// The days on which puzzles were played at noon, today's date, and the expected number of weeks. 2026-11-23 is a
  /// Monday.
  @Test(arguments: [
    ("", "2026-11-25", 0), ("23 24", "2026-11-25", 0), ("23 24 25", "2026-11-25", 1),
    ("23 24 25 26 27 28 29", "2026-11-29", 1),
    // Until this week has three puzzles, the streak ends with the week before.
    ("16 17 18", "2026-11-25", 1), ("16 17 18 23 24", "2026-11-25", 1), ("16 17 18 23 24 25", "2026-11-25", 2),
    ("9 10 11 16 17 18", "2026-11-29", 2), ("9 10 11 16 17 18", "2026-11-30", 0), ("9 10 11", "2026-11-25", 0),
    // A week with fewer than three puzzles ends the streak.
    ("2 3 4 9 10 16 17 18 23 24 25", "2026-11-25", 2),
    // Weeks go from Monday to Sunday; the 22nd is a Sunday.
    ("20 21 22 23", "2026-11-23", 1), ("21 22 23 24", "2026-11-24", 0), ("15 16 22 23", "2026-11-24", 0),
    ("20 21 22", "2026-11-29", 1), ("20 21 22", "2026-11-30", 0),
  ])
  func `consecutive weeks are counted`(days: String, today: String, expected: Int) {
    let rounds = days.split(separator: " ").map { round("2026-11-\($0)") }
    #expect(weeks(rounds, today: today) == expected)
    #expect(weeks(rounds.reversed(), today: today) == expected)
  }

  @Test func `a week across two years is one week`() {
    let rounds = ["2026-12-28", "2026-12-31", "2027-01-01"].map { round($0) }
    #expect(weeks(rounds, today: "2027-01-03") == 1 && weeks(rounds, today: "2027-01-08") == 1)
    let next = ["2027-01-04", "2027-01-05", "2027-01-06"].map { round($0) }
    #expect(weeks(rounds + next, today: "2027-01-06") == 2)
    #expect(weeks(["2026-01-01", "2026-01-02", "2026-01-04"].map { round($0) }, today: "2026-01-04") == 1)
  }

  /// When the puzzle of 2026-11-24 was begun, in UTC, and whether that is its own day in Berlin.
  @Test(arguments: [
    ("2026-11-23", "22:59", false), ("2026-11-23", "23:00", true), ("2026-11-24", "22:59", true),
    ("2026-11-24", "23:00", false), ("2026-11-25", "09:00", false),
  ])
  func `a puzzle is played on its own day if it was begun on that date`(
    day: String, time: String, isOwn: Bool
  ) {
    let rounds = [round("2026-11-25"), round("2026-11-26"), round("2026-11-24", begunOn: day, at: time)]
    #expect(weeks(rounds, today: "2026-11-26", by: Self.berlin) == (isOwn ? 1 : 0))
  }

  /// A puzzle, when it was begun, in UTC, and whether that is its own day in Berlin: around the days on
  /// which the clocks change, 2026-03-29 and 2026-10-25, both Sundays.
  @Test(arguments: [
    ("2026-03-29", "2026-03-28", "22:59", false), ("2026-03-29", "2026-03-28", "23:00", true),
    ("2026-03-29", "2026-03-29", "21:59", true), ("2026-03-29", "2026-03-29", "22:00", false),
    ("2026-10-25", "2026-10-24", "21:59", false), ("2026-10-25", "2026-10-24", "22:00", true),
    ("2026-10-25", "2026-10-25", "22:59", true), ("2026-10-25", "2026-10-25", "23:00", false),
  ])
  func `a day on which the clocks change has 23 or 25 hours`(puzzle: String, day: String, time: String, isOwn: Bool) {
    let others = puzzle == "2026-03-29" ? ["2026-03-27", "2026-03-28"] : ["2026-10-23", "2026-10-24"]
    let rounds = others.map { round($0) } + [round(puzzle, begunOn: day, at: time)]
    #expect(weeks(rounds, today: puzzle, by: Self.berlin) == (isOwn ? 1 : 0))
  }

  @Test func `free rounds and a clue without a word do not count`() {
    var clued = round("2026-11-25")
    clued.found = []
    clued.takeClue(about: "milk")
    var free = Round(root: "silkworm")
    free.began = round("2026-11-25").began
    free.add("milk", .common)
    #expect(weeks([round("2026-11-23"), round("2026-11-24"), clued, free], today: "2026-11-25") == 0)
  }

  @Test func `a year of weeks is counted`() {
    let first = civilDate("2026-01-01").dayCount
    let rounds = (0..<365).map { day in
      let date = CivilDate(dayCount: first + day)
      return round("\(date.year)-\(date.month)-\(date.day)")
    }
    #expect(weeks(rounds, today: "2026-12-31") == 53)
  }
}
