import ScrambleTesting
import Testing

@testable import WordScramble

/// Results that players hand in.
struct HandInTests {
  /// A code as the first version of the format wrote it. It never changes; a later version adds a code of its own.
  static let goldenCode = "h1.jThxlK2keLEAAAAAAAAABxwhhZEJGIWpiWdFkg0C_zwPHQ"
  /// Codes to be mutated.
  static let codes = [
    "h1.jThxlK2keLEAAAAAAAAABxwhhZEJGIWpiWdFkg0C_zwPHQ",
    "h1.jThxlK2keLEAAAAAAAAAB6AAKeU1EQ",
    "h1.jThxlK2keLEAAAAAAAAACQRCAEr1gbMZgbO5QeCDKAp38teR",
  ]
  /// The digest of the results of reading mutated codes.
  static let digest: UInt32 = 0x958c_288f
  private static let set = PuzzleSet.example

  @Test func `a unit word that the lexicon lacks counts in a round of the set, and a blocked word does not`() throws {
    var game = Self.set.game(finding: [["milk", "wormks"]])
    #expect(game.round.found.map(\.word) == ["wormks", "milk"])
    #expect(game.round.found.map(\.isCommon) == [true, true])
    #expect(game.playedSet?.unitWords == ["milk", "wormks"] && game.playedSet?.number == 1)
    let blocked = try #require(
      english.entries(spelledFrom: "starling").first { english.wordClass(of: $0.word) == .blocked })
    game.play(Self.set, number: 3, at: Moment(seconds: 900, uptime: 9000))
    #expect(throws: Rejection.unknownWord) {
      try game.play(text: blocked.word.ascii, at: Moment(seconds: 901, uptime: 9010))
    }
  }

  @Test func `the rounds of a set are played in order, left and resumed`() {
    var game = Self.set.game(finding: [["milk"], ["plant"]])
    game.play(Self.set, at: Moment(seconds: 500, uptime: 5000))
    #expect(game.playedSet?.number == 1 && game.round.found.map(\.word) == ["milk"])
    game.end(at: Moment(seconds: 501, uptime: 5010))
    game.play(Self.set, at: Moment(seconds: 502, uptime: 5020))
    #expect(game.playedSet?.number == 2 && game.round.found.map(\.word) == ["plant"])
    #expect(game.savedSets.map(\.checksum) == [Self.set.checksum])
  }

  @Test func `a hand-in is read back, and its rounds are replayed`() throws {
    let code = Self.set.code(seat: 7, finding: [["milk", "worm"], [], ["ring"]])
    let handIn = try HandIn(code: code, avoiding: .example)
    #expect(handIn.seat == 7 && handIn.rounds.map(\.number) == [1, 3] && handIn.rounds.allSatisfy(\.isOpen))
    let rounds = try handIn.replay(in: Self.set, by: english)
    #expect(rounds.map { $0.found.map(\.word) } == [["worm", "milk"], ["ring"]])
    #expect(rounds[0].found.map(\.time.seconds) == [6, 3])
    #expect(rounds.map(\.id) == [1, 3].map { .set(checksum: Self.set.checksum, number: $0) })
  }

  @Test func `a timed round that ran its full time can be handed in, and one that took longer cannot`() throws {
    let set = try #require(PuzzleSet(roots: ["silkworm"], minutes: 3))
    var game = set.game(finding: [["milk"]])
    game.endIfTimeIsUp(at: Moment(seconds: 900, uptime: 9000))
    let handIn = try HandIn(code: game.handIn(of: set, seat: 7).code, avoiding: .example)
    #expect(handIn.rounds.map(\.log.seconds) == [180] && handIn.rounds.map(\.isOpen) == [false])
    #expect(try handIn.replay(in: set, by: english).map { $0.found.map(\.word) } == [["milk"]])
    let log = RoundLog(seconds: 181, foundWords: [], assists: [])
    let longer = HandIn(
      seat: 7, setChecksum: set.checksum, edition: 7, rounds: [HandIn.BegunRound(number: 1, isOpen: false, log: log)])
    #expect(throws: ChallengeError.damaged) { try longer.replay(in: set, by: english) }
  }

  @Test func `a round that ended without a word is handed in, and one that was only opened is not`() {
    var game = Self.set.game(finding: [["milk"], [], []])
    game.play(Self.set, number: 2, at: Moment(seconds: 500, uptime: 5000))
    game.end(at: Moment(seconds: 501, uptime: 5010))
    let rounds = game.handIn(of: Self.set, seat: 7).rounds
    #expect(rounds.map(\.number) == [1, 2] && rounds.map(\.isOpen) == [true, false])
  }

  @Test func `a seat number outside the class is clamped`() {
    let game = Self.set.game(finding: [["milk"]])
    #expect(game.handIn(of: Self.set, seat: 0).seat == 1 && game.handIn(of: Self.set, seat: 99).seat == 40)
  }

  /// The test is split into parts, so other tests do not wait long for a thread. The first part compares the digest.
  @Test(arguments: thoroughSeeds(5))
  func `mutated codes never trap, and only the code of the hand-in itself is accepted`(part: UInt64) {
    let ownCodes = [
      Self.set.code(seat: 7, finding: [["milk", "worm"], [], ["ring"]]),
      Self.set.code(seat: 1, finding: [[], ["plant"]]),
    ]
    var mutations = ChallengeMutations(of: Self.codes, seed: 31 + part * 100)
    var replayMutations = ChallengeMutations(
      of: ownCodes.map { String(decoding: $0, as: UTF8.self) }, seed: 32 + part * 100)
    var (acceptedCount, digest) = (0, UInt32(0x811C_9DC5))
    for index in 0..<20_000 {
      let code = mutations.next()
      let handIn = try? HandIn(code: code, avoiding: SensitiveWords(slurs: [], delicate: []))
      if let handIn {
        acceptedCount += 1
        guard handIn.code == code else { return #expect(Bool(false), "\(String(decoding: code, as: UTF8.self))") }
      }
      ChallengeMutations.add(Self.line(handIn), to: &digest)
      // Replaying takes a hundred times as long as reading.
      if index % 200 == 0 {
        _ = try? HandIn(code: replayMutations.next(), avoiding: .example).replay(in: Self.set, by: english)
      }
    }
    #expect(acceptedCount > 1000, "\(acceptedCount)")
    #expect(part > 0 || digest == Self.digest, "\(String(digest, radix: 16))")
  }

  private static func line(_ handIn: HandIn?) -> String {
    guard let handIn else { return "-" }
    let rounds = handIn.rounds.map { begunRound in
      let words = begunRound.log.foundWords.map { "\($0.word)@\($0.second)" }
      return (["\(begunRound.number)", begunRound.isOpen ? "open" : "ended", "\(begunRound.log.seconds)"] + words)
        .joined(separator: " ")
    }
    return (["\(handIn.seat) \(handIn.setChecksum) \(handIn.edition)"] + rounds).joined(separator: ", ")
  }

  @Test func `the code of a hand-in is frozen`() throws {
    let words = [RoundLog.TimedWord(word: "milk", second: 12), RoundLog.TimedWord(word: "worm", second: 30)]
    let log = RoundLog(seconds: 61, foundWords: words, assists: [RoundLog.Assist(isClue: false, second: 41)])
    let handIn = HandIn(
      seat: 7, setChecksum: PuzzleSetTests.goldenSet.checksum, edition: 7,
      rounds: [HandIn.BegunRound(number: 1, isOpen: true, log: log)])
    #expect(String(decoding: handIn.code, as: UTF8.self) == Self.goldenCode)
    #expect(try HandIn(code: Self.goldenCode.utf8, avoiding: .example) == handIn)
  }
}
