import ScrambleTesting
import Testing

@testable import WordScramble

/// The roots from which given words can be spelled, compared with a search of all roots.
struct CoveringTests {
  @Test func `the roots with most of the words come first`() {
    let words = ["milk", "silk", "worm", "photosynthesis"] as [Word]
    let best = english.roots(spellingMostOf: words)[0]
    #expect(best.root == "silkworm" && best.words == ["milk", "silk", "worm"])
    #expect(english.roots(spellingMostOf: ["photosynthesis"]).isEmpty && english.roots(spellingMostOf: []).isEmpty)
  }

  @Test(arguments: UInt64(0)..<6)
  func `the roots match those of an exhaustive search`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let common = english.words.filter { $0.wordClass.isCommon }
    let words = (0..<12).map { _ in common[common.startIndex + Int(generator.next(below: UInt32(common.count)))].word }
    let expected = english.roots.filter { $0.rootStatus == .familiar }.map { root in
      CoveringRoot(root: root.word, words: words.filter { LetterBag(root.word).spells($0) && $0 != root.word })
    }
    let maxCount = expected.map(\.words.count).max() ?? 0
    let found = english.roots(spellingMostOf: words, limit: .max)
    #expect(found.first?.words.count == maxCount)
    #expect(found.map(\.words.count) == found.map(\.words.count).sorted(by: >))
    #expect(Set(found.map(\.root)) == Set(expected.filter { !$0.words.isEmpty }.map(\.root)))
    let limited = english.roots(spellingMostOf: words, atLeast: max(1, maxCount), limit: 3)
    #expect(limited.allSatisfy { $0.words.count == maxCount } && limited.count <= 3)
  }
}
