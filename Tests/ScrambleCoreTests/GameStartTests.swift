import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Games that start with a request, their options, and the play time that they count.
struct GameStartTests {
  private static let lexicon = english

  private func moment(_ tenths: Int64 = 0) -> Moment {
    Moment(seconds: 1_795_000_000 + tenths / 10, uptime: 50 + tenths)
  }

  private func game(_ options: DealOptions, request: DealOptions? = nil, saved: SavedRounds = SavedRounds()) -> Game {
    Game(
      lexicon: Self.lexicon, roots: ["silkworm", "mentally"], options: options, request: request, saved: saved,
      seed: UInt64(saved.history.rounds.count), at: moment())
  }

  private func options(_ grade: Grade) -> DealOptions {
    var options = DealOptions()
    options.grade = grade
    return options
  }

  private var dailyRequest: DealOptions {
    var request = DealOptions()
    request.daily = 69
    return request
  }

  @Test(arguments: [(.easy, "mentally"), (.medium, "silkworm")] as [(Grade, Word)])
  func `if a round is dealt, the game's options fill in the grade that a request leaves out`(grade: Grade, root: Word) {
    #expect(game(options(grade), request: DealOptions()).round.root == root)
  }

  @Test func `if a round is known, it is resumed whatever the grade in the game's options`() {
    let saved = game(options(.medium)).saved
    #expect(game(options(.easy), request: DealOptions(), saved: saved).round.root == "silkworm")
    #expect(game(options(.easy), saved: saved).round.root == "mentally")
  }

  @Test func `starting a known round counts the time on the previous one`() throws {
    var game = game(DealOptions())
    game.start(dailyRequest, seed: 2, at: moment())
    let free = try #require(game.shelf.earlier.first)
    _ = game.undoNewWord(at: moment(10))
    game.takeHint(at: moment(20))
    game.start(dailyRequest, seed: 3, at: moment(50))
    #expect(game.history[free]?.playTime == 40)
  }

  @Test func `a named round is resumed even if finished, and an unknown one is dealt by the other options`()
    throws
  {
    var game = game(DealOptions())
    var request = DealOptions()
    request.root = "silkworm"
    game.start(request, seed: 2, at: moment())
    try game.play(text: "milk".utf8, at: moment(10))
    let first = game.round.id
    game.end(at: moment(20))
    game.dealNewRound(on: "silkworm", seed: 99, at: moment(30))
    try game.play(text: "silk".utf8, at: moment(40))
    let second = game.round.id
    #expect(second != first && second.freeRoot == "silkworm")
    for id in [first, second, first] {
      request.roundID = id
      game.start(request, seed: 4, at: moment(50))
      #expect(game.round.id == id)
    }
    request.roundID = .free(root: "silkworm", number: 0)
    game.start(request, seed: 5, at: moment(60))
    #expect(game.round.id == first)
  }

  @Test func `invalid options are left out of every dealt round`() throws {
    var game = game(DealOptions())
    game.options.minutes = 5000
    for isNewWord in [true, false] {
      if isNewWord {
        game.dealNewWord(minutes: 0, seed: 7, at: moment())
      } else {
        game.dealNewRound(on: "silkworm", seed: 8, at: moment())
      }
      game.takeHint(at: moment(5))
      #expect(game.round.minutes == nil)
      #expect(try Round(record: Record(game.round).bytes) == game.round)
    }
  }

  @Test func `the key of a record is the identity of its round`() {
    for round in [game(DealOptions()).round, game(DealOptions(), request: dailyRequest).round] {
      #expect(RoundID(key: Record(round).key) == round.id)
    }
    for key in [
      "", "shelf", "silkworm", "silkworm-", "silkworm-00", "ab-0000000000000001", "69-", "0", "069", "69 ",
    ] {
      #expect(RoundID(key: Array(key.utf8)) == nil)
    }
  }

  @Test func `a merge preserves time counted with a rejected guess`() {
    var game = game(DealOptions())
    #expect(throws: Rejection.self) { try game.play(text: "zzz".utf8, at: moment(30)) }
    game.merge(SavedRounds())
    #expect(game.round.playTime == 30)
  }

  @Test func `a file of all rounds preserves them and their play time`() throws {
    var game = game(DealOptions())
    try game.play(text: game.missed[0].ascii, at: moment(10))
    game.dealNewWord(seed: 77, at: moment(20))
    #expect(throws: Rejection.self) { try game.play(text: "zzz".utf8, at: moment(50)) }
    let read = SavedRounds(game.saved.records.flatMap(\.bytes))
    #expect(read.shelf == game.shelf && read.history[game.round.id]?.playTime == 30)
    #expect(read.history.rounds.count == 2)
  }
}
