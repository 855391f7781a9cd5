/// What a Swift programmer would take instead of a ``Lexicon``: something made of all words that tells whether one of them is there, and which
/// of them some letters spell.
protocol Rival {
  /// Takes in all words.
  init(words: [String])

  /// Returns whether a word is there.
  func contains(_ word: String) -> Bool

  /// Returns all words that can be spelled from a root, in any order.
  func answers(for root: String) -> [String]
}
