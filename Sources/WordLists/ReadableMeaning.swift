/// A meaning of WordNet, shortened without losing anything important. ``isLong`` and ``isLatin`` are reasons why it is
/// less suitable as the first meaning.
struct ReadableMeaning {
  /// The maximum length of a first meaning in characters.
  static let maxLength = 110

  let text: String

  init(_ meaning: String) {
    let plain = Self.plain(meaning)
    text = plain.count > Self.maxLength ? Self.shortened(plain) : plain
  }

  /// Whether the text is too long to read at a glance.
  var isLong: Bool { text.count > Self.maxLength }

  /// Whether the text names a genus, a family or an order of animals or plants, which few people know.
  var isLatin: Bool {
    let words = text.split { !$0.isLetter }
    let ranks: Set<Substring> = [
      "genus", "genera", "family", "families", "subfamily", "order", "suborder", "phylum", "class", "tribe",
    ]
    let isRanked = zip(words, words.dropFirst()).contains { ranks.contains($0) && $1.first?.isUppercase == true }
    return isRanked || words.contains { word in ["aceae", "idae", "iformes"].contains { word.hasSuffix($0) } }
  }

  /// Returns a meaning with plain punctuation and without remarks in parentheses at its start, such as *(physics)* and
  /// *(used of eyes)*.
  private static func plain(_ meaning: String) -> String {
    guard meaning.utf8.contains(where: { "`_;(".utf8.contains($0) }) else { return meaning }
    let quoted = meaning.replacing("`", with: "'").replacing("''", with: "'").replacing("_", with: " ")
    let clauses = quoted.split(separator: ";").map { $0.trimmingPrefix { $0 == " " } }.filter { !$0.isEmpty }
    var text = clauses.joined(separator: "; ")[...]
    while text.first == "(", let end = text.firstIndex(of: ")"), text.index(after: end) < text.endIndex,
      !text[..<end].dropFirst().contains("(")
    {
      text = text[text.index(after: end)...].trimmingPrefix { " ,;".contains($0) }
    }
    return String(text)
  }

  /// Returns the part before the first semicolon, after which WordNet explains further. If that part is still long,
  /// also removes details at its end. Returns the whole meaning if no part is complete.
  private static func shortened(_ meaning: String) -> String {
    let clause = meaning.split(separator: ";", maxSplits: 1).first ?? ""
    guard isComplete(clause, atLeast: 20) else { return meaning }
    if clause.count <= maxLength { return String(clause) }
    let details = [",", " having ", " with ", " which ", " typically ", " usually "]
    let detailStarts = clause.indices.filter { index in details.contains { clause[index...].hasPrefix($0) } }
    let parts = detailStarts.map { clause[..<$0] }.filter { $0.count <= maxLength && isComplete($0, atLeast: 30) }
    return parts.last.map(String.init) ?? meaning
  }

  /// Returns whether a part is long enough to be useful, ends outside parentheses, and does not end in the middle of a
  /// phrase.
  private static func isComplete(_ part: Substring, atLeast count: Int) -> Bool {
    let lastWord = part.split { !$0.isLetter }.last ?? ""
    return part.count >= count && part.count { $0 == "(" } == part.count { $0 == ")" }
      && !incompleteEndings.contains(lastWord)
  }

  /// Words that a sentence must not end with after a cut: *a wheel with a groove in*, which a rope can run in.
  private static let incompleteEndings: Set<Substring> = [
    "a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "into", "is", "of", "on", "or", "than", "that",
    "the", "through", "to", "when", "where", "which", "while", "with",
  ]
}
