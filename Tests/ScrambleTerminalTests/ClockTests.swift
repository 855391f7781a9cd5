import Foundation
import ScrambleTesting
import Testing
import WordScramble

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

  @Test func `the countdown never falls below a minute, even if midnight is skipped`() throws {
    // The clocks go from 00:00 to 01:00 on the last Friday of April.
    let clock = try clock(at: "2026-04-23T21:30:00Z")
    #expect((1...60).contains(inZone("EET-2EEST,M4.5.5/0,M10.5.4/24") { clock.minutesToMidnight }))
  }

  @Test func `no day is skipped or repeated when the clocks change`() throws {
    let start = Int64(try Date("2026-01-01T00:00:00Z", strategy: .iso8601).timeIntervalSince1970)
    let zones = [
      "UTC0", "<+14>-14", "<-12>12", "CET-1CEST,M3.5.0,M10.5.0/3", "EET-2EEST,M4.5.5/0,M10.5.4/24", "<+0545>-5:45",
    ]
    for zone in zones {
      let numbers = inZone(zone) {
        (24..<800 * 24).compactMap { hour in Clock.stopped(at: start + Int64(hour) * 3600).today?.number }
      }
      for (one, next) in zip(numbers, numbers.dropFirst()) { #expect(next == one || next == one + 1) }
      #expect(Set(numbers).count >= 799)
    }
  }

  @Test(arguments: [
    ("2025-12-31T12:00:00Z", false), ("9999-12-31T12:00:00Z", false), ("+10000-01-01T12:00:00Z", true),
  ])
  func `after the last daily puzzle differs from before the first`(moment: String, isAfter: Bool) throws {
    let clock = moment.hasPrefix("+") ? Clock.stopped(at: 253_402_344_000) : try clock(at: moment)
    #expect(inZone("UTC0") { clock.dailyNumber > DailyPuzzle.lastNumber } == isAfter)
    #expect(inZone("UTC0") { clock.today?.number } == (moment.hasPrefix("9999") ? DailyPuzzle.lastNumber : nil))
  }

  @Test func `a daily puzzle keeps its number after midnight`() throws {
    let evening = Int64(try Date("2026-03-10T23:30:00Z", strategy: .iso8601).timeIntervalSince1970)
    inZone("UTC0") {
      let beforeMidnight = screenGame(now: evening) { options in (options.root, options.daily) = (nil, 69) }
      #expect(beforeMidnight.picture(80, 24).hasPrefix(" Daily No 69, next in 30 min "))
      let afterMidnight = screenGame(now: evening + 3600) { options in (options.root, options.daily) = (nil, 69) }
      #expect(afterMidnight.picture(80, 24).hasPrefix(" Daily No 69, No 70 is here: ^O "))
      let dayEarlier = screenGame(now: evening - 86_400) { options in (options.root, options.daily) = (nil, 69) }
      #expect(dayEarlier.picture(80, 24).hasPrefix(" Daily No 69, next in 30 min "))
    }
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
