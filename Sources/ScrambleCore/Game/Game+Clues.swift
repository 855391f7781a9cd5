/// Clues: the meaning of a word not yet found, without the word. They are allowed in every round, and the result shows
/// how many were taken.
extension Game {
  /// The word that the next clue is about, or nil if there is none or the round has ended. It has neither been found
  /// nor had a clue.
  ///
  /// Everyday words come first, then less familiar common words, and last all words of three letters, for which a clue
  /// helps the least. Within the group, the word in the middle is chosen, which is the same on every front end.
  package var nextClueWord: Word? {
    guard round.phase == .playing else { return nil }
    let cluedWords = round.cluedWords
    var (everyday, lessFamiliar, threeLetters): ([Word], [Word], [Word]) = ([], [], [])
    for entry in puzzle.common.entries {
      let word = entry.word
      if cluedWords.contains(word) || round.hasFound(word) { continue }
      if entry.count == Round.minWordLength {
        threeLetters.append(word)
      } else if entry.wordClass == .everyday {
        everyday.append(word)
      } else {
        lessFamiliar.append(word)
      }
    }
    let candidates = !everyday.isEmpty ? everyday : !lessFamiliar.isEmpty ? lessFamiliar : threeLetters
    return candidates.isEmpty ? nil : candidates[candidates.count / 2]
  }

  /// The clues taken in the round, earliest first.
  package var clues: [Clue] {
    round.cluedWords.reversed().map { Clue(word: $0, isFound: round.hasFound($0)) }
  }

  /// Notes that the player was shown the clue for ``nextClueWord``.
  ///
  /// - Returns: The word that the clue is about, or nil if there is no clue left or the round has ended or is paused.
  @discardableResult
  package mutating func takeClue(at moment: Moment) -> Word? {
    guard !isPausedAfterCounting(at: moment), let word = nextClueWord else { return nil }
    prepareAction(at: moment)
    round.takeClue(about: word, after: round.playTime)
    roundDidChange()
    return word
  }
}

/// A clue that was taken. Its word is not shown before the player has found the word.
package struct Clue: Equatable, Sendable {
  package let word: Word
  package let isFound: Bool

  package init(word: Word, isFound: Bool) {
    (self.word, self.isFound) = (word, isFound)
  }
}
