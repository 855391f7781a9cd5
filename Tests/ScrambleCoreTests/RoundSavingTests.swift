import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Whatever the public functions do to a round, the round can be saved and read back.
struct RoundSavingTests {
  private static let words: [Word] = ["milk", "silk", "worm", "mils", "mirk", "silkworm", "z", "abcdefghijklmnop"]
  private static let numbers = [Int.min, -1, 0, 1, 2, 3, 4, 5, 100, 101, 2_912_443, 2_912_444, .max]

  /// Returns a round created by a public function from ordinary and extreme values, or nil if no round can have them.
  private func round(_ generator: inout SplitMix64) -> Round? {
    if generator.next(in: 0...2) == 0 { return try? Round(daily: generator.pick(Self.numbers), in: english) }
    let root = generator.pick(generator.next(in: 0...1) == 0 ? ["silkworm"] : Self.words)
    return try? Round(root: root, minutes: generator.pick([nil, 3, 10, generator.pick(Self.numbers)]))
  }

  @Test(arguments: UInt64(0)..<600)
  func `a round is read back after any changes`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var createdRound: Round?
    while createdRound == nil { createdRound = round(&generator) }
    var round = try #require(createdRound)
    for _ in 0..<generator.next(in: 0...12) { applyRandomChange(&round, &generator) }
    #expect(History(Record(round).bytes).rounds == [round])
    readEverything(of: round, &generator)
  }

  /// Reads every property of a round. Nothing may stop the program.
  private func readEverything(of round: Round, _ generator: inout SplitMix64) {
    for puzzle in [Puzzle(root: round.root, in: english), Puzzle(root: generator.pick(Self.words), in: english)] {
      let standing = Standing(of: round, in: puzzle)
      #expect(Rank.allCases.allSatisfy { standing.threshold(of: $0) >= 0 })
      _ = (round.missed(in: puzzle), round.missedBonus(in: puzzle), puzzle.grade)
    }
    let shuffled = round.shuffledLetters(seed: .max, avoiding: generator.pick(Self.words), in: english)
    #expect(LetterBag(shuffled) == LetterBag(round.root))
    _ = (round.score, round.longestCommonWord, round.anagrams, round.found(by: .alphabetical))
  }

  private func applyRandomChange(_ round: inout Round, _ generator: inout SplitMix64) {
    let puzzle = Puzzle(root: round.root, in: english)
    let words = Self.words + puzzle.common.prefix(3)
    switch generator.next(in: 0...6) {
    case 0, 1: _ = try? round.play(generator.pick(words), in: english)
    case 2: _ = try? round.play(text: generator.pick(words).ascii, in: english)
    case 3: _ = try? round.play(text: generator.pick([[], [0xFF, 0]]), in: english)
    case 4, 5: round.takeClue(about: generator.pick(words))
    default: round.end()
    }
  }
}
