import ScrambleTesting
import Testing

@testable import ScrambleCore

struct DailyCalendarTests {
  private static let today = DailyPuzzle(number: 326)!  // 2026-11-22

  private func round(_ number: Int, _ words: [Word] = [], clue: Word? = nil) -> Round {
    let root = DailyPuzzle(number: number)?.root(in: english) ?? "silkworm"
    var round = Round(id: .daily(number), root: root)
    for word in words { round.add(word, english.wordClass(of: word)?.isCommon == true ? .common : .bonus) }
    if let clue { round.takeClue(about: clue) }
    return round
  }

  private func commonWords(_ number: Int) -> [Word] {
    let root = DailyPuzzle(number: number)?.root(in: english) ?? "silkworm"
    return Array(Puzzle(root: root, in: english).common)
  }

  private func days(_ year: Int, _ month: Int, _ rounds: [Round] = []) -> [CalendarDay] {
    guard let month = CivilMonth(year: year, month: month) else { return [] }
    return Statistics(of: rounds, in: english).days(of: month, today: Self.today)
  }

  @Test(arguments: [
    (2026, 1, 31, 1), (2026, 2, 28, 32), (2026, 11, 30, 305), (2026, 12, 31, 335), (2027, 1, 31, 366),
    (2028, 2, 29, 762), (2100, 2, 28, 27_060), (9999, 12, 31, 2_912_413),
  ])
  func `a month has a puzzle for each of its days`(year: Int, month: Int, count: Int, first: Int) {
    let days = days(year, month)
    #expect(days.map(\.number) == Array(first..<first + count))
    #expect(days.map(\.date.day) == Array(1...count))
    #expect(days.allSatisfy { $0.date.year == year && $0.date.month == month })
  }

  @Test(arguments: [(2025, 12), (2000, 2), (1, 1), (0, 5), (2026, 13), (2026, 0), (10_000, 1), (-5, -5)])
  func `months before 2026 and invalid months have no puzzles`(year: Int, month: Int) {
    #expect(days(year, month).isEmpty)
  }

  @Test func `a day is whole, begun, not played or to come, with the rank of its round`() {
    let words = commonWords(323)
    let rounds = [
      round(321, Array(commonWords(321).prefix(1))), round(322, clue: commonWords(322)[0]), round(323, words),
      round(324, Array(commonWords(324).prefix(commonWords(324).count / 2))),
    ]
    let days = days(2026, 11, rounds)
    func day(_ number: Int) -> CalendarDay? { days.first { $0.number == number } }
    #expect(day(320) == CalendarDay(number: 320, progress: .notPlayed, rank: nil))
    #expect(day(321)?.progress == .begun && day(321)?.rank != nil)
    #expect(day(322) == CalendarDay(number: 322, progress: .begun, rank: nil))
    #expect(day(323) == CalendarDay(number: 323, progress: .whole, rank: .allWords))
    let half = Standing(of: rounds[3], in: Puzzle(root: rounds[3].root, in: english)).rank
    #expect(day(324) == CalendarDay(number: 324, progress: .begun, rank: half) && half > .start)
    #expect(day(326)?.progress == .notPlayed && day(327)?.progress == .toCome)
    #expect(days.filter { $0.progress == .toCome }.map(\.date.day) == Array(23...30))
  }

  @Test func `a puzzle that was played ahead of its day is shown as played`() {
    #expect(
      days(2026, 11, [round(328, Array(commonWords(328).prefix(1)))]).first { $0.number == 328 }?.progress == .begun)
  }

  @Test func `the calendar and the game agree on every day`() {
    var generator = SplitMix64(seed: 6)
    var history = History()
    for number in 300...326 where generator.next(in: 0...2) > 0 {
      history.set(round(number, Array(commonWords(number).prefix(generator.next(in: 0...80)))))
    }
    let game = Game(lexicon: english, history: history, seed: 1, at: 0)
    let statistics = Statistics(of: history.rounds, in: english)
    for number in 300...326 {
      #expect(statistics.day(number, today: Self.today).progress == game.day(number).progress)
    }
  }
}
