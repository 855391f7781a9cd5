/// A round as the tutorials play it: three questions, and an array of the words used.
struct ClassicRound {
  let root: String
  private(set) var usedWords: [String] = []

  init(root: String) {
    self.root = root
  }

  /// Plays a word; returns whether it is taken.
  mutating func play(_ text: String, in words: Set<String>) -> Bool {
    let word = text.lowercased()
    let isOriginal = !usedWords.contains(word)
    guard isOriginal, ClassicScan.isPossible(word, from: root), words.contains(word) else { return false }
    usedWords.insert(word, at: 0)
    return true
  }
}
