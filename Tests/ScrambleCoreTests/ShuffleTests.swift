import ScrambleTesting
import Testing

@testable import ScrambleCore

struct ShuffleTests {
  @Test(
    arguments: [
      (0, "loskwrim"), (1, "wklmorsi"), (2, "olmwiksr"), (42, "kirlwsmo"), (.max, "mkowlris"),
    ] as [(UInt64, String)])
  func `a shuffle of the root's letters is frozen`(seed: UInt64, expected: String) {
    #expect(Round(root: "silkworm").shuffledLetters(seed: seed, in: english).description == expected)
  }

  @Test(arguments: ["silkworm", "alarming", "tea", "eee", "eet", "abc", "uncopyrightable"] as [Word])
  func `shuffled letters are those of the root, in another order where there is one`(root: Word) {
    let round = Round(root: root)
    let isOneLetter = Set(root.letters).count == 1
    var orders: Set<Word> = []
    for seed in UInt64(0)..<300 {
      let letters = round.shuffledLetters(seed: seed, in: english)
      #expect(letters.letters.sorted() == root.letters.sorted())
      #expect((letters == root) == isOneLetter)
      orders.insert(letters)
    }
    let orderCounts: [Word: Int] = ["tea": 5, "eee": 1, "eet": 2, "abc": 5]
    #expect(orderCounts[root].map { orders.count == $0 } ?? (orders.count > 250))
    #expect(round.shuffledLetters(seed: 7, in: english) == round.shuffledLetters(seed: 7, in: english))
  }

  @Test(arguments: UInt64(0)..<50)
  func `the order on screen is not repeated`(seed: UInt64) {
    let round = Round(root: "tea")
    var previous = round.shuffledLetters(seed: seed, in: english)
    for step in 0..<20 {
      let letters = round.shuffledLetters(seed: seed ^ UInt64(step) << 8, avoiding: previous, in: english)
      #expect(letters != previous && letters != round.root)
      previous = letters
    }
  }

  @Test(arguments: ["peephole", "titmouse", "assassin", "negotiate", "existentialists"] as [Word])
  func `no consecutive letters are a blocked word or an insult, and the first such draw is used`(
    root: Word
  ) {
    var redrawCount = 0
    for seed in UInt64(0)..<400 {
      var generator = SplitMix64(seed: seed)
      var letters = root.letters
      generator.shuffle(&letters)
      while letters == root.letters || isUnfit(letters) {
        generator.shuffle(&letters)
        redrawCount += 1
      }
      #expect(Round(root: root).shuffledLetters(seed: seed, in: english).letters == letters)
    }
    #expect(redrawCount > 3)
  }

  @Test func `no root ever shows a blocked word or an insult, in one row of letters or in two`() {
    for (index, root) in english.roots.map(\.word).enumerated() {
      let letters = Round(root: root).shuffledLetters(seed: UInt64(index), in: english)
      #expect(letters != root && !isUnfit(letters.letters), "\(root): \(letters)")
    }
  }

  /// Returns whether consecutive letters are a blocked word of the lexicon or an insult that it lacks.
  private func isUnfit(_ letters: [UInt8]) -> Bool {
    letters.indices.contains { start in
      (3...letters.count).contains { length in
        guard start + length <= letters.count else { return false }
        let word = Word(letters: Array(letters[start..<start + length]))
        return ShuffleTests.blockedWords.contains(word)
          || ShuffleTests.insults.contains(Checksum(word.ascii[...]).value)
      }
    }
  }

  private static let blockedWords = Set(english.words.filter { $0.wordClass == .blocked }.map(\.word))
  private static let insults = Set(Lexicon.insults)

  @Test func `a root without another suitable order keeps its own`() throws {
    var builder = LexiconBuilder()
    for word: Word in ["opt", "otp", "pot", "pto", "top", "tpo"] { builder.add(word, .blocked, root: .none) }
    let lexicon = try Lexicon(builder.build())
    for seed in UInt64(0)..<20 {
      #expect(Round(root: "top").shuffledLetters(seed: seed, in: lexicon) == "top")
    }
  }
}
