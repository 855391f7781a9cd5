/// A data structure that a Swift programmer would use instead of a ``Lexicon`` to look up a word and to find the words
/// that can be spelled from some letters.
protocol Rival {
  /// Creates the data structure from all words.
  init(words: [String])

  /// Returns whether a text is one of the words.
  func contains(_ word: String) -> Bool

  /// Returns all words that can be spelled from a root, in any order.
  func answers(for root: String) -> [String]
}
