public import ScrambleCore

extension Round {
  /// Plays a typed text. Empty text is ignored.
  ///
  ///     try round.play("mirk", in: lexicon)?.points  // 2
  ///
  /// - Returns: The found word, or nil if the text is empty.
  /// - Throws: The first `Rejection` that applies.
  @discardableResult
  public mutating func play(_ text: some StringProtocol, in lexicon: Lexicon) throws(Rejection) -> FoundWord? {
    try play(text: text.utf8, in: lexicon)
  }
}
