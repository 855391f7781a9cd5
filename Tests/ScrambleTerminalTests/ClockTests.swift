import Foundation
import ScrambleCore
import ScrambleTesting
import Testing

@testable import ScrambleTerminal

/// Serialized, because the time zone belongs to the whole process. No other test depends on the current day.
@Suite(.serialized) struct ClockTests {
  private func inZone<Result>(_ zone: String, _ body: () throws -> Result) rethrows -> Result {
    let before = getenv("TZ").map { String(cString: $0) }
    setenv("TZ", zone, 1)
    tzset()
    defer {
      if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
      tzset()
    }
    return try body()
  }

  private func clock(at text: String) throws -> Clock {
    let moment = Int64(try Date(text, strategy: .iso8601).timeIntervalSince1970)
    return .stopped(at: moment)
  }

  @Test(
    arguments: [
      ("2026-01-01T00:00:00Z", "UTC0", 1), ("2025-12-31T23:59:59Z", "UTC0", nil),
      ("2025-12-31T10:00:00Z", "<+14>-14", 1),
      ("2026-01-01T11:59:59Z", "<-12>12", nil), ("2026-01-01T12:00:00Z", "<-12>12", 1),
      ("2028-02-29T12:00:00Z", "UTC0", 790),
      ("2026-12-31T23:59:59Z", "UTC0", 365), ("2027-01-01T00:00:00Z", "UTC0", 366),
      ("2026-03-29T00:30:00Z", "CET-1CEST,M3.5.0,M10.5.0/3", 88),
      ("2026-03-29T01:30:00Z", "CET-1CEST,M3.5.0,M10.5.0/3", 88),
      ("2026-10-25T00:30:00Z", "CET-1CEST,M3.5.0,M10.5.0/3", 298),
      ("2026-10-25T22:59:59Z", "CET-1CEST,M3.5.0,M10.5.0/3", 298),
      ("2026-10-25T23:00:00Z", "CET-1CEST,M3.5.0,M10.5.0/3", 299),
    ] as [(String, String, Int?)])
  func `the day follows the player's time zone`(moment: String, zone: String, number: Int?) throws {
    let clock = try clock(at: moment)
    #expect(inZone(zone) { clock.today?.number } == number)
  }

  @Test(arguments: [
    ("2026-07-01T20:18:00Z", "UTC0", 222), ("2026-07-01T00:00:00Z", "UTC0", 1440), ("2026-07-01T23:59:59Z", "UTC0", 1),
    ("2026-07-01T23:59:00Z", "UTC0", 1), ("2026-07-01T23:58:59Z", "UTC0", 2), ("2026-12-31T23:00:00Z", "UTC0", 60),
    ("2028-02-28T23:30:00Z", "UTC0", 30), ("2028-02-29T23:30:00Z", "UTC0", 30),
    ("2026-03-28T23:00:00Z", "CET-1CEST,M3.5.0,M10.5.0/3", 23 * 60),
    ("2026-10-24T22:00:00Z", "CET-1CEST,M3.5.0,M10.5.0/3", 25 * 60),
    ("2026-03-29T02:59:00Z", "CET-1CEST,M3.5.0,M10.5.0/3", 19 * 60 + 1),
  ])
  func `the minutes to midnight are real minutes, even when the clocks change`(
    moment: String, zone: String, minutes: Int
  ) throws {
    let clock = try clock(at: moment)
    #expect(inZone(zone) { clock.minutesToMidnight } == minutes)
  }

  /// A game that was opened on today's puzzle in the evening, suspended, and resumed the next morning.
  private func screenResumedNextMorning(after change: (inout ScreenGame) -> Void) -> ScreenGame {
    let testClock = TestClock()
    return inZone("UTC0") {
      let game = Game(
        lexicon: english, roots: roots, options: DealOptions(), visit: DealOptions(), today: testClock.clock.today,
        seed: 1,
        at: testClock.clock.moment())
      var screen = ScreenGame(Session(game, wording: wording(), clock: testClock.clock, nextSeed: { 7 }))
      change(&screen)
      screen.pause()
      testClock.tenths += 24 * 36_000
      screen.resume()
      return screen
    }
  }

  @Test(arguments: [false, true])
  func `a game resumed the next morning opens the new puzzle if the old one is empty or has ended`(isEnded: Bool) {
    var before: Int?
    let screen = screenResumedNextMorning { screen in
      before = screen.game.round.daily
      if !isEnded { return }
      screen.play("\(screen.game.missed[0])")
      screen.perform(.confirmEnd)
    }
    #expect(screen.game.round.daily == before.map { $0 + 1 } && screen.panel == nil)
    #expect(screen.resumeOffer == nil && screen.game.round.found.isEmpty)
  }

  @Test(arguments: ["word", "letters", "panel"])
  func `the next morning, a round with a word, typed letters or an open panel stays`(state: String) {
    var before: Int?
    let screen = screenResumedNextMorning { screen in
      before = screen.game.round.daily
      if state == "word" { screen.play("\(screen.game.missed[0])") }
      if state == "letters" { screen.type("a") }
      if state == "panel" { screen.open(.keys) }
    }
    #expect(before != nil && screen.game.round.daily == before)
    #expect(screen.typedText == (state == "letters" ? "a" : ""))
  }
}
