/// Roots for the words that a class is learning.
///
///     let suggestions = SetSuggestions(for: [carbon, ocean, atom], in: lexicon)
///     suggestions.roots[0].words  // carbon, ocean: 2 of 3
///     suggestions.unheld          // the words that no root holds
public struct SetSuggestions: Equatable, Sendable {
  /// Roots that together hold all words that can be held, each with the words that it holds. The one that adds most comes first.
  public let roots: [Covering]
  /// The words that are good roots themselves, each with the other words that it holds.
  public let ownRoots: [Covering]
  /// The words that no familiar root holds, and that are no roots themselves.
  public let unheld: [Word]

  /// The roots of a set that is made without a choice: ``roots``, then those of the words that are roots and that none of these holds, at most
  /// as many as a set may have.
  public var proposed: [Word] {
    let own = ownRoots.filter { own in !roots.contains { $0.words.contains(own.root) } }
    return (roots + own).prefix(PuzzleSet.sizes.upperBound).map { $0.root }
  }

  /// The fewest letters of a word that is suggested as a root.
  public static let shortestOwnRoot = 6
  /// The fewest common words of a word that is suggested as a root.
  public static let fewestCommonWords = 8

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
  public init(for words: [Word], in lexicon: Lexicon, minimum: Int = 3) {
    let words = Array(words.prefix(PuzzleSet.maxUnitWords))
    let playable = words.filter { $0.count >= minimum }
    let own = words.filter { SetSuggestions.isRoot($0, in: lexicon, minimum: minimum) }
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
    unheld = words.filter { !held.contains($0) && !own.contains($0) }
  }

  /// Whether a word can be played as a root.
  private static func isRoot(_ word: Word, in lexicon: Lexicon, minimum: Int) -> Bool {
    guard word.count >= shortestOwnRoot, Round.rootLengths.contains(word.count) else { return false }
    return Puzzle(root: word, in: lexicon).commonWords(minimum: minimum) >= fewestCommonWords
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
