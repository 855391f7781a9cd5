import ScrambleTesting
import Testing

@testable import WordScramble

/// Replaying challenges: what counts, what is left out, and what is rejected.
struct ChallengeReplayTests {
  private static let list = WordList(
    everyday: "milk silk worm silkworm planters", common: "slim", rare: "koi", blocked: "irks",
    familiar: "silkworm planters",
    daily: "silkworm planters")
  private let lexicon: Lexicon

  init() throws {
    lexicon = try Self.list.lexicon()
  }

  private func challenge(
    _ words: [Word], root: Word = "silkworm", minimum: Int = 3, daily: Int? = nil, edition: UInt64 = 7
  )
    -> Challenge
  {
    Challenge(
      root: root, minimum: minimum, scoring: .classic, vocabulary: .standard, minutes: nil, daily: daily,
      edition: edition,
      log: RoundLog(
        seconds: 100, foundWords: words.enumerated().map { RoundLog.TimedWord(word: $1, second: $0 * 10) }, assists: [])
    )
  }

  private func error(_ challenge: Challenge) -> ChallengeError? {
    do throws(ChallengeError) {
      _ = try challenge.replay(in: lexicon)
      return nil
    } catch {
      return error
    }
  }

  @Test func `words count according to the lexicon on this device`() throws {
    let result = try challenge(["milk", "koi", "slim", "irks"]).replay(in: lexicon)
    #expect((result.standing.foundCount, result.standing.bonusCount, result.standing.total) == (2, 2, 4))
    #expect(result.standing.score == 7 && result.isSameEdition && result.unknown.isEmpty)
    #expect(result.round.found.map(\.time) == [300, 200, 100, 0] && result.round.playTime == 1000)
  }

  @Test(
    arguments: [
      (["milk", "mill"], Rejection.lettersNotInRoot(letter: 108, available: 1)),
      (["milk", "zoo"], .lettersNotInRoot(letter: 122, available: 0)), (["koi", "milk", "koi"], .alreadyFound("koi")),
      (["silkworm"], .sameAsRoot),
    ] as [([Word], Rejection)])
  func `a word that breaks the rules invalidates a challenge of any edition`(words: [Word], rejection: Rejection)
    throws
  {
    let word = try #require(words.last)
    for edition in [UInt64(7), 8] {
      #expect(error(challenge(words, edition: edition)) == .word(word, rejection))
    }
  }

  @Test func `a word shorter than the minimum invalidates it`() {
    for edition in [UInt64(7), 8] {
      let short = challenge(["milk", "koi"], minimum: 4, edition: edition)
      #expect(error(short) == .word("koi", .tooShort(minimum: 4)))
    }
  }

  @Test func `an unknown word invalidates a challenge, but is only listed if the edition is another`() throws {
    #expect(error(challenge(["milk", "work", "slim"])) == .word("work", .unknownWord))
    let other = try challenge(["milk", "work", "slim"], edition: 8).replay(in: lexicon)
    #expect(!other.isSameEdition && other.unknown == ["work"])
    #expect(other.standing.foundCount == 2 && other.round.found.map(\.word) == ["slim", "milk"])
  }

  @Test func `an unknown word that occurs twice always invalidates it`() {
    #expect(error(challenge(["work", "work"], edition: 8)) == .word("work", .alreadyFound("work")))
  }

  @Test func `a word longer than any in the list is treated as unknown`() throws {
    let long = Word(letters: Array("silkwormsil".utf8).map { $0 - 97 })
    let root = Word(letters: long.letters + [0])
    let rejection = Rejection.tooLong(length: 11, maximum: 8)
    #expect(error(challenge([long], root: root)) == .word(long, rejection))
    #expect(try challenge([long], root: root, edition: 8).replay(in: lexicon).unknown == [long])
  }

