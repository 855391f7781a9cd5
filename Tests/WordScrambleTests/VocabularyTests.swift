import ScrambleTesting
import Testing

@testable import WordScramble

/// Rounds with a vocabulary other than that of the lexicon.
struct VocabularyTests {
  private func round(_ givenWords: [Word], root: Word = "photosynthesis", minimum: Int = 3) throws -> Round {
    try Round(root: root, number: 1, minimum: minimum, vocabulary: .class(givenWords: givenWords), at: Self.moment)
  }

  private static let moment = Moment(seconds: 5, uptime: 0)
  /// A blocked word of the lexicon and a root from which it can be spelled.
  private static let blockedWord: (word: Word, root: Word)? = english.words.first {
    $0.wordClass == .blocked && $0.count < 8
  }.map { entry in (entry.word, Word(letters: entry.word.letters + [0])) }

  @Test func `given words count as common words, whatever the lexicon says`() throws {
    var round = try round(["photons", "hypnotist", "tint", "shyest"])
    #expect(english.wordClass(of: "hypnotist") == nil)
    let standard = Puzzle(root: round.root, in: english)
    let puzzle = Puzzle(of: round, in: english)
    for word in round.vocabulary.givenWords {
      #expect(puzzle.common.contains(word) && !puzzle.rare.contains(word))
      #expect(try round.play(word, in: english).isCommon)
    }
    let before = Standing(of: Round(root: round.root), in: standard)
    let standing = Standing(of: round, in: puzzle)
    let newCount = round.vocabulary.givenWords.count { !standard.common.contains($0) }
    #expect(standing.foundCount == 4 && standing.total == before.total + newCount)
    #expect(standing.lengths.last == LengthCount(length: 9, foundCount: 1, remaining: 0))
    #expect(standing.totalPoints == before.totalPoints + 2 * newCount)
  }

