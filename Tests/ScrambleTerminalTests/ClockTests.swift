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
    .stopped(at: Int64(try Date(text, strategy: .iso8601).timeIntervalSince1970))
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

  @Test func `the next morning the round stays, and the head says that the new puzzle is there`() throws {
    let testClock = TestClock()
    try inZone("UTC0") {
      let game = Game(lexicon: english, seed: 1, at: testClock.second)
      var screen = ScreenGame(Session(game, wording: wording(), clock: testClock.clock, nextSeed: { 7 }))
      let daily = try #require(screen.game.round.daily)
      testClock.second += 86_400
      #expect(screen.picture(80, 24).hasPrefix(" Daily No \(daily), No \(daily + 1) is here: ^O"))
      _ = screen.press(.control("O"))
      #expect(screen.game.round.daily == daily + 1)
    }
  }
}