  @Test func `a daily puzzle must have its own root, unless another edition had a different one`() throws {
    #expect(error(challenge(["milk"], daily: 1)) == nil)
    #expect(error(challenge(["milk"], daily: 2)) == .damaged)
    let other = try challenge(["milk"], daily: 2, edition: 8).replay(in: lexicon)
    #expect(other.round.root == "silkworm" && other.round.daily == nil)
    let options = DealOptions(answering: other, in: lexicon)
    #expect(options.daily == nil && options.root == "silkworm")
    let same = try challenge(["milk"], daily: 3).replay(in: lexicon)
    #expect(DealOptions(answering: same, in: lexicon).daily == 3)
  }

  @Test func `a future daily puzzle is answered as a free round`() throws {
    let early = try challenge(["milk"], daily: 3).replay(in: lexicon)
    #expect(DealOptions(answering: early, today: 3, in: lexicon).daily == 3)
    let options = DealOptions(answering: early, today: 2, in: lexicon)
    #expect(options.daily == nil && options.root == "silkworm")
  }

  @Test func `a daily puzzle begun in an edition with another root is sent as a free round`() throws {
    var round = Round(root: "silkworm", daily: 2)
    round.add("milk", isCommon: true, after: 10)
    let challenge = Challenge(of: round, in: lexicon)
    #expect(challenge.daily == nil)
    #expect(try challenge.replay(in: lexicon).standing.foundCount == 1)
  }

  @Test func `hints and clues count, a clue taken on two devices counts once, and later kinds of help do not`() throws {
    var round = Round(root: "silkworm")
    let unknownAssist = Assist(kind: Assist.Kind(name: "oracle"), word: nil, time: 60)
    round.assists = [
      unknownAssist, Assist(kind: .clue, word: "milk", time: 50), Assist(kind: .hint, word: nil, time: 40),
      Assist(kind: .clue, word: "worm", time: 30), Assist(kind: .clue, word: "milk", time: 20),
      Assist(kind: .hint, word: nil, time: 10),
    ]
    let challenge = try Challenge(code: Challenge(of: round, in: lexicon).code)
    #expect((challenge.hints, challenge.clues) == (2, 2) && challenge.assists.map(\.second) == [1, 2, 3, 4])
  }

  @Test func `words of another dictionary are left out because nobody else could check them`() throws {
    var options = DealOptions()
    options.root = "silkworm"
    var game = Game(lexicon: lexicon, roots: [], options: options, seed: 1, at: Moment(seconds: 0, uptime: 0))
    try game.play(text: "milk".utf8, at: Moment(seconds: 1, uptime: 10))
    let accepted = game.acceptBonusWord("kroms", at: Moment(seconds: 2, uptime: 20))
    #expect(accepted != nil && game.challenge.foundWords.map(\.word) == ["milk"])
    #expect(try game.challenge.replay(in: lexicon).standing.score == 2)
  }

  @Test func `times of an imported record never run backwards or past the end`() throws {
    var round = Round(root: "silkworm")
    round.add("milk", isCommon: true, after: 900)
    round.add("worm", isCommon: true, after: 300)
    round.timeLimit = .minutes(1)
    let challenge = try Challenge(code: Challenge(of: round, in: lexicon).code)
    #expect(challenge.foundWords.map(\.second) == [60, 60] && challenge.seconds == 60 && challenge.minutes == 1)
  }

  @Test func `the pace gives the progress of the round at any play time`() throws {
    let result = try challenge(["milk", "koi", "slim"]).replay(in: lexicon)
    #expect(result.pace.map(\.time) == [0, 100, 200] && result.pace.map(\.foundCount) == [1, 1, 2])
    #expect(result.pace.last?.share == result.standing.share)
    #expect(
      result.pace(after: 99).foundCount == 1 && result.pace(after: 200).foundCount == 2
        && result.pace(after: 9999).foundCount == 2)
    let empty = try challenge([]).replay(in: lexicon)
    #expect(empty.pace.isEmpty && empty.pace(after: 50) == ChallengeResult.Pace(time: 0, foundCount: 0, share: 0))
  }
}
