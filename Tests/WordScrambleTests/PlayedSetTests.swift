import ScrambleTesting
import Testing

@testable import WordScramble

/// The rounds of a set as a player plays them.
struct PlayedSetTests {
  private let set = PuzzleSet(roots: ["silkworm", "planters", "starling"], unitWords: ["milk", "plant"])!

  private func moment(_ seconds: Int64) -> Moment { Moment(seconds: seconds, uptime: seconds * 10) }

  private func game(_ set: PuzzleSet? = nil) -> Game {
    var game = Game(lexicon: english, roots: [], options: DealOptions(), seed: 1, at: moment(0))
    game.play(set ?? self.set, at: moment(1))
    return game
  }

  @Test func `the next round follows the current one, and skipped rounds come after the last`() {
    var game = game()
    #expect(game.playedSet?.number == 1 && game.nextRoundNumber == 2)
    game.end(at: moment(2))
    #expect(game.playNext(at: moment(3)) && game.playedSet?.number == 2)
    #expect(game.playNext(at: moment(4)) && game.playedSet?.number == 3 && game.nextRoundNumber == 2)
    game.end(at: moment(5))
    #expect(game.playNext(at: moment(6)) && game.playedSet?.number == 2 && game.nextRoundNumber == nil)
    #expect(!game.playNext(at: moment(7)) && game.playedSet?.number == 2)
  }

  @Test func `a round of a set that ended without a word is not played again, even after a restart`() throws {
    var game = game()
    game.end(at: moment(2))
    for second in [3, 4] as [Int64] { game.playNext(at: moment(second)) }
    let saved = SavedRounds(game.saved.exportedBytes)
    var reopenedGame = Game(lexicon: english, roots: [], options: DealOptions(), saved: saved, seed: 2, at: moment(9))
    reopenedGame.play(set, at: moment(10))
    #expect(reopenedGame.playedSet?.number == 2)
    reopenedGame.play(set, number: 1, at: moment(11))
    #expect(reopenedGame.round.isEnded)
  }

  @Test func `time that has passed in a round of a set is not given back`() throws {
    let set = try #require(PuzzleSet(roots: ["silkworm", "planters", "starling"], minutes: 5))
    var game = game(set)
    for second in [61, 62] as [Int64] { game.playNext(at: moment(second)) }
    game.play(set, number: 1, at: moment(70))
    #expect(game.timeLeft(at: moment(70)) == .minutes(4))
  }

  @Test func `a round that was only opened is not begun, and one that ended without a word has ended`() throws {
    var game = game()
    #expect(game.rounds(of: set).map(\.state) == [.notBegun, .notBegun, .notBegun])
    try game.play(text: Array("milk".utf8), at: moment(2))
    game.playNext(at: moment(3))
    game.end(at: moment(4))
    game.playNext(at: moment(5))
    let rounds = game.rounds(of: set)
    #expect(rounds.map(\.state) == [.playing, .ended, .notBegun])
    #expect(rounds.map(\.number) == [1, 2, 3] && rounds.map(\.foundCount) == [1, 0, 0])
    #expect(rounds[0].total == 40 && rounds.map(\.unitWords) == [["milk"], ["plant"], []])
  }

  @Test func `a round with every word found has ended, and is handed in as such`() throws {
    let set = try #require(PuzzleSet(roots: ["silkworm", "planters"], unitWords: ["milk", "plant"]))
    var game = game(set)
    for number in 1...2 {
      for word in game.puzzle.common { try game.play(text: word.ascii, at: moment(Int64(number * 10))) }
      #expect(!game.round.isEnded && game.nextRoundNumber == (number == 1 ? 2 : nil))
      game.playNext(at: moment(Int64(number * 10 + 1)))
    }
    #expect(game.rounds(of: set).map(\.state) == [.ended, .ended])
    #expect(game.handIn(of: set, seat: 7).rounds.map(\.isOpen) == [false, false])
    // More bonus words can still be played.
    #expect(try game.play(text: game.puzzle.rare[0].ascii, at: moment(30)) != nil)
  }

  @Test func `a unit word must belong to the current round`() {
    var game = game()
    #expect(game.isUnitWord("milk") && !game.isUnitWord("plant"))
    game.playNext(at: moment(2))
    #expect(!game.isUnitWord("milk") && game.isUnitWord("plant"))
  }

  @Test func `the file name of a seat has two digits`() {
    let names = [7, 12].map { String(decoding: game().handIn(of: set, seat: $0).fileName, as: UTF8.self) }
    #expect(names == ["seat-07", "seat-12"])
  }

  @Test func `outside a set, there is no next round`() {
    var game = Game(lexicon: english, roots: [], options: DealOptions(), seed: 1, at: moment(0))
    #expect(game.nextRoundNumber == nil && !game.playNext(at: moment(1)))
  }

  @Test func `a set with the words of the lexicon accepts a slur, but the hand-in leaves it out`() throws {
    let set = try #require(PuzzleSet(roots: ["silkworm"], isForClass: false))
    var game = game(set)
    for word in ["milk", "worm", "work"] { try game.play(text: word.utf8, at: moment(5)) }
    game.sensitiveWords = SensitiveWords(slurs: ["worm"], delicate: ["work"])
    let handIn = try HandIn(
      code: game.handIn(of: set, seat: 7).code, avoiding: SensitiveWords(slurs: ["worm"], delicate: []))
    #expect(handIn.rounds[0].log.foundWords.map(\.word) == ["milk", "work"])
  }

  @Test func `a pasted link to a set is repaired`() throws {
    let code = String(decoding: set.code, as: UTF8.self)
    let none = SensitiveWords(slurs: [], delicate: [])
    for text in [code, "(https://example.org/#\(code)).", "https://example.org/%23S\(code.dropFirst())&fbclid=1"] {
      #expect(try PuzzleSet(pasted: Array(text.utf8), avoiding: none) == set)
    }
    #expect(throws: CodeError.damaged) { try PuzzleSet(pasted: Array("\(code)!".utf8), avoiding: none) }
    #expect(throws: CodeError.damaged) {
      try PuzzleSet(pasted: Array(code.utf8), avoiding: SensitiveWords(slurs: ["milk"], delicate: []))
    }
  }
}
