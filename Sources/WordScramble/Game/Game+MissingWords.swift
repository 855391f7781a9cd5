/// Words that the lexicon does not know: those tried in a round, and those that the player reports as missing.
extension Game {
  /// The words that the player reports as missing from the lexicon, from a to z.
  package var missingWords: [Word] { shelf.missingWords }

  /// The last attempt, if the lexicon does not know its word.
  package var lastAttempt: Attempt? {
    lastUnknownWord.map { Attempt(word: $0.word, isRepeated: $0.isRepeated, canBeSaved: canBeSaved($0.word)) }
  }

  /// Saves the word of ``lastAttempt`` as a missing word, if ``Attempt/canBeSaved``.
  ///
  /// - Returns: Whether it was saved.
  @discardableResult
  package mutating func saveMissingWord(at moment: Moment) -> Bool {
    guard let last = lastAttempt, last.canBeSaved else { return false }
    shelf.saveMissingWord(last.word, at: moment)
    (lastUnknownWord, hasUnsavedShelf) = (nil, true)
    return true
  }

  /// Removes a word from the missing words.
  package mutating func removeMissingWord(_ word: Word, at moment: Moment) {
    shelf.settleMissingWord(word, at: moment)
    hasUnsavedShelf = true
  }

  /// Notes a word that the lexicon does not know.
  mutating func noteAttempt(of word: Word) {
    // A part of the word list is complete only for its own roots.
    guard lexicon.isComplete(for: round.root), round.phase == .playing else { return }
    lastUnknownWord = (word, round.attempts.contains { $0.word == word })
    round.saveAttempt(word)
    roundDidChange()
  }

  private func canBeSaved(_ word: Word) -> Bool {
    guard let sensitiveWords, word.count <= Round.rootLengths.upperBound, !missingWords.contains(word) else {
      return false
    }
    // A round may refuse a word that the lexicon has, because the word is blocked.
    return !lexicon.contains(word) && sensitiveWords.allows(word) && !sensitiveWords.isDelicate(word)
  }

  /// Removes the missing words that the lexicon now has, except blocked ones. They are shown once:
  /// ``acceptedWords``. A lexicon that is only a part of the word list changes nothing.
  mutating func removeAcceptedWords(at moment: Moment) {
    guard !lexicon.isPart else { return }
    acceptedWords = missingWords.filter { lexicon.wordClass(of: $0).map { $0 != .blocked } ?? false }
    for word in acceptedWords { removeMissingWord(word, at: moment) }
  }
}

/// An attempt with a word that the lexicon does not know.
package struct Attempt: Equatable, Sendable {
  package let word: Word
  /// Whether the word was tried before in this round.
  package let isRepeated: Bool
  /// Whether the player may save the word as a missing word: it has at most 15 letters, is not one yet, is not in the
  /// lexicon and is not sensitive. False until the sensitive words are known.
  package let canBeSaved: Bool
}
