/// A round as in the tutorials: three checks, and an array of the used words.
struct ClassicRound {
  let root: String
  private(set) var usedWords: [String] = []

  init(root: String) {
    self.root = root
  }

  /// Plays a word. Returns whether it is accepted.
  mutating func play(_ text: String, in words: Set<String>) -> Bool {
    let word = text.lowercased()
    let isOriginal = !usedWords.contains(word)
    guard isOriginal, ClassicScan.isPossible(word, from: root), words.contains(word) else { return false }
    usedWords.insert(word, at: 0)
    return true
  }
}
