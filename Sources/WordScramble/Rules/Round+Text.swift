/// Playing what was typed.
extension Round {
  /// Plays the typed text in a round without a time limit. Empty text is ignored.
  ///
  /// - Parameters:
  ///   - text: The bytes typed, in UTF-8 or in no encoding at all.
  ///   - lexicon: The words that count.
  /// - Returns: The found word, or nil if the text is empty.
  /// - Throws: The first ``Rejection`` that applies. A timed round throws ``Rejection/roundEnded`` for any other text
  ///   than an empty one.
  @discardableResult
  public mutating func play(
    text: some Sequence<UInt8>, in lexicon: Lexicon
  ) throws(Rejection) -> FoundWord? {
    guard let guess = try word(text, ifTaken: phase == .playing && minutes == nil) else { return nil }
    return try play(guess, in: lexicon)
  }

  /// Plays the typed text. Empty text is ignored.
  ///
  /// - Parameters:
  ///   - text: The bytes typed, in UTF-8 or in no encoding at all.
  ///   - lexicon: The words that count.
  ///   - time: The time of play since the round began; an earlier time than ``playTime`` has no effect.
  /// - Returns: The found word, or nil if the text is empty.
  /// - Throws: The first ``Rejection`` that applies.
  @discardableResult
  public mutating func play(
    text: some Sequence<UInt8>, in lexicon: Lexicon, after time: PlayTime
  ) throws(Rejection) -> FoundWord? {
    advance(to: time)
    defer { endIfTimeIsUp() }
    guard let guess = try word(text, ifTaken: phase == .playing) else { return nil }
    return try play(guess, in: lexicon, after: time)
  }

  /// Returns the word of a typed text, or nil for an empty one.
  ///
  /// - Parameter isTaken: Whether the round takes words, so that a refusal can name what is no letter.
  private func word(_ text: some Sequence<UInt8>, ifTaken isTaken: Bool) throws(Rejection) -> Word? {
    do throws(WordError) {
      return try Word(text)
    } catch {
      switch error {
      case .empty: return nil
      case .notLetters(let characters): throw isTaken ? .notLetters(characters) : .roundEnded
      }
    }
  }
}
