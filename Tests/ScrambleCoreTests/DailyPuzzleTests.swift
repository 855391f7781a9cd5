import ScrambleCore
import ScrambleTesting
import Testing

struct DailyPuzzleTests {
  static let days: [(Int, Int, Int, Int)] = [
    (2026, 1, 1, 1), (2026, 1, 2, 2), (2026, 1, 31, 31), (2026, 2, 1, 32), (2026, 2, 28, 59), (2026, 3, 1, 60),
    (2026, 3, 29, 88), (2026, 3, 30, 89), (2026, 10, 25, 298), (2026, 10, 26, 299), (2026, 11, 1, 305),
    (2026, 12, 31, 365), (2027, 1, 1, 366), (2027, 2, 28, 424), (2027, 3, 1, 425), (2027, 3, 14, 438),
    (2027, 12, 31, 730), (2028, 1, 1, 731), (2028, 2, 28, 789), (2028, 2, 29, 790), (2028, 3, 1, 791),
    (2028, 12, 31, 1_096), (2029, 1, 1, 1_097), (2029, 2, 28, 1_155), (2029, 3, 1, 1_156), (2030, 6, 15, 1_627),
    (2031, 4, 6, 1_922), (2032, 2, 29, 2_251), (2035, 12, 31, 3_652), (2038, 1, 19, 4_402), (2038, 1, 20, 4_403),
    (2050, 7, 1, 8_948), (2096, 2, 29, 25_627), (2099, 12, 31, 27_028), (2100, 2, 28, 27_087), (2100, 3, 1, 27_088),
    (2101, 1, 1, 27_394), (2200, 3, 1, 63_612), (2300, 1, 1, 100_077), (2400, 2, 29, 136_660), (2400, 3, 1, 136_661),
    (2426, 1, 1, 146_098), (9999, 12, 31, 2_912_443),
  ]

  @Test(arguments: days)
  func `every day has its number, and every number its day`(year: Int, month: Int, day: Int, number: Int) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(DailyPuzzle(date: date)?.number == number)
    #expect(DailyPuzzle(number: number)?.date == date)
    #expect(DailyPuzzle(date: date) == DailyPuzzle(number: number))
  }

  @Test(arguments: [(2025, 12, 31), (2025, 1, 1), (2000, 2, 29), (1970, 1, 1), (1, 1, 1)])
  func `a day before the first has no puzzle`(year: Int, month: Int, day: Int) throws {
    #expect(DailyPuzzle(date: try #require(CivilDate(year: year, month: month, day: day))) == nil)
  }

  @Test(arguments: [0, -1, .min, 2_912_444, .max])
  func `a number without a day has no puzzle`(number: Int) {
    #expect(DailyPuzzle(number: number) == nil)
  }

  @Test func `in 800 days no puzzle is skipped or repeated`() {
    var numbers: [Int] = []
    for year in 2026...2028 {
      for month in 1...12 {
        numbers += (1...31).compactMap { day in
          CivilDate(year: year, month: month, day: day).flatMap { DailyPuzzle(date: $0)?.number }
        }
      }
    }
    #expect(Array(numbers.prefix(800)) == Array(1...800))
    #expect(numbers == Array(1...1_096))
  }

  @Test func `every number in four hundred years has its own day`() {
    let differing = (1...146_463).filter { number in
      DailyPuzzle(number: number).flatMap { DailyPuzzle(date: $0.date)?.number } != number
    }
    #expect(differing == [])
  }

  @Test func `the roots come in the committed order`() {
    let roots = (1...CommittedWords.dailies.count).map { DailyPuzzle(number: $0)?.root(in: english) }
    #expect(NaiveCore.firstDifference(roots, CommittedWords.dailies) == nil)
    #expect(Set(CommittedWords.dailies).count == roots.count)
  }

  @Test func `after the last root on 11 March 2029, the order repeats from No 341 by whole weeks`() throws {
    let last = try #require(CivilDate(year: 2029, month: 3, day: 11))
    #expect(DailyPuzzle(date: last)?.number == CommittedWords.dailies.count)
    for number in [1167, 1168, 1992, 1993, 5000, 2_912_443] {
      let repeated = try #require(DailyPuzzle(number: 341 + (number - 1167) % 826))
      let puzzle = try #require(DailyPuzzle(number: number))
      #expect(puzzle.root(in: english) == repeated.root(in: english))
      #expect(puzzle.date.weekday == repeated.date.weekday)
    }
  }

  @Test func `the daily order may repeat a root and is not sorted`() throws {
    let list = WordList(
      common: "alarming planters silkworm", familiar: "planters silkworm", unfamiliar: "alarming",
      daily: "silkworm alarming silkworm planters")
    let lexicon = try list.lexicon()
    let roots = (1...9).map { DailyPuzzle(number: $0)?.root(in: lexicon) }
    #expect(roots == list.daily + list.daily + [list.daily[0]])
  }

  @Test func `a lexicon without dailies has no root of the day`() throws {
    let lexicon = try WordList(everyday: "silkworm", familiar: "silkworm").lexicon()
    #expect(DailyPuzzle(number: 1)?.root(in: lexicon) == nil)
  }

  @Test func `a round has the root of its puzzle, and without a puzzle there is none`() throws {
    #expect(try Round(daily: 330, in: english).root == "turmeric")
    #expect(try Round(daily: 330, in: english).id == .daily(330))
    #expect(throws: RoundError.daily(0)) { try Round(daily: 0, in: english) }
    let list = try WordList(everyday: "silkworm", familiar: "silkworm").lexicon()
    #expect(throws: RoundError.daily(1)) { try Round(daily: 1, in: list) }
  }
}
