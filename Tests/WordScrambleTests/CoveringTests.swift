import ScrambleTesting
import Testing

@testable import WordScramble

/// The roots from which most of some words can be spelled, compared with a search of all roots.
struct CoveringTests {
  @Test func `the roots with most of the words come first`() {
    let words = ["milk", "silk", "worm", "photosynthesis"] as [Word]
    let best = english.roots(holdingMostOf: words)[0]
    #expect(best.root == "silkworm" && best.words == ["milk", "silk", "worm"])
    #expect(english.roots(holdingMostOf: ["photosynthesis"]).isEmpty && english.roots(holdingMostOf: []).isEmpty)
  }

  @Test(arguments: UInt64(0)..<6)
  func `the roots match those of an exhaustive search`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let common = english.words.filter { $0.wordClass.isCommon }
    let words = (0..<12).map { _ in common[common.startIndex + Int(generator.next(below: UInt32(common.count)))].word }
    let naive = english.roots.filter { $0.rootStatus == .familiar }.map { root in
      Covering(root: root.word, words: words.filter { LetterBag(root.word).spells($0) && $0 != root.word })
    }
    let most = naive.map(\.words.count).max() ?? 0
    let found = english.roots(holdingMostOf: words, limit: .max)
    #expect(found.first?.words.count == most)
    #expect(found.map(\.words.count) == found.map(\.words.count).sorted(by: >))
    #expect(Set(found.map(\.root)) == Set(naive.filter { !$0.words.isEmpty }.map(\.root)))
    let few = english.roots(holdingMostOf: words, atLeast: max(1, most), limit: 3)
    #expect(few.allSatisfy { $0.words.count == most } && few.count <= 3)
  }
}
