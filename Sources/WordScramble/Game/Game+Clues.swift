/// Clues: the meaning of a word not yet found, without the word. They are allowed in every round, and its result counts them.
extension Game {
  /// The word that the next clue is about, neither found nor the subject of an earlier clue; nil if there is none, or the round has ended.
  ///
  /// Everyday words come first, then the common words that not everybody knows, and last the words of three letters, for which a clue
  /// helps the least. Of these it is a word of middle length, the same on every front end.
  ///
  /// - Complexity: O(*w* × *f*), where *w* is the number of common words and *f* the number of words found.
  package var nextClue: Word? {
    guard round.phase == .playing else { return nil }
    let clued = round.clued
    var (everyday, others, short): ([Word], [Word], [Word]) = ([], [], [])
    for entry in puzzle.common.entries where entry.count >= round.minimum {
      let word = entry.word
      if clued.contains(word) || round.hasFound(word) || !hasMeaning(word) { continue }
      if entry.count == 3 {
        short.append(word)
      } else if entry.wordClass == .everyday {
        everyday.append(word)
      } else {
        others.append(word)
      }
    }
    let candidates = !everyday.isEmpty ? everyday : !others.isEmpty ? others : short
    return candidates.isEmpty ? nil : candidates[candidates.count / 2]
  }

  /// Whether there is a meaning to show: a word that was given with the round may be one that the lexicon does not know.
  private func hasMeaning(_ word: Word) -> Bool {
    round.vocabulary == .standard || lexicon.wordClass(of: word).map { $0 != .blocked } ?? false
  }

  /// The clues that were taken in the round, the earliest first.
  package var clues: [Clue] {
    round.clued.reversed().map { Clue(word: $0, isFound: round.hasFound($0)) }
  }

  /// Notes that the player was shown the clue about ``nextClue``.
  ///
  /// - Returns: The word that the clue is about, or nil if there is no clue left.
  @discardableResult
  package mutating func takeClue(at moment: Moment) -> Word? {
    guard !waits(at: moment), let word = nextClue else { return nil }
    prepareAction(at: moment)
    round.takeClue(about: word, after: round.playTime)
    roundDidChange()
    return word
  }
}

/// A clue that was taken: the meaning of a word, which is not told before it is found.
package struct Clue: Equatable, Sendable {
  /// The word that the clue is about.
  package let word: Word
  /// Whether the word has been found.
  package let isFound: Bool

  /// Creates a clue.
  package init(word: Word, isFound: Bool) {
    (self.word, self.isFound) = (word, isFound)
  }
}
