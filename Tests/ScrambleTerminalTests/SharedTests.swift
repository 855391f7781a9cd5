import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleTerminal

/// A round that several people play together, in line mode and on the whole screen.
struct SharedTests {
  private let now = Clock.stopped.moment()

  private func plainGame(_ game: Game, name: String = "", isInteractive: Bool = true) -> PlainGame {
    let session = Session(
      game, wording: wording(), clock: .stopped, pageAddress: "https://words.example/#old",
      playerName: Array(name.utf8),
      nextSeed: { 7 })
    return PlainGame(session, isInteractive: isInteractive)
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

  @Test func `sharing again keeps the table, and another mode starts a new one`() throws {
    var ana = plainGame(game())
    func table() throws -> UInt64 { try #require(ana.game.sharedRecord).shared.puzzle.table }
    let first = ana.enter("/together").last
    let race = try table()
    #expect(ana.enter("/together race").last == first && ana.enter("/together").last == first)
    #expect(try table() == race)
    _ = ana.enter("/together list")
    #expect(ana.game.sharedRecord?.shared.puzzle.mode == .oneList)
    #expect(ana.enter("/together fast") == ["/together fast is not a command. /help lists them."])
  }

  @Test func `a name that is given later replaces the player's name`() {
    var ana = plainGame(game())
    #expect(ana.enter("/together")[2].contains("with Player 1."))
    var renamed = plainGame(ana.game, name: "Ana")
    #expect(renamed.enter("/together").contains { $0.contains("with Ana.") })
    #expect(renamed.game.sharedRecord?.player.name == Array("Ana".utf8))
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

  @Test(arguments: [("ana", true), ("ANA", true), ("Anna", false), ("", false)])
  func `a device without a record continues as the player of the same name`(name: String, isSame: Bool) throws {
    var ana = plainGame(game(), name: "Ana")
    let link = try #require(ana.enter("milk", "/together").last)
    var browser = game("kilo")
    let notes = try open(link, name: name, in: &browser)
    #expect(notes.contains("You play on as Ana, as in the link.") == isSame)
    #expect(browser.sharedRecord?.shared.players.count == (isSame ? 1 : 2))
    guard isSame else { return }
    var resumed = plainGame(browser)
    #expect(
      resumed.openingLines().suffix(2) == [
        "1 word of yours from another device. Take it?", "/together take takes them.",
      ])
    #expect(resumed.enter("/together take") == ["milk"] && resumed.enter("/words") == ["milk"])
    #expect(resumed.enter("/together take") == ["There are no words from another device to take."])
    #expect(try open(link, name: "Ben", in: &browser) == [], "a device with a record only changes its name")
    #expect(browser.sharedRecord?.shared.players.map(\.name) == [Array("Ben".utf8)])
  }

  @Test func `a round of a set is not shared`() {
    var game = game()
    game.play(PuzzleSet(roots: ["silkworm"], unitWords: [])!, at: now)
    var plain = plainGame(game)
    #expect(plain.enter("/together") == ["A round of a set cannot be played together. /new deals another word."])
  }

  @Test func `a pipe can ask for the standings only in a shared round`() throws {
    var alone = plainGame(game(), isInteractive: false)
    #expect(alone.enter("/together")[0].hasPrefix("Word not possible"))
    var ana = plainGame(game(), name: "Ana")
    var other = game("kilo")
    _ = try open(try #require(ana.enter("milk", "/together").last), name: "Ben", in: &other)
    var pipe = plainGame(other, isInteractive: false)
    #expect(pipe.enter("milk", "/together")[1] == "You and Ana are tied.")
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
