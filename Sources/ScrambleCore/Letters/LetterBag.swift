/// The number of times each letter occurs, in any order: *alarming* and *marginal* have the same bag.
struct LetterBag: Hashable, Sendable {
  /// One lane per letter, with `a` in lane 0. Lanes 26 and up are unused.
  var counts = SIMD32<UInt8>()

  /// Creates the bag of a word's letters. Each letter counts up to 255 times.
  init(_ word: Word) {
    for letter in word.letters { add(letter) }
  }

  init() {}

  mutating func add(_ letter: UInt8) {
    let lane = Int(letter)
    counts[lane] = counts[lane] == .max ? .max : counts[lane] + 1
  }

  /// Returns how often the bag contains a letter, with `a` as 0.
  func count(of letter: UInt8) -> Int {
    Int(counts[Int(letter)])
  }

  func isContained(in other: LetterBag) -> Bool {
    all(counts .<= other.counts)
  }

  /// Returns whether a word can be spelled from the bag. This is a faster form of ``isContained(in:)``.
  func spells(_ word: Word) -> Bool {
    guard let letters = PackedLetters(word) else { return LetterBag(word).isContained(in: self) }
    return spells(letters)
  }

  func spells(_ word: PackedLetters) -> Bool {
    // The number of times each letter has occurred, in four bits each: up to `o` in `first`, from `p` in `second`.
    var first: UInt64 = 0
    var second: UInt64 = 0
    var rest = word.bits
    while rest != 0 {
      let code = rest >> 59
      let secondMask = 0 &- code >> 4
      let shift = code & 15 &* 4
      first &+= (1 &<< shift) & ~secondMask
      second &+= (1 &<< shift) & secondMask
      let count = (first & ~secondMask | second & secondMask) &>> shift & 15
      if count > UInt64(counts[Int(truncatingIfNeeded: code) &- 1]) { return false }
      rest <<= 5
    }
    return true
  }

  /// Returns the indices of the letters in a word that the bag cannot supply, because it lacks them or earlier letters
  /// have used them up.
  ///
  ///     try LetterBag(silkworm).unavailableIndices(in: Word("mill".utf8))  // [3] (the second l)
  ///
  /// - Complexity: O(*n*), where *n* is the number of letters in the word.
  func unavailableIndices(in word: Word) -> [Int] {
    var used = LetterBag()
    var unavailable = [Int]()
    for (index, letter) in word.letters.enumerated() {
      used.add(letter)
      if used.count(of: letter) > count(of: letter) { unavailable.append(index) }
    }
    return unavailable
  }
}
