package import WordScramble

/// Suggests roots for the words that a class is learning.
///
///     let suggestions = try SetSuggestions(for: ["milk", "worm"].map { try Word($0.utf8) }, in: lexicon)
///     suggestions.all[0].root  // silkworm
///     suggestions.all[0].words  // milk, worm
///     suggestions.uncovered(by: suggestions.proposed).unheld  // []
package struct SetSuggestions: Equatable, Sendable {
  /// Roots that together contain all words that any root can contain, each with its words. The root that adds the most
  /// words comes first.
  package let roots: [Covering]
  /// The words that are good roots themselves, each with the other words that it contains.
  package let ownRoots: [Covering]
  /// The ``ownRoots`` with more common words than a class can find.
  package let vastRoots: [Word]
  private let words: [Word]
  private let minimum: Int

  /// All suggestions. Those that contain the most words come first; those with more common words than a class can find
  /// come last.
  package var all: [Covering] {
    var all = roots + ownRoots.filter { own in !roots.contains { $0.root == own.root } }
    let rank = { (covering: Covering) in vastRoots.contains(covering.root) ? -1 : covering.words.count }
    // On a tie, the root that was chosen first comes first.
    let order = all.map { $0.root }
    all.sortInPlace { first, second in
      let (before, after) = (order.firstIndex(of: first.root) ?? 0, order.firstIndex(of: second.root) ?? 0)
      return (rank(second), before) < (rank(first), after)
    }
    return all
  }

  /// The default roots of a set: ``roots``, and words that none of these contains and that do not have more words than
  /// a class can find. At most as many as a set may have.
  package var proposed: [Word] {
    let proposed = all.filter { covering in
      roots.contains(covering)
        || (!vastRoots.contains(covering.root) && !roots.contains { $0.words.contains(covering.root) })
    }
    return proposed.prefix(PuzzleSet.sizes.upperBound).map { $0.root }
  }

  /// The minimum length of a unit word that is suggested as a root.
  package static let shortestOwnRoot = 6
  /// The minimum number of common words of a unit word that is suggested as a root.
  package static let fewestCommonWords = 8
  /// The maximum number of common words that a class can find. No familiar root has that many.
  package static let mostFindable = 100

  /// Chooses roots one by one with a greedy algorithm: the root that adds the most words; on a tie, the root with the
  /// most words in total, then the first from a to z. The result contains all words that any root can contain, with few
  /// roots but not always the fewest.
  ///
  /// - Parameters:
  ///   - words: Distinct unit words. Words beyond ``PuzzleSet/maxUnitWords`` are ignored.
  ///   - minimum: The minimum length of a word.
  /// - Complexity: O(*r* × *n*), where *r* is the number of familiar roots and *n* the number of words.
  package init(for words: [Word], in lexicon: Lexicon, minimum: Int = 3) {
    let words = Array(words.prefix(PuzzleSet.maxUnitWords))
    let playable = words.filter { $0.count >= minimum }
    let counts = words.map { SetSuggestions.commonWords(of: $0, in: lexicon, minimum: minimum) }
    let own = words.indices.filter { counts[$0] >= SetSuggestions.fewestCommonWords }.map { words[$0] }
    vastRoots = words.indices.filter { counts[$0] > SetSuggestions.mostFindable }.map { words[$0] }
    (self.words, self.minimum) = (words, minimum)
    ownRoots = own.map { root in
      let letters = LetterBag(root)
      return Covering(root: root, words: playable.filter { $0 != root && letters.spells($0) })
    }
    var candidates = lexicon.roots(holdingMostOf: playable, limit: .max)
    var chosen: [Covering] = []
    var held: [Word] = []
    while let best = SetSuggestions.best(of: candidates, besides: held) {
      chosen.append(best)
      held += best.words
      candidates.removeAll { covering in covering.words.allSatisfy { held.contains($0) } }
    }
    roots = chosen
  }

  /// Returns the number of common words of a root; 0 if the root is too short or too long.
  private static func commonWords(of word: Word, in lexicon: Lexicon, minimum: Int) -> Int {
    guard word.count >= shortestOwnRoot, Round.rootLengths.contains(word.count) else { return 0 }
    return Puzzle(root: word, in: lexicon).commonWords(minimum: minimum)
  }

  /// Returns the first covering that adds the most words. The coverings are sorted by their number of words.
  private static func best(of coverings: [Covering], besides held: [Word]) -> Covering? {
    var best: (covering: Covering, added: Int)?
    for covering in coverings {
      // The following coverings have no more words.
      if let best, covering.words.count <= best.added { break }
      let added = covering.words.count { !held.contains($0) }
      if added > best?.added ?? 0 { best = (covering, added) }
    }
    return best?.covering
  }
}

// The words that a choice of roots leaves out.
extension SetSuggestions {
  /// The words that are not in any puzzle of a set.
  package struct Uncovered: Equatable, Sendable {
    /// Words that a suggested root contains or is.
    package var available: [Word] = []
    /// Words without a suggestion.
    package var unheld: [Word] = []
    /// Words that are shorter than the set's minimum.
    package var tooShort: [Word] = []
  }

  /// Returns the words that are neither one of these roots nor found in a round on one of them.
  ///
  /// - Complexity: O(*n* *m*), where *n* is the number of words and *m* the number of roots.
  package func uncovered(by roots: [Word]) -> Uncovered {
    let (letters, all) = (roots.map { LetterBag($0) }, all)
    var uncovered = Uncovered()
    for word in words where !roots.contains(word) {
      if word.count < minimum {
        uncovered.tooShort.append(word)
      } else if !letters.contains(where: { $0.spells(word) }) {
        let isAvailable = all.contains { $0.root == word || $0.words.contains(word) }
        if isAvailable { uncovered.available.append(word) } else { uncovered.unheld.append(word) }
      }
    }
    return uncovered
  }
}
