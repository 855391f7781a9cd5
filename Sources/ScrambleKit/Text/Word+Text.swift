public import WordScramble

extension Word {
  /// Creates a word from a text.
  ///
  ///     try Word("Silkworm")  // silkworm
  ///
  /// - Throws: `WordError.empty` if there is nothing but white space, `WordError.notLetters(_:)` if there is
  ///   anything but the letters a to z of either case.
  public init(_ text: some StringProtocol) throws(WordError) { try self.init(text.utf8) }
}

extension Lexicon {
  /// Returns whether a text is a word that counts.
  ///
  ///     lexicon.contains("zax")  // true
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public func contains(_ text: some StringProtocol) -> Bool {
    (try? Word(text)).map { contains($0) } ?? false
  }
}
