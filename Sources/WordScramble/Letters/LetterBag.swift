/// How often each letter occurs, in any order: *alarming* and *marginal* have the same bag.
package struct LetterBag: Hashable, Sendable {
  /// One lane a letter, `a` being lane 0; the lanes from 26 up stay empty.
  var counts = SIMD32<UInt8>()

  /// Creates the bag of a word's letters; a letter counts up to 255 times.
  ///
  /// - Complexity: O(*n*), where *n* is the number of letters.
  package init(_ word: Word) {
    for letter in word.letters { add(letter) }
  }

  /// Creates an empty bag.
  init() {}

  mutating func add(_ letter: UInt8) {
    let lane = Int(letter)
    counts[lane] = counts[lane] == .max ? .max : counts[lane] + 1
  }

  /// The number of letters in the bag.
  package var count: Int {
    var sum = 0
    for lane in 0..<26 { sum += Int(counts[lane]) }
    return sum
  }

  /// Returns how often the bag holds a letter, `a` being 0.
  package func count(of letter: UInt8) -> Int {
    Int(counts[Int(letter)])
  }

  /// Returns whether this bag can be filled from the letters of another.
  package func isContained(in other: LetterBag) -> Bool {
    all(counts .<= other.counts)
  }

  /// Returns whether a word can be spelled from the bag: a faster form of ``isContained(in:)``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of letters in the word.
  package func spells(_ word: Word) -> Bool {
    guard let letters = PackedLetters(word) else { return LetterBag(word).isContained(in: self) }
    return spells(letters)
  }

  func spells(_ word: PackedLetters) -> Bool {
    // How often each letter has occurred, in four bits each: up to `o` in one number, from `p` in the other.
    var (first, second): (UInt64, UInt64) = (0, 0)
    var rest = word.bits
    while rest != 0 {
      let code = rest >> 59
      let inSecond = 0 &- code >> 4
      let shift = code & 15 &* 4
      first &+= (1 &<< shift) & ~inSecond
      second &+= (1 &<< shift) & inSecond
      let count = (first & ~inSecond | second & inSecond) &>> shift & 15
      if count > UInt64(counts[Int(truncatingIfNeeded: code) &- 1]) { return false }
      rest <<= 5
    }
    return true
  }

  /// Returns the indices in a word whose letters the bag cannot supply: those it lacks, and those it has given away before.
  ///
  ///     try LetterBag(silkworm).unavailableIndices(in: Word("mill".utf8))  // [3] (the second l)
  ///
  /// - Complexity: O(*n*), where *n* is the number of letters in the word.
  package func unavailableIndices(in word: Word) -> [Int] {
    var used = LetterBag()
    var missing = [Int]()
    for (index, letter) in word.letters.enumerated() {
      used.add(letter)
      if used.count(of: letter) > count(of: letter) { missing.append(index) }
    }
    return missing
  }
}
