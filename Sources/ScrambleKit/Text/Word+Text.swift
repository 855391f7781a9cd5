public import ScrambleCore

extension Word {
  /// Creates a word from a text, without the white space around it.
  ///
  ///     try Word("Silkworm")  // silkworm
  ///
  /// - Throws: `WordError.empty` if the text is only white space, `WordError.notLetters(_:)` if it contains anything
  ///   but the letters a to z of either case.
  public init(_ text: some StringProtocol) throws(WordError) { try self.init(text.utf8) }
}

extension Lexicon {
  /// Returns whether a text is a word of the lexicon.
  ///
  ///     lexicon.contains("zax")  // true
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public func contains(_ text: some StringProtocol) -> Bool {
    (try? Word(text)).map { contains($0) } ?? false
  }
}

extension HintRow {
  /// The first letter as text, in lower case.
  package var letterText: String { String(UnicodeScalar(letter)) }
}
