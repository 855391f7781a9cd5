import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleTerminal

/// A round that several people play together, in line mode and on the whole screen.
struct SharedTests {
  private let now = Clock.stopped.moment()

  private func plainGame(_ game: Game, name: String = "") -> PlainGame {
    let session = Session(
      game, wording: wording(), clock: .stopped, pageAddress: "https://words.example/#old",
      playerName: Array(name.utf8),
      nextSeed: { 7 })
    return PlainGame(session, isInteractive: true)
  }

  /// Opens the round of a link, as another device would.
  private func open(_ link: String, name: String?, in game: inout Game) throws -> [String] {
    let request = SharedRoundRequest(shared: try SharedRound(pasted: link), name: name)
    return try request.play(in: &game, wording(), at: now)
  }

  @Test(arguments: [SharedMode.race, .oneList])
  func `a link passes from one player to the next and back`(mode: SharedMode) throws {
    var ana = plainGame(game(), name: "Ana")
    _ = ana.enter("milk")
    let first = ana.enter("/together \(mode.name)")
    #expect(first[0] == wording().explanation(of: mode) && first[1] == "The link has your name and your words.")
    #expect(first[2] == "Word Scramble together: silkworm, with Ana. Play, then send the link on.")
    #expect(first[3].hasPrefix("https://words.example/#g1."))
    #expect(ana.enter("/words") == ["milk"], "the words stay with the player")
    var other = game("kilo")
    #expect(try open(first[3], name: "Ben", in: &other) == ["Ana invites you to play silkworm together."])
    var ben = plainGame(other)
    let refusal = "Found already: On one list, each word counts once. Ana has found milk."
    #expect(ben.enter("milk") == (mode == .race ? ["milk +2"] : [refusal]))
    _ = ben.enter("silk", "worm")
    let second = ben.enter("/together")
    let verdict = mode == .race ? "You found 2 more words than Ana." : "Together you found 3 of 40 words."
    #expect(second[0...1] == [verdict, "So far: somebody is still playing."])
    var returnedGame = ana.game
    #expect(
      try open(try #require(second.last), name: nil, in: &returnedGame) == [
        "You and Ben are playing silkworm together."
      ])
    ana = plainGame(returnedGame)
    #expect(
      ana.enter("silk")
        == (mode == .race ? ["silk +2"] : [refusal.replacing("Ana", with: "Ben").replacing("milk", with: "silk")]))
    #expect(ana.enter("/together").contains { $0.hasPrefix("2. ") })
  }

  @Test func `the words of the other players are shown only with the missed words`() throws {
    var ana = plainGame(game(), name: "Ana")
    let link = try #require(ana.enter("milk", "/together").last)
    var other = game("kilo")
    _ = try open(link, name: "Ben", in: &other)
    var ben = plainGame(other)
    let ended = ben.enter("worm", "/end", "/yes")
    #expect(ended.contains("You and Ana are tied.") && !ended.contains { $0.contains("found: milk") })
    let revealed = ben.enter("/missed")
    #expect(revealed.contains("Only Ana found: milk") && revealed.contains("Only you found: worm"))
    #expect(revealed.contains { $0.hasPrefix("Nobody found: ") && !$0.contains(" milk ") })
  }

  @Test func `the share panel also has the link to play together`() {
    var ana = plainGame(game(), name: "Ana")
    _ = ana.enter("milk", "/together")
    var screen = ScreenGame(ana.session)
    _ = screen.press(.control("S"))
    let picture = screen.picture(80, 40)
    #expect(picture.contains("#c1.") && picture.contains("#g1."))
    #expect(picture.contains("Word Scramble together: silkworm, with Ana."))
  }
}

extension PlainGame {
  /// Enters lines and returns the lines that are printed.
  fileprivate mutating func enter(_ lines: String...) -> [String] { lines.flatMap { respond(to: Array($0.utf8)) } }
}
