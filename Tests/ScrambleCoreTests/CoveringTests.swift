import ScrambleTesting
import Testing

@testable import ScrambleCore

/// The root from which most of some words can be spelled, compared with a search of all roots.
struct CoveringTests {
  @Test func `the root spells the most of the words`() throws {
    let words = ["milk", "silk", "worm", "photosynthesis"] as [Word]
    let best = try #require(english.root(spellingMostOf: words, excluding: []))
    #expect(best.root == "silkworm" && best.words == ["milk", "silk", "worm"])
    #expect(english.root(spellingMostOf: words, excluding: ["silkworm"])?.root != "silkworm")
    #expect(english.root(spellingMostOf: ["photosynthesis"], excluding: []) == nil)
    #expect(english.root(spellingMostOf: [], excluding: []) == nil)
  }

  @Test(arguments: UInt64(0)..<6)
  func `the root matches that of an exhaustive search`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let common = english.words.filter { $0.wordClass.isCommon }
    let words = (0..<12).map { _ in common[common.startIndex + Int(generator.next(below: UInt32(common.count)))].word }
    let roots = english.roots.filter { $0.rootStatus == .familiar }.map(\.word).sorted()
    let coverings = roots.map { root in
      CoveringRoot(root: root, words: words.filter { LetterBag(root).spells($0) && $0 != root })
    }
    let maxCount = coverings.map(\.words.count).max() ?? 0
    let expected = maxCount == 0 ? nil : coverings.first { $0.words.count == maxCount }
    #expect(english.root(spellingMostOf: words, excluding: []) == expected)
  }
}
