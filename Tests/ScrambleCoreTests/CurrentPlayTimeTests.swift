import ScrambleTesting
import Testing

@testable import ScrambleCore

/// The current play time of a round, which a host can read without changing anything.
struct CurrentPlayTimeTests {
  private func moment(_ tenths: Int64) -> Moment { Moment(seconds: 1_795_000_000, uptime: 50 + tenths) }

  @Test func `play time advances while the round is in progress, but not while it is paused`() throws {
    var options = DealOptions()
    options.root = "silkworm"
    var game = Game(
      lexicon: english, roots: english.roots.map(\.word), options: options, seed: 1, at: moment(0))
    try game.play(text: "milk".utf8, at: moment(30))
    #expect(game.round.playTime == 30 && game.playTime(at: moment(45)) == 45 && game.round.playTime == 30)
    game.pause(at: moment(60))
    #expect(game.playTime(at: moment(900)) == 60)
  }
}
