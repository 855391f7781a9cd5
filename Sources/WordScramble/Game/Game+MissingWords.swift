/// Words that the lexicon does not know: those tried in a round, and those that the player reports as missing.
extension Game {
  /// The words that the player reports as missing from the lexicon, from a to z.
  package var missingWords: [Word] { shelf.missingWords }

  /// The last attempt, if the lexicon does not know its word.
  package var lastTry: Try? {
    lastTried.map { Try(word: $0.word, isRepeated: $0.isRepeated, canBeSaved: canBeSaved($0.word)) }
  }

  /// Saves the last word that was tried as a missing word, if ``Try/canBeSaved``.
  ///
  /// - Returns: Whether it was saved.
  @discardableResult
  package mutating func keepMissingWord(at moment: Moment) -> Bool {
    guard let last = lastTry, last.canBeSaved else { return false }
    shelf.keep(last.word, at: moment)
    (lastTried, hasUnsavedShelf) = (nil, true)
    return true
  }

  /// Removes a word from the missing words.
  package mutating func removeMissingWord(_ word: Word, at moment: Moment) {
    shelf.settle(word, at: moment)
    hasUnsavedShelf = true
  }

  /// Notes a word that the lexicon does not know.
  mutating func noteTry(of word: Word) {
    // A part of the word list is complete only for its own roots.
    guard lexicon.isComplete(for: round.root), round.phase == .playing else { return }
    lastTried = (word, round.tries.contains { $0.word == word })
    round.keepTry(word)
    roundDidChange()
  }

  private func canBeSaved(_ word: Word) -> Bool {
    guard let sensitiveWords, word.count <= Round.rootLengths.upperBound, !missingWords.contains(word) else {
      return false
    }
    // A round may refuse a word that the lexicon has, because the word is blocked.
    return !lexicon.contains(word) && sensitiveWords.allows(word) && !sensitiveWords.isDelicate(word)
  }

  /// Removes the missing words that the lexicon now has, which are announced once: ``acceptedWords``.
  mutating func settleMissingWords(at moment: Moment) {
    guard !lexicon.isPart else { return }
    acceptedWords = missingWords.filter { lexicon.wordClass(of: $0).map { $0 != .blocked } ?? false }
    for word in acceptedWords { removeMissingWord(word, at: moment) }
  }
}

/// An attempt with a word that the lexicon does not know.
package struct Try: Equatable, Sendable {
  package let word: Word
  /// Whether it was tried before in this round.
  package let isRepeated: Bool
  /// Whether the player may save it as a missing word: it is not one yet, and is neither blocked nor an insult.
  package let canBeSaved: Bool
}
