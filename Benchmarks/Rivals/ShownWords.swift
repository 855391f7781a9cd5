/// The data that a rival needs, in addition to the words, to show a puzzle: which words are common, and which are never
/// shown.
struct ShownWords {
  let common: Set<String>
  let blocked: Set<String>

  /// Divides those words of an answer that a game shows into common and rare ones, each longest first, then from a to
  /// z.
  func divide(_ answer: [String], of root: String) -> (common: [String], rare: [String]) {
    let shown = answer.filter { $0 != root && !blocked.contains($0) }
    var puzzle: (common: [String], rare: [String]) = ([], [])
    for word in shown.sorted(by: ShownWords.precedes) {
      if common.contains(word) { puzzle.common.append(word) } else { puzzle.rare.append(word) }
    }
    return puzzle
  }

  private static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count ? one < other : one.utf8.count > other.utf8.count
  }
}
