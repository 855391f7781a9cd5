/// The first idea: a set of all words, and a look at each of them.
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
