public import ScrambleCore

extension Round {
  /// Plays a typed text in a round without a time limit. Empty text is ignored.
  ///
  ///     try round.play("mirk", in: lexicon)?.points  // 2
  ///
  /// - Returns: The found word, or nil if the text is empty.
  /// - Throws: The first `Rejection` that applies.
  @discardableResult
  public mutating func play(_ text: some StringProtocol, in lexicon: Lexicon) throws(Rejection) -> FoundWord? {
    try play(text: text.utf8, in: lexicon)
  }

  /// Plays a typed text. Empty text is ignored.
  ///
  ///     try round.play("silk", in: lexicon, after: .seconds(40))?.time.seconds  // 40
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - lexicon: The word list.
  ///   - time: The play time since the round began; a time before `Round.playTime` has no effect.
  /// - Returns: The found word, or nil if the text is empty.
  /// - Throws: The first `Rejection` that applies.
  @discardableResult
  public mutating func play(
    _ text: some StringProtocol, in lexicon: Lexicon, after time: PlayTime
  ) throws(Rejection) -> FoundWord? {
    try play(text: text.utf8, in: lexicon, after: time)
  }
}
