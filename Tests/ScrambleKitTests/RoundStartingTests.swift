import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

struct RoundStartingTests {
  @Test func `a round can be created from a root as text`() throws {
    let round = try Round("Silkworm", minutes: 3)
    #expect((round.root, round.minutes) == ("silkworm", 3))
  }

  @Test func `text that is not a root throws`() {
    #expect(throws: WordError.notLetters(["é"])) { try Round("café") }
    #expect(throws: RoundError.rootLength(2)) { try Round("ab") }
    #expect(throws: RoundError.minutes(5)) { try Round("silkworm", minutes: 5) }
  }

  @Test(arguments: [1, 330, 2_912_443])
  func `a day has its puzzle`(number: Int) throws {
    let puzzle = try #require(DailyPuzzle(number: number))
    let round = try Round.daily(on: puzzle.date, in: english)
    #expect((round.root, round.id) == (puzzle.root(in: english), .daily(number)))
  }

  @Test func `a day without a puzzle throws`() throws {
    let dateBefore = try #require(CivilDate(iso: "2025-12-31"))
    #expect(throws: RoundError.daily(0)) { try Round.daily(on: dateBefore, in: english) }
    let customLexicon = try Lexicon(words: ["silkworm"])
    let firstDate = try #require(CivilDate(iso: "2026-01-01"))
    #expect(throws: RoundError.daily(1)) { try Round.daily(on: firstDate, in: customLexicon) }
  }

  @Test func `today is the current date of this computer`() throws {
    let before = CivilDate.today
    let second = SystemClock.second
    let puzzle = TimeZoneOffsets.current(around: second).today(at: second)
    // The day may change between these calls.
    #expect(puzzle == DailyPuzzle(date: before) || puzzle == DailyPuzzle(date: .today))
  }

  @Test(arguments: ["2026-01-01", "2028-02-29", "0001-01-01", "9999-12-31"])
  func `a date is read as it is written`(text: String) throws { #expect(CivilDate(iso: text)?.iso == text) }

  @Test(arguments: ["2026-1-01", "2026-02-29", "2026-13-01", "0000-01-01", "2026-01-01 ", "+026-01-01", "2026-01", ""])
  func `text that is not a date is refused`(text: String) { #expect(CivilDate(iso: text) == nil) }

  @Test func `typed words are played`() throws {
    var round = try Round("silkworm")
    #expect(try round.play(" Milk ", in: english)?.points == 2)
    #expect(try round.play("worms"[...], in: english)?.word == "worms")
    #expect(try round.play(" ", in: english) == nil)
    #expect(throws: Rejection.lettersNotInRoot(letter: UInt8(ascii: "l"), available: 1)) {
      try round.play("mill", in: english)
    }
    #expect(round.found.map(\.word) == ["worms", "milk"])
  }
}
