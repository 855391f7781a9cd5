package import WordScramble

/// Suggests roots for the words that a class is learning.
///
///     let suggestions = try SetSuggestions(for: ["milk", "worm"].map { try Word($0.utf8) }, in: lexicon)
///     suggestions.all[0].root  // silkworm
///     suggestions.all[0].words  // milk, worm
///     suggestions.uncovered(by: suggestions.proposedRoots).withoutRoot  // []
package struct SetSuggestions: Equatable, Sendable {
  /// Familiar roots that together contain all words that any familiar root contains, each with its words. The root that
  /// adds the most words comes first.
  package let roots: [CoveringRoot]
  /// The words that are good roots themselves, each with the other words that it contains.
  package let unitWordRoots: [CoveringRoot]
  /// The ``unitWordRoots`` with more common words than a class can find.
  package let oversizedRoots: [Word]
  private let words: [Word]
  private let minimum: Int

  /// All suggestions. Those that contain the most words come first; those with more common words than a class can find
  /// come last.
  package var all: [CoveringRoot] {
    var all = roots + unitWordRoots.filter { unitWordRoot in !roots.contains { $0.root == unitWordRoot.root } }
    let sortKey = { (covering: CoveringRoot) in oversizedRoots.contains(covering.root) ? -1 : covering.words.count }
    // On a tie, the root that was chosen first comes first.
    let order = all.map { $0.root }
    all.sortInPlace { first, second in
      let (before, after) = (order.firstIndex(of: first.root) ?? 0, order.firstIndex(of: second.root) ?? 0)
      return (sortKey(second), before) < (sortKey(first), after)
    }
    return all
  }

  /// The default roots of a set: ``roots``, and those ``unitWordRoots`` that none of the roots contains and that are
  /// not ``oversizedRoots``. There are at most as many as a set may have.
  package var proposedRoots: [Word] {
    let proposed = all.filter { covering in
      roots.contains(covering)
        || (!oversizedRoots.contains(covering.root) && !roots.contains { $0.words.contains(covering.root) })
    }
    return proposed.prefix(PuzzleSet.sizes.upperBound).map { $0.root }
  }

  /// The minimum length of a unit word that is suggested as a root.
  package static let minUnitWordRootLength = 6
  /// The minimum number of common words of a unit word that is suggested as a root.
  package static let minCommonWords = 8
  /// The maximum number of common words that a class can find. No familiar root has more.
  package static let maxFindableWords = 100

  /// Chooses familiar roots one by one with a greedy algorithm: the root that adds the most words; on a tie, the root
  /// with the most words in total, then the first from a to z. Together, the roots contain all words that any familiar
  /// root contains. They are few, but not always the fewest possible.
  ///
  /// - Parameters:
  ///   - words: Distinct unit words. Words beyond ``PuzzleSet/maxUnitWords`` are ignored.
  ///   - minimum: The minimum length of a word.
  /// - Complexity: O(*r* × *n*), where *r* is the number of familiar roots and *n* the number of words.
  package init(for words: [Word], in lexicon: Lexicon, minimum: Int = 3) {
    let words = Array(words.prefix(PuzzleSet.maxUnitWords))
    let playableWords = words.filter { $0.count >= minimum }
    let commonWordCounts = words.map { SetSuggestions.commonWordCount(of: $0, in: lexicon, minimum: minimum) }
    let candidateRoots = words.indices.filter { commonWordCounts[$0] >= SetSuggestions.minCommonWords }.map {
      words[$0]
    }
    oversizedRoots = words.indices.filter { commonWordCounts[$0] > SetSuggestions.maxFindableWords }.map { words[$0] }
    (self.words, self.minimum) = (words, minimum)
    unitWordRoots = candidateRoots.map { root in
      let letters = LetterBag(root)
      return CoveringRoot(root: root, words: playableWords.filter { $0 != root && letters.spells($0) })
    }
    var candidates = lexicon.roots(spellingMostOf: playableWords, limit: .max)
    var chosen: [CoveringRoot] = []
    var coveredWords: [Word] = []
    while let best = SetSuggestions.best(of: candidates, besides: coveredWords) {
      chosen.append(best)
      coveredWords += best.words
      candidates.removeAll { covering in covering.words.allSatisfy { coveredWords.contains($0) } }
    }
    roots = chosen
  }

  /// Returns the number of common words that a unit word contains; 0 if it is too short or too long for a root.
  private static func commonWordCount(of word: Word, in lexicon: Lexicon, minimum: Int) -> Int {
    guard word.count >= minUnitWordRootLength, Round.rootLengths.contains(word.count) else { return 0 }
    return Puzzle(root: word, in: lexicon).commonWordCount(minimum: minimum)
  }

  /// Returns the first root, with its words, of those that add the most words; nil if none adds a word. The roots must
  /// be sorted by their number of words, highest first.
  private static func best(of coverings: [CoveringRoot], besides coveredWords: [Word]) -> CoveringRoot? {
    var best: (covering: CoveringRoot, addedCount: Int)?
    for covering in coverings {
      // The following roots have as many words or fewer, so they cannot add more.
      if let best, covering.words.count <= best.addedCount { break }
      let addedCount = covering.words.count { !coveredWords.contains($0) }
      if addedCount > best?.addedCount ?? 0 { best = (covering, addedCount) }
    }
    return best?.covering
  }
}

// The words that a choice of roots leaves out.
extension SetSuggestions {
  /// The words that are not in any puzzle of a set.
  package struct UncoveredWords: Equatable, Sendable {
    /// Words that are suggested roots, or that a suggested root contains.
    package var available: [Word] = []
    /// Words that are not suggested roots, and that no suggested root contains.
    package var withoutRoot: [Word] = []
    /// Words that are shorter than the set's minimum.
    package var tooShort: [Word] = []
  }

  /// Returns the words that are not among the given roots and cannot be found in a round on one of them.
  ///
  /// - Complexity: O(*n* *m*), where *n* is the number of words and *m* the number of roots.
  package func uncovered(by roots: [Word]) -> UncoveredWords {
    let (letters, all) = (roots.map { LetterBag($0) }, all)
    var uncovered = UncoveredWords()
    for word in words where !roots.contains(word) {
      if word.count < minimum {
        uncovered.tooShort.append(word)
      } else if !letters.contains(where: { $0.spells(word) }) {
        let isAvailable = all.contains { $0.root == word || $0.words.contains(word) }
        if isAvailable { uncovered.available.append(word) } else { uncovered.withoutRoot.append(word) }
      }
    }
    return uncovered
  }
}
