/// What a rival needs beside all words to show a puzzle: which of them are common, and which are never shown.
struct ShownWords {
  let common: Set<String>
  let blocked: Set<String>

  /// Returns the words that a game shows of an answer, divided: longest first, those of one length from a to z.
  func divide(_ answer: [String], of root: String) -> (common: [String], rare: [String]) {
    let shown = answer.filter { $0 != root && !blocked.contains($0) }
    var puzzle: (common: [String], rare: [String]) = ([], [])
    for word in shown.sorted(by: ShownWords.isEarlier) {
      if common.contains(word) { puzzle.common.append(word) } else { puzzle.rare.append(word) }
    }
    return puzzle
  }

  private static func isEarlier(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count ? one < other : one.utf8.count > other.utf8.count
  }
}