  @Test(arguments: UInt64(0)..<200)
  func `the words of a class are those of the lexicon and the given ones, in order`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let root = generator.pick(english.roots).word
    let givenWords = (0..<generator.next(in: 0...50)).map { _ in
      Word(letters: (0..<generator.next(in: 2...9)).map { _ in generator.pick(root.letters) })
    }
    let round = try self.round(Array(givenWords.prefix(40)), root: root)
    let fitting = Set(givenWords.prefix(40)).filter {
      $0.count >= 3 && $0 != root && NaiveCore.canSpell($0, from: root)
    }
    #expect(round.vocabulary == .class(givenWords: fitting.sorted()))
    let entries = english.entries(spelledFrom: root).map { ($0.word, $0.wordClass) }.filter { $0.0 != root }
    let common = Set(entries.filter { $0.1.isCommon }.map(\.0)).union(fitting)
    let puzzle = Puzzle(of: round, in: english)
    #expect(Array(puzzle.common) == common.sorted(by: NaiveCore.precedes))
    let rare = Set(entries.filter { $0.1 == .rare }.map(\.0)).subtracting(fitting)
    #expect(Array(puzzle.rare) == rare.sorted(by: NaiveCore.precedes))
    #expect(puzzle.commonWordCount(minimum: 4) == common.count { $0.count >= 4 })
    #expect(Standing(of: round, in: puzzle).total == common.count)
  }

  @Test func `a blocked word is unknown in a class, unless it was given`() throws {
    let (word, root) = try #require(Self.blockedWord)
    var standard = Round(root: root)
    #expect(try !standard.play(word, in: english).isCommon)
    var unknown = try round([], root: root)
    #expect(throws: Rejection.unknownWord) { try unknown.play(word, in: english) }
    var givenRound = try round([word], root: root)
    #expect(try givenRound.play(word, in: english).isCommon)
  }

  @Test func `a bonus word stays a bonus, and an unknown word is refused`() throws {
    var round = try round([], root: "silkworm")
    #expect(try !round.play("koi", in: english).isCommon)
    #expect(throws: Rejection.unknownWord) { try round.play("kroms", in: english) }
    #expect(Puzzle(of: round, in: english) == Puzzle(root: "silkworm", in: english))
  }

  @Test func `at most forty words can be given`() throws {
    let words = Array(english.entries(spelledFrom: "triangles").map(\.word).prefix(41))
    #expect(throws: RoundError.givenWords(41)) { try round(words, root: "triangles") }
    #expect(try round(Array(words.prefix(40)), root: "triangles").vocabulary.givenWords.count == 40)
  }

  @Test func `a daily puzzle has the standard vocabulary`() {
    let id = RoundID.daily(number: 5, minimum: 3, scoring: .classic)
    #expect(throws: RoundError.identity) {
      try Round(id: id, root: "silkworm", vocabulary: .class(givenWords: []), at: Self.moment)
    }
  }

  @Test(arguments: [[], ["photons"], ["hypnotist", "photons"]] as [[Word]])
  func `a round of a class is read back from its record and from its code`(givenWords: [Word]) throws {
    var played = try Round(
      id: .set(checksum: 0xFF, number: 3), root: "photosynthesis", minutes: 10,
      vocabulary: .class(givenWords: givenWords),
      at: Self.moment)
    for word in givenWords { try played.play(word, in: english, after: .seconds(9)) }
    #expect(try Round(record: Record(played).bytes) == played)
    #expect(RoundID(key: Record(played).key) == played.id)
    let code = Challenge(of: played, in: english).code
    #expect(code.starts(with: Array("c2.".utf8)))
    let result = try Challenge(code: code).replay(in: english)
    #expect(result.round.vocabulary == played.vocabulary && result.round.found == played.found)
    #expect(result.standing == Standing(of: played, in: Puzzle(of: played, in: english)))
    #expect(DealOptions(answering: result, in: english).vocabulary == played.vocabulary)
  }

  @Test(arguments: [["worm", "milk"], ["milk", "milk"], ["mill"], ["silkworm"]] as [[Word]])
  func `a code with given words that are unsorted, repeated or impossible is damaged`(givenWords: [Word]) {
    let challenge = Challenge(
      root: "silkworm", minimum: 3, scoring: .classic, vocabulary: .class(givenWords: givenWords), minutes: nil,
      daily: nil,
      edition: 7, log: RoundLog(seconds: 0, foundWords: [], assists: []))
    #expect(throws: ChallengeError.damaged) { try Challenge(code: challenge.code) }
  }

  @Test(arguments: ["given worm\ngiven milk\n", "given milk\ngiven milk\n", "given mill\n", "given mi\n"])
  func `a record with given words that are unsorted, repeated or impossible is damaged`(lines: String) throws {
    let first =
      "round 1 silkworm-0000000000000001\nroot silkworm\nminimum 3\nscoring classic\nbegan 5\nvocabulary class\n"
    #expect(try Round(record: RecordTests.record(first)).vocabulary == .class(givenWords: []))
    #expect(throws: RecordError.damaged) { try Round(record: RecordTests.record(first + lines)) }
  }

  @Test func `rounds with different vocabularies are not merged`() throws {
    let (one, other) = (try round(["photons"]), try round(["hypnotist"]))
    #expect(one.merged(with: other) == nil && one.merged(with: one) == one)
  }

  @Test func `a game deals, resumes and answers the round of a class`() throws {
    var request = DealOptions()
    (request.root, request.vocabulary) = ("silkworm", .class(givenWords: ["milk", "worms"]))
    var game = Game(lexicon: english, options: DealOptions(), request: request, seed: 1, at: Self.moment)
    #expect(game.round.vocabulary == .class(givenWords: ["milk", "worms"]) && game.puzzle.common.contains("worms"))
    let dealtID = game.round.id
    _ = try game.play(text: "milk".utf8, at: Self.moment)
    #expect(game.acceptBonusWord("kroms", at: Self.moment) == nil)
    game.dealNewWord(seed: 2, at: Self.moment)
    #expect(game.round.vocabulary == .standard && !game.puzzle.common.contains("worms"))
    var plainRequest = DealOptions()
    plainRequest.root = "silkworm"
    game.start(plainRequest, seed: 3, at: Self.moment)
    #expect(game.round.vocabulary == .standard)
    game.start(request, seed: 4, at: Self.moment)
    #expect(game.round.id == dealtID && game.round.found.map(\.word) == ["milk"])
  }
}
