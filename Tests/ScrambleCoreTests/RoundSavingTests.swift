import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Whatever the public functions do to a round, the round can be saved and read back.
struct RoundSavingTests {
  private func isReadBack(_ round: Round) -> Bool {
    var expected = round
    // A round whose time is up is saved as ended.
    if round.isTimeUp { expected.end() }
    return (try? Round(record: Record(round).bytes)) == expected
  }

  private static let times: [PlayTime] = [
    PlayTime(tenths: .min), -5, .zero, 7, .seconds(1799), .minutes(30), .longest, PlayTime(tenths: 1_000_000_000),
    PlayTime(tenths: .max),
  ]
  private static let words: [Word] = [
    "milk", "silk", "worm", "mils", "mirk", "silkworm", "z", "abcdefghijklmnop",
    Word(letters: Array(repeating: 25, count: 70_000)),
  ]
  private static let numbers = [Int.min, -1, 0, 1, 2, 3, 4, 5, 100, 101, 2_912_443, 2_912_444, .max]

  /// Returns a round created by a public function from ordinary and extreme values, or nil if no round can have them.
  private func round(_ generator: inout SplitMix64) -> Round? {
    let root = generator.pick(generator.next(in: 0...1) == 0 ? ["silkworm"] : Self.words)
    let number = generator.pick(Self.numbers)
    let ids: [RoundID] = [.free(root: root, number: .max), .daily(number)]
    return try? Round(
      id: generator.pick(ids), root: root, minutes: generator.pick([nil, 3, number]),
      at: Moment(seconds: generator.pick([.min, -1, 0, 1_795_000_000, .max]), uptime: 0))
  }

  @Test(arguments: UInt64(0)..<600)
  func `a round is read back after any changes`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var createdRound: Round?
    while createdRound == nil { createdRound = round(&generator) }
    var round = try #require(createdRound)
    for _ in 0..<generator.next(in: 0...12) { applyRandomChange(&round, &generator) }
    #expect(isReadBack(round))
    readEverything(of: round, &generator)
  }

  /// Reads every property of a round. Nothing may stop the program.
  private func readEverything(of round: Round, _ generator: inout SplitMix64) {
    for puzzle in [Puzzle(of: round, in: english), Puzzle(root: generator.pick(Self.words), in: english)] {
      let standing = Standing(of: round, in: puzzle)
      #expect(Rank.allCases.allSatisfy { standing.threshold(of: $0) >= 0 })
      _ = (round.missed(in: puzzle), round.missedBonus(in: puzzle), puzzle.grade)
    }
    let shuffled = round.shuffledLetters(seed: .max, avoiding: generator.pick(Self.words), in: english)
    #expect(LetterBag(shuffled) == LetterBag(round.root))
    _ = (round.score, round.timeLeft, round.longestCommonWord, round.anagrams, round.found(by: .alphabetical))
  }

  private func applyRandomChange(_ round: inout Round, _ generator: inout SplitMix64) {
    let (time, word) = (generator.pick(Self.times), generator.pick(Self.words))
    switch generator.next(in: 0...9) {
    case 0: _ = try? round.play(word, in: english, after: time)
    case 1: _ = try? round.play(text: word.ascii, in: english, after: time)
    case 2: _ = try? round.play(word, in: english)
    case 3: _ = try? round.play(text: generator.pick([word.ascii, [], [0xFF, 0]]), in: english)
    case 4: round.advance(to: time)
    case 5: round.takeHint(after: time)
    case 6: round.takeClue(about: word, after: time)
    case 7: round.keepPlaying()
    case 8: round.remove()
    default:
      round.end()
      if generator.next(in: 0...3) == 0 { round.reveal(in: english) }
    }
  }

  /// More words of nine letters than a record can hold.
  private static let manyWords: [Word] = {
    var endings = [""]
    for _ in 0..<5 {
      endings = endings.flatMap { end in "rightable".filter { !end.contains($0) }.map { end + "\($0)" } }
    }
    return endings.compactMap { try? Word("copy\($0)".utf8) }
  }()

  /// Returns a round in which everything that occurs once has its maximum length.
  private func largestRound(_ id: RoundID) -> Round {
    var round = Round(id: id, root: "copyrightablenx")
    (round.startedAt, round.forgottenBefore) = (999_999_999_999_999_999, 999_999_999_999_999_998)
    (round.timeLimit, round.playTime, round.removedAfter) = (.longest, .longest, .longest)
    (round.endCount, round.resumeCount, round.isRevealed) = (1 << 30 - 1, 1 << 30 - 1, true)
    round.totals = Round.Totals(words: 1_000_000, points: 1_000_000, edition: .max)
    return round
  }

  @Test(arguments: [RoundID.free(root: "copyrightablenx", number: .max), .daily(2_912_443)])
  func `a record can hold every round within the limits, whatever its mix of entries`(id: RoundID) {
    let words = Self.manyWords.map { FoundWord(word: $0, points: 9, isCommon: false, time: .longest) }
    let assist = Assist(kind: .clue, word: "copyrightablenx", time: .longest)
    for assistCount in [0, 2000, 6000] {
      var round = largestRound(id)
      round.assists = Array(repeating: assist, count: assistCount)
      var (fittingCount, maxCount) = (0, words.count)
      while fittingCount < maxCount {
        round.found = Array(words.prefix((fittingCount + maxCount + 1) / 2))
        if round.isWithinSizeLimit { fittingCount = round.found.count } else { maxCount = round.found.count - 1 }
      }
      round.found = Array(words.prefix(fittingCount))
      let length = Record(round).bytes.count
      #expect(round.isWithinSizeLimit && length <= Record.maxLength, "\(fittingCount) words, \(length) bytes")
      #expect(fittingCount > 500 && length > Record.maxLength - 400, "no room is wasted")
    }
  }

  @Test func `a full round takes no more words or help, but can still be ended and saved`() throws {
    var round = try Round(root: "copyrightable", number: 1, at: Moment(seconds: 0, uptime: 0))
    for word in Self.manyWords { guard round.add(word, isCommon: false, after: .longest) != nil else { break } }
    let count = round.found.count
    #expect(count > 8000 && isReadBack(round))
    #expect(throws: Rejection.roundEnded) { try round.play("table", in: english, after: .longest) }
    round.takeHint(after: .longest)
    round.remove()
    round.end()
    #expect(round.found.count == count && isReadBack(round))
    round.keepPlaying()
    round.end()
    round.reveal(in: english)
    #expect(round.phase == .revealed && isReadBack(round))
  }
}
