package import WordScramble

/// Roots for the words that a class is learning.
///
///     let suggestions = try SetSuggestions(for: ["milk", "worm"].map { try Word($0.utf8) }, in: lexicon)
///     suggestions.all[0].root  // silkworm
///     suggestions.all[0].words  // milk, worm
///     suggestions.uncovered(by: suggestions.proposed).unheld  // []
package struct SetSuggestions: Equatable, Sendable {
  /// Roots that together hold all words that can be held, each with the words that it holds. The one that adds most comes first.
  package let roots: [Covering]
  /// The words that are good roots themselves, each with the other words that it holds.
  package let ownRoots: [Covering]
  /// Those of ``ownRoots`` with more common words than a class can find.
  package let vastRoots: [Word]
  private let words: [Word]
  private let minimum: Int

  /// All suggestions, those that hold most words first, and last those with more words than a class can find.
  package var all: [Covering] {
    var all = roots + ownRoots.filter { own in !roots.contains { $0.root == own.root } }
    let rank = { (covering: Covering) in vastRoots.contains(covering.root) ? -1 : covering.words.count }
    // The order in which they were chosen decides between equals.
    let order = all.map { $0.root }
    all.sortInPlace { first, second in
      let (before, after) = (order.firstIndex(of: first.root) ?? 0, order.firstIndex(of: second.root) ?? 0)
      return (rank(second), before) < (rank(first), after)
    }
    return all
  }

  /// The roots of a set that is made without a choice: those of ``all`` that are ``roots``, or are words that none of these holds and have no
  /// more words than a class can find; at most as many as a set may have.
  package var proposed: [Word] {
    let proposed = all.filter { covering in
      roots.contains(covering)
        || (!vastRoots.contains(covering.root) && !roots.contains { $0.words.contains(covering.root) })
    }
    return proposed.prefix(PuzzleSet.sizes.upperBound).map { $0.root }
  }

  /// The fewest letters of a word that is suggested as a root.
  package static let shortestOwnRoot = 6
  /// The fewest common words of a word that is suggested as a root.
  package static let fewestCommonWords = 8
  /// The most common words that a class can find. No familiar root has so many.
  package static let mostFindable = 100

  /// Suggests roots.
  ///
  /// Roots are chosen one by one: of those that hold most words not held so far, one that holds most words at all, then the first from a
  /// to z. This holds all words that can be held, with few roots, but not always the fewest.
  ///
  /// - Parameters:
  ///   - words: The unit words, at most ``PuzzleSet/maxUnitWords`` and each once; others are ignored.
  ///   - lexicon: The word list.
  ///   - minimum: The fewest letters of a word.
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

  /// How many common words a word has as a root; 0 if it is too short or too long for one.
  private static func commonWords(of word: Word, in lexicon: Lexicon, minimum: Int) -> Int {
    guard word.count >= shortestOwnRoot, Round.rootLengths.contains(word.count) else { return 0 }
    return Puzzle(root: word, in: lexicon).commonWords(minimum: minimum)
  }

  /// Returns the first covering that adds most to what is held. The coverings are in the order of how much they hold.
  private static func best(of coverings: [Covering], besides held: [Word]) -> Covering? {
    var best: (covering: Covering, added: Int)?
    for covering in coverings {
      // Those that follow hold no more.
      if let best, covering.words.count <= best.added { break }
      let added = covering.words.count { !held.contains($0) }
      if added > best?.added ?? 0 { best = (covering, added) }
    }
    return best?.covering
  }
}

// What a choice of roots leaves out.
extension SetSuggestions {
  /// The words that are in no puzzle of a set.
  package struct Uncovered: Equatable, Sendable {
    /// Those that a suggested root holds or is.
    package var available: [Word] = []
    /// Those for which there is no suggestion.
    package var unheld: [Word] = []
    /// Those with fewer letters than a word of the set has.
    package var tooShort: [Word] = []
  }

  /// Returns the words that no round on some roots has, as a word to find or as its root.
  ///
  /// - Complexity: O(*n* *m*), where *n* is the number of words and *m* that of the roots.
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
