import ScrambleTesting
import Testing

@testable import ScrambleCore

struct ForgetTests {
  private func game() throws -> Game {
    var game = Game(on: "silkworm")
    try game.play("milk".utf8, at: noon)
    game.open(.newWord(nil, minutes: 3))
    game.startClock(at: noon)
    return game
  }

  @Test func `nothing is left of any round, and today's puzzle opens`() throws {
    var game = try game()
    game.forget(in: .utc, seed: 2, at: noon + 5)
    #expect(game.round.id == .daily(322) && game.history.rounds == [game.round])
    #expect(!game.round.hasProgress && !game.isClockRunning && !game.isCovered)
    #expect(Statistics(of: game.history.rounds, in: english).rounds.isEmpty)
    #expect(game.takeUnsaved() == [Record(game.round)] && !game.hasUnsaved)
  }

  @Test func `without a puzzle today, a new word is dealt`() throws {
    var game = try game()
    game.forget(in: .utc, seed: 2, at: 0)
    #expect(game.round.daily == nil && game.round.minutes == nil && game.history.rounds.count == 1)
  }

  @Test func `an import brings exported rounds back`() throws {
    var game = try game()
    let exported = game.history.text
    game.forget(in: .utc, seed: 2, at: noon + 5)
    let gain = game.add(exported, at: noon, isSaved: false)
    #expect(gain.rounds == 1 && gain.words == 1)
    #expect(game.history[.free(root: "silkworm", minutes: 0)]?.found.map(\.word) == ["milk"])
  }
}
