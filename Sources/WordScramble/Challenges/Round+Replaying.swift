extension Round {
  /// Plays a round again, word for word.
  ///
  /// The words are judged here, and the time of play is that of the log. Help is not taken again: a log does not name the words of clues.
  ///
  /// - Parameters:
  ///   - log: What was done in the round.
  ///   - beginning: The round without found words.
  ///   - edition: The edition of the lexicon that judged the words then.
  ///   - lexicon: The lexicon that judges them now.
  ///   - unknown: Receives the words that only the lexicon refuses and that are left out, because the edition is another one.
  /// - Throws: ``ChallengeError/word(_:_:)`` for the first word that the rules refuse.
  /// - Complexity: O(*n*²) for *n* words that the lexicon knows, and O(*m*²) for *m* that it does not.
  package init(
    replaying log: RoundLog, on beginning: Round, judgedBy edition: UInt64, in lexicon: Lexicon, unknown: inout [Word]
  ) throws(ChallengeError) {
    self = beginning
    // Time is up only after the last word: the seconds of a log are whole, so several words may have been found in the last one.
    limit = nil
    // Those of another edition may be thousands; sorted, one that came before is found at once.
    var sorted: [Word] = []
    for foundWord in log.foundWords {
      do throws(Rejection) {
        try play(foundWord.word, in: lexicon, after: .seconds(foundWord.second))
      } catch {
        guard edition != lexicon.edition, error.isByLexicon else { throw .word(foundWord.word, error) }
        guard sorted.insertOnce(foundWord.word) else {
          throw .word(foundWord.word, .alreadyFound(foundWord.word))
        }
        unknown.append(foundWord.word)
      }
    }
    playTime = .seconds(log.seconds)
    limit = beginning.limit
  }
}

extension [Word] {
  /// Inserts a word into words that are sorted, unless it is among them; returns whether it was inserted.
  fileprivate mutating func insertOnce(_ word: Word) -> Bool {
    let place = firstPlace { !($0 < word) }
    guard place == count || self[place] != word else { return false }
    insert(word, at: place)
    return true
  }
}

extension Rejection {
  /// Whether the letters would do, and only the lexicon has no such word.
  fileprivate var isByLexicon: Bool {
    switch self {
    case .unknownWord, .tooLong: true
    case .roundEnded, .notLetters, .tooShort, .sameAsRoot, .alreadyFound, .foundByOther, .lettersNotInRoot: false
    }
  }
}
