/// The rules: which words a round takes, and what else a player does in it.
extension Round {
  /// Plays a word. It is either added to ``found`` or rejected.
  ///
  /// - Parameters:
  ///   - guess: The word that the player spelled.
  ///   - lexicon: The words that count.
  /// - Returns: The found word, which is now the first of ``found``.
  /// - Throws: The first ``Rejection`` that applies, in which case no word is added.
  /// - Complexity: O(*n* + *f*), where *n* is the number of letters in the guess and *f* the number of words found.
  @discardableResult
  public mutating func play(_ guess: Word, in lexicon: Lexicon) throws(Rejection) -> FoundWord {
    try check(guess)
    if let wordClass = lexicon.wordClass(of: guess) { return add(guess, wordClass.isCommon ? .common : .bonus) }
    throw guess.count > Lexicon.maxWordLength
      ? .tooLong(length: guess.count, maximum: Lexicon.maxWordLength) : .unknownWord
  }

  /// Plays the typed text. Empty text is ignored.
  ///
  /// - Parameters:
  ///   - text: UTF-8, or any bytes.
  ///   - lexicon: The words that count.
  /// - Returns: The found word, or nil if the text is empty.
  /// - Throws: The first ``Rejection`` that applies.
  @discardableResult
  public mutating func play(text: some Sequence<UInt8>, in lexicon: Lexicon) throws(Rejection) -> FoundWord? {
    let guess: Word
    do throws(WordError) {
      guess = try Word(text)
    } catch {
      switch error {
      case .empty: return nil
      // A round that takes no words says so, even if the text is invalid.
      case .notLetters(let characters): throw isEnded ? .roundEnded : .notLetters(characters)
      }
    }
    return try play(guess, in: lexicon)
  }

  /// Checks a guess against the rules that need no lexicon.
  func check(_ guess: Word) throws(Rejection) {
    guard !isEnded else { throw .roundEnded }
    guard guess.count >= Round.minWordLength else { throw .tooShort }
    guard guess != root else { throw .sameAsRoot }
    guard !hasFound(guess) else { throw .alreadyFound(guess) }
    guard letters.spells(guess) else { throw lettersNotInRoot(guess) }
  }

  private func lettersNotInRoot(_ guess: Word) -> Rejection {
    let index = letters.unavailableIndices(in: guess)[0]
    let letter = guess.letters[index]
    return .lettersNotInRoot(letter: guess.ascii[index], available: letters.count(of: letter))
  }

  /// Adds a word without checking it against the rules or the lexicon.
  @discardableResult
  mutating func add(_ word: Word, _ kind: FoundWord.Kind) -> FoundWord {
    let foundWord = FoundWord(word: word, points: word.points(in: root), kind: kind)
    found.insert(foundWord, at: 0)
    return foundWord
  }

  /// Adds a word as found, even if the rules do not allow the word. The `check` command then checks another word.
  package mutating func assumeFound(_ word: Word) {
    if !hasFound(word) { add(word, .bonus) }
  }

  /// Returns whether a saved round may contain a word. Rules that are added later go only into ``check(_:)``, because
  /// they must not remove found words.
  func canContain(_ word: Word) -> Bool {
    word.count >= Round.minWordLength && word != root && letters.spells(word)
  }

  /// Notes that the player was shown the meaning of a word, unless the round has ended or cannot contain the word.
  public mutating func takeClue(about word: Word) {
    if !isEnded && canContain(word) && !clues.contains(word) { clues.append(word) }
  }

  /// Ends the round. This is final.
  public mutating func end() {
    isEnded = true
  }
}
