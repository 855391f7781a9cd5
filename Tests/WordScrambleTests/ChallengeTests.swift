import ScrambleTesting
import Testing

@testable import WordScramble

/// The code of a challenge: what is written, accepted and rejected.
struct ChallengeTests {
  /// A code as the first version of the format wrote it. It never changes; a later version adds a code of its own.
  static let goldenCode = "c1.iSFqs6LAAAAAAAAAAAAHCyISMQtTEs6LJBoEL4oBcA"

  static let goldenChallenge = Challenge(
    root: "silkworm", minimum: 3, scoring: .classic, vocabulary: .standard, minutes: nil, daily: nil, edition: 7,
    log: RoundLog(
      seconds: 61,
      foundWords: [RoundLog.TimedWord(word: "milk", second: 12), RoundLog.TimedWord(word: "worm", second: 30)],
      assists: [RoundLog.Assist(isClue: false, second: 41)]))

  private func text(_ challenge: Challenge) -> String { String(decoding: challenge.code, as: UTF8.self) }

  private func error(_ code: String) -> ChallengeError? {
    do throws(ChallengeError) {
      _ = try Challenge(code: code.utf8)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the format of a code is frozen`() throws {
    #expect(text(Self.goldenChallenge) == Self.goldenCode)
    #expect(try Challenge(code: Self.goldenCode.utf8) == Self.goldenChallenge)
  }

  @Test func `challenges are equal if all their parts are, even those that no code can hold`() {
    func challenge(
      _ root: Word = "silkworm", _ minimum: Int = 3, _ edition: UInt64 = 7, _ second: Int = 12, isClue: Bool = false
    ) -> Challenge {
      Challenge(
        root: root, minimum: minimum, scoring: .classic, vocabulary: .standard, minutes: nil, daily: nil,
        edition: edition,
        log: RoundLog(
          seconds: 61, foundWords: [RoundLog.TimedWord(word: "milk", second: second)],
          assists: [RoundLog.Assist(isClue: isClue, second: 41)]))
    }
    #expect(challenge() == challenge())
    for other in [
      challenge("planters"), challenge("silkworm", 4), challenge("silkworm", 5), challenge("silkworm", 3, 8),
      challenge("silkworm", 3, 7, 13), challenge(isClue: true),
    ] {
      #expect(challenge() != other)
    }
  }

  @Test(arguments: UInt64(0)..<300)
  func `a round is read back from its code as it was played`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let round = generator.playedRound()
    let challenge = Challenge(of: round, in: english)
    let read = try Challenge(code: challenge.code)
    let result = try read.replay(in: english)
    #expect(read == challenge && result.isSameEdition && result.unknown.isEmpty)
    #expect(result.round.found.map(\.word) == round.found.map(\.word))
    #expect(result.round.found.map { $0.time.seconds } == round.found.map { $0.time.seconds })
    #expect(result.round.playTime.seconds == round.playTime.seconds && result.round.minutes == round.minutes)
    let standing = Standing(of: round, in: Puzzle(of: round, in: english))
    #expect(result.standing.score == standing.score && result.standing.rank == standing.rank)
    #expect(read.hints == round.assists.count { $0.kind == .hint } && read.clues == standing.clueCount)
    #expect((read.root, read.minimum, read.scoring) == (round.root, round.minimum, round.scoring))
    #expect(read.daily == round.daily && read.minutes == round.minutes && read.vocabulary == round.vocabulary)
  }

  @Test func `a code of fifty words has at most four hundred characters`() {
    var generator = SplitMix64(seed: 50)
    var longest = 0
    for root in english.roots.map(\.word).filter({ _ in generator.next(in: 0...20) == 0 }) {
      let common = Puzzle(root: root, in: english).common
      guard common.count >= 50 else { continue }
      var words = Array(common)
      generator.shuffle(&words)
      var round = Round(root: root, daily: 3000)
      for word in words.prefix(50) {
        round.playTime = round.playTime + PlayTime(tenths: generator.next(in: 15...450))
        round.add(word, isCommon: true, after: round.playTime)
      }
      round.assists = [Assist(kind: .hint, word: nil, time: round.playTime)]
      longest = max(longest, Challenge(of: round, in: english).code.count)
    }
    #expect((200...400).contains(longest), "\(longest)")
  }

  @Test(arguments: [
    "", "#", "https://example.org/#", "https://example.org/play/?lang=de#", "http://127.0.0.1:8080/#a#",
  ])
  func `a link is accepted with or without its address`(address: String) throws {
    #expect(try Challenge(code: (address + Self.goldenCode).utf8) == Self.goldenChallenge)
  }

  @Test func `a truncated, extended or mistyped code is damaged`() {
    for length in 0..<Self.goldenCode.count {
      #expect(error(String(Self.goldenCode.prefix(length))) == .damaged, "\(length)")
    }
    for suffix in ["A", "AA", "AAA", "AAAA", "=", " ", "\n", "#", ".", "&utm=1"] {
      #expect(error(Self.goldenCode + suffix) == .damaged, "\(suffix)")
    }
    for other in [
      "", "#", "c1", "c1.", "c1.=", "c1.AAAA", "milk", "https://example.org/", "C1." + Self.goldenCode.dropFirst(3),
    ] {
      #expect(error(other) == .damaged, "\(other)")
    }
  }

  @Test func `a code with one wrong character is never accepted`() {
    let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=. ".utf8)
    let code = Array(Self.goldenCode.utf8)
    for index in 3..<code.count {
      for character in characters where character != code[index] {
        var other = code
        other[index] = character
        #expect((try? Challenge(code: other)) == nil, "\(index)")
      }
    }
  }

  @Test(arguments: [
    ("c3", ChallengeError.newer), ("c10", .newer), ("c999999999", .newer), ("c0", .damaged), ("c01", .damaged),
    ("c1000000000", .damaged), ("c", .damaged), ("d2", .damaged), ("c3x", .damaged), ("c-2", .damaged),
  ])
  func `the code of a later version is newer, and one without a valid version is damaged`(
    prefix: String, expected: ChallengeError
  ) {
    #expect(error(prefix + ".AAAA") == expected)
    #expect(error("https://example.org/#" + prefix + "." + Self.goldenCode.dropFirst(3)) == expected)
  }

  @Test func `a code longer than any round is not read`() {
    #expect(error("c1." + String(repeating: "A", count: CodeFormat.maxLength)) == .damaged)
  }

  /// The minutes, the number of the daily puzzle and the seconds of a challenge, and whether a round can have them.
  @Test(arguments: [
    (0, 2_912_443, 61, true), (0, 2_912_444, 61, false), (1, 0, 60, true), (1, 0, 61, false), (100, 0, 6000, true),
    (101, 0, 61, false), (1, 5, 60, false), (0, 0, 99_999_999, true), (0, 0, 100_000_000, false),
  ])
  func `the code of an impossible round is damaged`(minutes: Int, daily: Int, seconds: Int, isAccepted: Bool) {
    let challenge = Challenge(
      root: "silkworm", minimum: 3, scoring: .classic, vocabulary: .standard,
      minutes: minutes == 0 ? nil : minutes, daily: daily == 0 ? nil : daily, edition: 7,
      log: RoundLog(seconds: seconds, foundWords: [RoundLog.TimedWord(word: "milk", second: 12)], assists: []))
    #expect(error(text(challenge)) == (isAccepted ? nil : .damaged))
  }

  @Test(arguments: ["si", "silkwormsilkworm"])
  func `a code with a root of invalid length is damaged`(root: String) throws {
    let challenge = Challenge(
      root: try Word(root.utf8), minimum: 3, scoring: .classic, vocabulary: .standard, minutes: nil, daily: nil,
      edition: 7, log: RoundLog(seconds: 0, foundWords: [], assists: []))
    #expect(error(text(challenge)) == .damaged)
  }

  @Test func `a code has at most ten thousand words`() throws {
    func challenge(_ count: Int) -> Challenge {
      Challenge(
        root: "silkworm", minimum: 3, scoring: .classic, vocabulary: .standard, minutes: nil, daily: nil, edition: 7,
        log: RoundLog(
          seconds: 0, foundWords: Array(repeating: RoundLog.TimedWord(word: "milk", second: 0), count: count),
          assists: []))
    }
    #expect(error(text(challenge(10_000))) == nil)
    #expect(error(text(challenge(10_001))) == .damaged)
  }
}

extension SplitMix64 {
  /// Returns a round on a root of the game, with words of its lexicon and some help.
  mutating func playedRound() -> Round {
    let root = pick(english.roots).word
    let daily = next(in: 0...2) == 0
    var round = Round(root: root, minimum: next(in: 3...4), scoring: pick(Scoring.allCases), number: next())
    if daily {
      let number = next(in: 1...5000)
      let root = DailyPuzzle(number: number)?.root(in: english) ?? root
      round = Round(root: root, minimum: round.minimum, scoring: round.scoring, daily: number)
    } else if next(in: 0...1) == 0 {
      let givenWords = (0..<next(in: 0...5)).map { _ in Word(letters: (0..<6).map { _ in pick(root.letters) }) }
      round = Round(
        root: root, minimum: round.minimum, scoring: round.scoring, vocabulary: .class(givenWords: givenWords))
    }
    if !daily && next(in: 0...1) == 0 { round.timeLimit = .minutes(next(in: 1...100)) }
    play(&round)
    return round
  }

  private mutating func play(_ round: inout Round) {
    let puzzle = Puzzle(of: round, in: english)
    var words = (Array(puzzle.common) + puzzle.rare).filter { $0.count >= round.minimum }
    shuffle(&words)
    for word in words.prefix(next(in: 0...60)) {
      round.playTime = min(round.playTime + PlayTime(tenths: next(in: 0...900)), round.timeLimit ?? .longest)
      if next(in: 0...5) > 0 {
        _ = try? round.play(word, in: english, after: round.playTime)
      } else {
        let isClue = next(in: 0...1) == 0
        let help = Assist(kind: isClue ? .clue : .hint, word: isClue ? word : nil, time: round.playTime)
        round.assists.insert(help, at: 0)
      }
    }
  }
}
