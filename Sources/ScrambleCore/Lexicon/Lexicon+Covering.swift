/// A root, and those of some given words that can be spelled from it.
package struct CoveringRoot: Equatable, Sendable {
  package let root: Word
  /// The words that can be spelled from the root, in the order in which they were given.
  package let words: [Word]
}

extension Lexicon {
  /// Returns the familiar root from which most of some words can be spelled; on a tie, the first one alphabetically. Nil
  /// if none of the words can be spelled from a familiar root.
  ///
  ///     try lexicon.root(spellingMostOf: [Word("milk".utf8), Word("worm".utf8)])?.root  // silkworm
  ///
  /// The root itself does not count, because it is not a word of its own round.
  ///
  /// - Parameter words: The words, without duplicates.
  /// - Complexity: O(*r* × *n*), where *r* is the number of familiar roots and *n* the number of words.
  package func root(spellingMostOf words: [Word]) -> CoveringRoot? {
    var best: CoveringRoot?
    for entry in roots where entry.rootStatus == .familiar {
      let letters = LetterBag(entry.word)
      let spellable = words.filter { letters.spells($0) && $0 != entry.word }
      if spellable.count > best?.words.count ?? 0 { best = CoveringRoot(root: entry.word, words: spellable) }
    }
    return best
  }
}
