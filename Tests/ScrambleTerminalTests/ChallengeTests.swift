import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleTerminal

/// The others who play the same puzzle, on the screen.
@Suite struct ChallengeTests {
  /// The game after a challenge by Ana, and perhaps others, was opened.
  private func challengedGame(_ players: Player..., name: PlayerName? = nil) throws -> ScreenGame {
    let round = Round(root: "silkworm")
    let ana = Player(name: try #require(PlayerName("Ana".utf8)), words: ["milk", "mirk", "worm"])
    var game = Game(
      lexicon: english, roots: { roots }, opening: .challenge(Challenge(on: round, players: [ana] + players)), seed: 1,
      at: Clock.stopped.now())
    game.playerName = name
    return ScreenGame(Session(game, wording: wording(), clock: .stopped, nextSeed: { 7 }))
  }

  private func player(_ name: String, _ words: Word..., hasFinished: Bool = false) throws -> Player {
    Player(name: try #require(PlayerName(name.utf8)), words: words, hasFinished: hasFinished)
  }

  private func end(_ screen: inout ScreenGame) {
    _ = screen.press(.control("G"))
    _ = screen.press(.enter)
  }

  /// The text of a picture without the characters that isolate names.
  private func text(of screen: ScreenGame, _ columns: Int = 80, _ rows: Int = 40) -> String {
    screen.picture(columns, rows).filter { !["\u{2068}", "\u{2069}"].contains($0) }
  }

  @Test func `a challenge says what the others have found, and none of their words`() throws {
    let screen = try challengedGame()
    let picture = text(of: screen)
    #expect(picture.contains("\n   Ana found 2 of 40 words. Can you find more?\n"))
    #expect(picture.hasPrefix(" Free round, medium, with Ana  "))
    #expect(!picture.contains(" milk") && !picture.contains(" worm"))
  }

  @Test func `after the end, the result shows the players and who found which word`() throws {
    var screen = try challengedGame(player("Carl", "silk", "milk", "worm", hasFinished: true))
    screen.play("worm", "milks")
    #expect(!text(of: screen).contains("silk "))
    end(&screen)
    #expect(
      text(of: screen).contains(
        """

          Challenge
          1. Carl  3 words · 6 points · finished
          2. Ana  2 words · 6 points · still playing
          3. You  2 words · 5 points · finished

          Found by all
          worm

          Found by some
          Carl and Ana: milk

          Found by only one
          Carl: silk
          Ana: mirk (bonus)
          You: milks

          Found by nobody
          kilos limos smirk
        """))
    #expect(screen.challengeLines == [] && !text(of: screen).contains("Words missed"))
  }

  @Test func `with a name, the result ends with the challenge, which others can open`() throws {
    var screen = try challengedGame(name: PlayerName("Ben".utf8))
    screen.play("worm", "silk", "milk")
    end(&screen)
    #expect(screen.game.round.name?.description == "Ben")
    let code = try #require(screen.challengeLines.last)
    let challenge = try #require(Challenge(pasted: Array(code.utf8), in: english))
    #expect(challenge.players.map(\.name.description) == ["Ana", "Ben"])
    #expect(text(of: screen, 80, 60).contains(" Ana also played. Can you\n  find more?\n  \(code)\n"))
  }

  @Test func `nothing invites others while somebody else has the name`() throws {
    var screen = try challengedGame(name: PlayerName("ana".utf8))
    end(&screen)
    #expect(screen.challengeLines == [] && screen.game.round.name == nil)
  }

  @Test(arguments: [64, 80, 100])
  func `many names leave room for the score`(columns: Int) throws {
    let screen = try challengedGame(player("Bartholomew Montgomery"), player("Wilhelmina Featherstone"))
    let head = text(of: screen, columns, 24).split(separator: "\n")[0]
    #expect(head.hasPrefix(" Free round, medium, with ") && head.hasSuffix(" 0 points, Start"))
  }
}
