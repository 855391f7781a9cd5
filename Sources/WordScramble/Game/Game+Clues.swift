/// Clues: the meaning of a word not yet found, without the word. They are allowed in every round, and the result counts
/// them.
extension Game {
  /// The word that the next clue is about, or nil if there is none or the round has ended. It has neither been found
  /// nor had a clue.
  ///
  /// Everyday words come first, then less familiar common words, and last the words of three letters, for which a clue
  /// helps the least. Within the group, the word in the middle is chosen, which is the same on every front end.
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

  /// Returns whether there is a meaning to show. A word given with the round may be unknown to the lexicon.
  private func hasMeaning(_ word: Word) -> Bool {
    round.vocabulary == .standard || lexicon.wordClass(of: word).map { $0 != .blocked } ?? false
  }

  /// The clues taken in the round, earliest first.
  package var clues: [Clue] {
    round.clued.reversed().map { Clue(word: $0, isFound: round.hasFound($0)) }
  }

  /// Notes that the player was shown the clue for ``nextClue``.
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

/// A clue that was taken: the meaning of a word that is not revealed before it is found.
package struct Clue: Equatable, Sendable {
  package let word: Word
  package let isFound: Bool

  package init(word: Word, isFound: Bool) {
    (self.word, self.isFound) = (word, isFound)
  }
}
