extension Round {
  /// Creates a round by replaying a log, word for word.
  ///
  /// The words are checked again, and the play time is that of the log. The help taken is left out, because a log does
  /// not name the words of clues.
  ///
  /// - Parameters:
  ///   - log: The actions in the round.
  ///   - emptyRound: The round without found words.
  ///   - edition: The edition of the lexicon that the round was played with.
  ///   - lexicon: The lexicon that checks the words now.
  ///   - unknown: Receives the words that are left out because this lexicon, of another edition, does not know them.
  /// - Throws: ``ChallengeError/word(_:_:)`` for the first word that breaks the rules.
  /// - Complexity: O(*n*²) for *n* words that the lexicon knows, and O(*m*²) for *m* words that it does not know.
  package init(
    replaying log: RoundLog, on emptyRound: Round, judgedBy edition: UInt64, in lexicon: Lexicon, unknown: inout [Word]
  ) throws(ChallengeError) {
    self = emptyRound
    // The time limit applies only after the last word: a log has whole seconds, so several words may have been found in
    // the last one.
    timeLimit = nil
    // A challenge from another edition may have thousands of unknown words. A sorted list finds duplicates quickly.
    var sortedUnknown: [Word] = []
    for foundWord in log.foundWords {
      do throws(Rejection) {
        try play(foundWord.word, in: lexicon, after: .seconds(foundWord.second))
      } catch {
        guard edition != lexicon.edition, error.isFromLexicon else { throw .word(foundWord.word, error) }
        guard sortedUnknown.insertIfAbsent(foundWord.word) else {
          throw .word(foundWord.word, .alreadyFound(foundWord.word))
        }
        unknown.append(foundWord.word)
      }
    }
    playTime = .seconds(log.seconds)
    timeLimit = emptyRound.timeLimit
  }
}

extension [Word] {
  /// Inserts a word into a sorted array unless the array contains it. Returns whether it was inserted.
  fileprivate mutating func insertIfAbsent(_ word: Word) -> Bool {
    let index = partitioningIndex { !($0 < word) }
    guard index == count || self[index] != word else { return false }
    insert(word, at: index)
    return true
  }
}

extension Rejection {
  /// Whether the letters of the guess are allowed and only the lexicon rejects it.
  fileprivate var isFromLexicon: Bool {
    switch self {
    case .unknownWord, .tooLong: true
    case .roundEnded, .notLetters, .tooShort, .sameAsRoot, .alreadyFound, .foundByOther, .lettersNotInRoot: false
    }
  }
}
