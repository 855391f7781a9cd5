import WordScramble

extension Lexicon {
  /// Returns whether bytes are a word that counts: an expectation can't hold a span, and that of an array would be too new.
  func contains(bytes: [UInt8]) -> Bool {
    let text = bytes[...]
    return contains(text: text.span)
  }
}
