/// How often each letter is there, for words of lower-case letters.
struct LetterCounts {
  private var counts = [Int](repeating: 0, count: 26)

  init(_ word: String) {
    for letter in word.utf8 { self[letter] += 1 }
  }

  /// How often a letter is there.
  subscript(letter: UInt8) -> Int {
    get { counts[Int(letter - UInt8(ascii: "a"))] }
    set { counts[Int(letter - UInt8(ascii: "a"))] = newValue }
  }

  /// Returns whether a word can be spelled.
  func spells(_ word: String) -> Bool {
    // Most words have a letter that is not there at all; finding that out needs no copy.
    guard word.utf8.allSatisfy({ self[$0] > 0 }) else { return false }
    var left = self
    for letter in word.utf8 { left[letter] -= 1 }
    return word.utf8.allSatisfy { left[$0] >= 0 }
  }
}
