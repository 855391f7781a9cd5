/// The obvious solution: a set of all words, each of which is checked against the root.
struct SetAndScan: Rival {
  private let words: Set<String>

  init(words: [String]) {
    self.words = Set(words)
  }

  func contains(_ word: String) -> Bool {
    words.contains(word)
  }

  func answers(for root: String) -> [String] {
    let letters = LetterCounts(root)
    return Array(words.lazy.filter(letters.spells))
  }
}
