// A word that is in no list can still be one that cannot be saved: a form of a slur, or a word that contains a stem.
extension SensitiveWords {
  /// The endings of inflected forms.
  private static let endings = ["s", "es", "ed", "er", "ers", "ing", "ings", "y", "ies", "ier", "iest"]

  /// Returns whether a word in lower-case ASCII is a slur with an ending. Before an ending other than *s*, the last
  /// letter of the slur may be doubled, its last *e* dropped, or its last *y* changed to *i*.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of slurs.
  func isInflectedSlur(_ word: [UInt8]) -> Bool {
    SensitiveWords.endings.contains { ending in
      let ending = ending.bytes
      return word.count - ending.count > 1 && word.suffix(ending.count) == ending[...]
        && isSlur(word, upTo: word.count - ending.count, before: ending)
    }
  }

  /// Returns whether the first letters of a word are a slur before an ending.
  private func isSlur(_ word: [UInt8], upTo count: Int, before ending: [UInt8]) -> Bool {
    if isListedSlur(word, upTo: count) { return true }
    // Before a plain s, the slur does not change.
    if ending[0] == UInt8(ascii: "s") { return false }
    if isListedSlur(word, upTo: count, then: UInt8(ascii: "e")) { return true }
    if word[count - 1] == word[count - 2], isListedSlur(word, upTo: count - 1) { return true }
    return ending.starts(with: "ie".bytes) && isListedSlur(word, upTo: count, then: UInt8(ascii: "y"))
  }

  /// Returns whether the first letters of a word, optionally followed by another letter, are a slur.
  private func isListedSlur(_ word: [UInt8], upTo count: Int, then last: UInt8? = nil) -> Bool {
    var letters = Array(word[..<count])
    if let last { letters.append(last) }
    return SensitiveWords.contains(SensitiveWords.hash(of: letters[...]), in: slurHashes)
  }

  /// Returns whether a word in lower-case ASCII contains a stem.
  ///
  /// - Complexity: O(*m* log *n*), where *m* is the number of letters and *n* the number of stems.
  func containsStem(_ word: [UInt8]) -> Bool {
    for start in word.indices {
      for length in SensitiveWords.stemLengths where start + length <= word.count {
        if SensitiveWords.contains(SensitiveWords.hash(of: word[start..<start + length]), in: stemHashes) {
          return true
        }
      }
    }
    return false
  }

  /// Returns whether a word is a slur or a form of one. Stems are not considered.
  package func isSlurOrForm(_ word: Word) -> Bool { isSlur(word) || isInflectedSlur(word.ascii) }
}
