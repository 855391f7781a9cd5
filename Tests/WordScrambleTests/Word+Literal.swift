import WordScramble

/// Lets a test write a word as text between quotes; a literal that is no word stops the test run.
extension Word: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self = try! Word(text.utf8)
  }
}
