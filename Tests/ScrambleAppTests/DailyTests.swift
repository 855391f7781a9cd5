import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

@MainActor struct DailyTests {
  @Test func `the daily puzzle is the same on every front end`() {
    let model = GameModel.playing(nil)
    model.playDaily()
    #expect(model.game.round.daily == 69 && model.todayNumber == 69)
    #expect(model.rootWord == DailyPuzzle(number: 69)?.root(in: english)?.description)
    #expect(model.kindText == "Daily No 69")
    #expect(model.nextDailyText == "next in 12 h 0 min")
  }

  @Test func `a player who travels gets the puzzle of the local day`() {
    let time = TestTime("2026-03-10T23:30:00Z")
    let model = GameModel.playing(nil, time: time)
    #expect(model.todayNumber == 69)
    time.zone = TimeZone(identifier: "Asia/Tokyo")!
    #expect(model.todayNumber == 70)
    time.zone = TimeZone(identifier: "Pacific/Honolulu")!
    #expect(model.todayNumber == 69)
  }
}
