/// A root, and those of some given words that can be spelled from it.
package struct CoveringRoot: Equatable, Sendable {
  package let root: Word
  /// The words that can be spelled from the root, in the order in which they were given.
  package let words: [Word]

  package init(root: Word, words: [Word]) { (self.root, self.words) = (root, words) }
}

extension Lexicon {
  /// Returns the familiar roots from which given words can be spelled, sorted by the number of these words, highest
  /// first; on a tie, alphabetically.
  ///
  ///     try lexicon.roots(spellingMostOf: [Word("milk".utf8), Word("worm".utf8)])[0].root  // silkworm
  ///
  /// The root itself does not count, because it is not a word of its own round.
  ///
  /// - Parameters:
  ///   - words: The words, without duplicates.
  ///   - minWords: The minimum number of words for a root.
  ///   - limit: The maximum number of roots.
  /// - Complexity: O(*r* × *n*), where *r* is the number of familiar roots and *n* the number of words.
  package func roots(spellingMostOf words: [Word], atLeast minWords: Int = 1, limit: Int = 10) -> [CoveringRoot] {
    var coveringRoots: [CoveringRoot] = []
    for entry in roots where entry.rootStatus == .familiar {
      let letters = LetterBag(entry.word)
      let spellable = words.filter { letters.spells($0) && $0 != entry.word }
      if spellable.count >= max(1, minWords) { coveringRoots.append(CoveringRoot(root: entry.word, words: spellable)) }
    }
    coveringRoots.sortInPlace { ($1.words.count, $0.root) < ($0.words.count, $1.root) }
    return Array(coveringRoots.prefix(limit))
  }
}
