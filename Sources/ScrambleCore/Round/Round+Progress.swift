/// What a round shows: its points, its words in order, the words missed, and the letters shuffled.
extension Round {
  /// The points of all found words, including bonus words.
  public var score: Int { found.reduce(0) { $0 + $1.points } }

  public func hasFound(_ word: Word) -> Bool {
    found.contains { $0.word == word }
  }

  /// Returns whether a word spelled from the root uses all letters of the root.
  public func isAnagram(_ word: Word) -> Bool { word.count == root.count }

  /// The found words that use every letter of the root, earliest first.
  public var anagrams: [Word] { found.reversed().map { $0.word }.filter { isAnagram($0) } }

  /// The longest common word found; on a tie, the earliest. Nil if there is none.
  public var longestCommonWord: Word? {
    var longest: Word?
    for foundWord in found.reversed() where foundWord.isCommon && foundWord.word.count > (longest?.count ?? 0) {
      longest = foundWord.word
    }
    return longest
  }

  /// Returns the common words not yet found, longest first, then alphabetically.
  ///
  /// - Complexity: O(*w* × *f*), where *w* is the number of common words and *f* the number found.
  public func missed(in puzzle: Puzzle) -> [Word] {
    puzzle.common.filter { !hasFound($0) }
  }

  /// Returns the bonus words that have not been found and may be shown, longest first, then alphabetically.
  public func missedBonus(in puzzle: Puzzle) -> [Word] {
    puzzle.rare.filter { !hasFound($0) }
  }

  /// Returns the found words in a given order.
  ///
  /// - Complexity: O(1) for ``FoundOrder/newest``, otherwise O(*n* log *n*) for *n* found words.
  package func found(by order: FoundOrder) -> [FoundWord] {
    guard order == .alphabetical else { return found }
    var sorted = found
    sorted.sortInPlace { $0.word < $1.word }
    return sorted
  }

  /// The maximum number of orders that ``shuffledLetters(seed:avoiding:in:)`` tries.
  private static let maxShuffles = 64

  /// Returns the letters of the root in a random order that differs from that of the root, and in which no consecutive
  /// letters spell a blocked word or an insult. If no such order is found, the letters are in the order of the root.
  ///
  /// - Parameters:
  ///   - seed: The seed. The same seed gives the same order on every device, if the other arguments are the same.
  ///   - previousOrder: The order shown before, which is avoided.
  ///   - lexicon: The lexicon of the round.
  /// - Complexity: O(*n*) lookups, where *n* is the number of letters, for each of at most 64 attempts.
  public func shuffledLetters(seed: UInt64, avoiding previousOrder: Word? = nil, in lexicon: Lexicon) -> Word {
    var generator = SplitMix64(seed: seed)
    var letters = root.letters
    for _ in 0..<Round.maxShuffles {
      generator.shuffle(&letters)
      if letters != root.letters, letters != previousOrder?.letters, !lexicon.hasInsult(in: letters) {
        return Word(letters: letters)
      }
    }
    // All letters are the same, or, very rarely, no attempt gave a suitable order.
    return root
  }
}

/// The order in which found words are listed.
package enum FoundOrder: CaseIterable, Sendable {
  /// Newest first.
  case newest
  /// From a to z.
  case alphabetical
}

extension FoundOrder: Named {
  /// The name in settings.
  package var name: String {
    switch self {
    case .newest: "newest"
    case .alphabetical: "alphabetical"
    }
  }
}
