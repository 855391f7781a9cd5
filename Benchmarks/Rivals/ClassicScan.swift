/// The solver of the tutorials: for each word, it removes the letters one by one from a copy of the root.
struct ClassicScan {
  let words: [String]

  /// Returns all words that can be spelled from a root.
  func answers(for root: String) -> [String] {
    words.filter { ClassicScan.isPossible($0, from: root) }
  }

  /// Returns whether a word can be spelled from a root.
  static func isPossible(_ word: String, from root: String) -> Bool {
    var letters = root
    for letter in word {
      guard let index = letters.firstIndex(of: letter) else { return false }
      letters.remove(at: index)
    }
    return true
  }
}
