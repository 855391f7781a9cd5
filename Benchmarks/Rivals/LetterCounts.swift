/// The number of occurrences of each letter in a lower-case word.
struct LetterCounts {
  private var counts = [Int](repeating: 0, count: 26)

  init(_ word: String) {
    for letter in word.utf8 { self[letter] += 1 }
  }

  /// The number of occurrences of a letter.
  subscript(letter: UInt8) -> Int {
    get { counts[Int(letter - UInt8(ascii: "a"))] }
    set { counts[Int(letter - UInt8(ascii: "a"))] = newValue }
  }

  /// Returns whether a word can be spelled from these letters.
  func spells(_ word: String) -> Bool {
    // Most words contain a letter that is missing here. This check finds them without copying the counts.
    guard word.utf8.allSatisfy({ self[$0] > 0 }) else { return false }
    var remaining = self
    for letter in word.utf8 { remaining[letter] -= 1 }
    return word.utf8.allSatisfy { remaining[$0] >= 0 }
  }
}
