/// Words that the lexicon does not know: those tried in a round, and those that the player keeps because they are missing.
extension Game {
  /// The words that the player thinks the lexicon lacks, from a to z.
  package var missingWords: [Word] { shelf.missingWords }

  /// What is known of the last word that was played, if the lexicon did not know it.
  package var lastTry: Try? {
    lastTried.map { Try(word: $0.word, isRepeated: $0.isRepeated, mayBeKept: mayBeKept($0.word)) }
  }

  /// Keeps the last word that was tried, if that may be kept: ``Try/mayBeKept``.
  ///
  /// - Returns: Whether it was kept.
  @discardableResult
  package mutating func keepMissingWord(at moment: Moment) -> Bool {
    guard let last = lastTry, last.mayBeKept else { return false }
    shelf.keep(last.word, at: moment)
    (lastTried, hasUnsavedShelf) = (nil, true)
    return true
  }

  /// Removes a word from the missing ones.
  package mutating func removeMissingWord(_ word: Word, at moment: Moment) {
    shelf.settle(word, at: moment)
    hasUnsavedShelf = true
  }

  /// Notes a word that the lexicon did not know.
  mutating func noteTry(of word: Word) {
    // A part of the word list knows all words of its own roots only.
    guard lexicon.isComplete(for: round.root), round.phase == .playing else { return }
    lastTried = (word, round.tries.contains { $0.word == word })
    round.keepTry(word)
    roundDidChange()
  }

  private func mayBeKept(_ word: Word) -> Bool {
    guard let sensitiveWords, word.count <= Round.rootLengths.upperBound, !missingWords.contains(word) else {
      return false
    }
    // A word that a round refuses though the lexicon has it is blocked.
    return !lexicon.contains(word) && sensitiveWords.mayBeKept(word) && !sensitiveWords.isDelicate(word)
  }

  /// Settles the missing words that the lexicon has by now, which is told once: ``acceptedWords``.
  mutating func settleMissingWords(at moment: Moment) {
    guard !lexicon.isPart else { return }
    acceptedWords = missingWords.filter { lexicon.wordClass(of: $0).map { $0 != .blocked } ?? false }
    for word in acceptedWords { removeMissingWord(word, at: moment) }
  }
}

/// What is known of a word that was played and that the lexicon does not know.
package struct Try: Equatable, Sendable {
  /// The word.
  package let word: Word
  /// Whether it was tried in this round before.
  package let isRepeated: Bool
  /// Whether the player may keep it as a missing word: it is none yet, and neither blocked nor an insult.
  package let mayBeKept: Bool
}
