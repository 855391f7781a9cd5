/// Playing typed text.
extension Round {
  /// Plays the typed text in a round without a time limit. Empty text is ignored.
  ///
  /// - Parameters:
  ///   - text: UTF-8, or any bytes.
  ///   - lexicon: The words that count.
  /// - Returns: The found word, or nil if the text is empty.
  /// - Throws: The first ``Rejection`` that applies. A timed round throws ``Rejection/roundEnded`` unless the text is
  ///   empty.
  @discardableResult
  public mutating func play(
    text: some Sequence<UInt8>, in lexicon: Lexicon
  ) throws(Rejection) -> FoundWord? {
    guard let guess = try word(from: text, acceptsWords: phase == .playing && minutes == nil) else { return nil }
    return try play(guess, in: lexicon)
  }

  /// Plays the typed text. Empty text is ignored.
  ///
  /// - Parameters:
  ///   - text: UTF-8, or any bytes.
  ///   - lexicon: The words that count.
  ///   - time: The play time since the start of the round. A time earlier than ``playTime`` has no effect.
  /// - Returns: The found word, or nil if the text is empty.
  /// - Throws: The first ``Rejection`` that applies.
  @discardableResult
  public mutating func play(
    text: some Sequence<UInt8>, in lexicon: Lexicon, after time: PlayTime
  ) throws(Rejection) -> FoundWord? {
    advance(to: time)
    defer { endIfTimeIsUp() }
    guard let guess = try word(from: text, acceptsWords: phase == .playing) else { return nil }
    return try play(guess, in: lexicon, after: time)
  }

  /// Returns the word of a typed text, or nil if it is empty.
  ///
  /// - Parameter acceptsWords: Whether the round takes words. If it does not, that is the reason for the rejection,
  ///   even if the text is invalid.
  private func word(from text: some Sequence<UInt8>, acceptsWords: Bool) throws(Rejection) -> Word? {
    do throws(WordError) {
      return try Word(text)
    } catch {
      switch error {
      case .empty: return nil
      case .notLetters(let characters): throw acceptsWords ? .notLetters(characters) : .roundEnded
      }
    }
  }
}
