/// Up to eight letters in the upper 40 bits of a number. Each takes five bits, with 1 for `a` and 0 for no letter.
struct PackedLetters: Equatable {
  /// The maximum number of letters.
  static let capacity = 8
  static let lettersMask: UInt64 = ~0 << 24
  private(set) var bits: UInt64

  init(bits: UInt64) {
    self.bits = bits
  }

  /// Packs 1 to 8 letters.
  init(_ letters: [UInt8]) {
    bits = 0
    for (index, letter) in letters.enumerated() { set(letter, at: index) }
  }

  /// Packs a word, or returns nil if it has more than eight letters.
  init?(_ word: Word) {
    guard word.count <= PackedLetters.capacity else { return nil }
    self.init(word.letters)
  }

  /// Returns the shift of the five bits at an index.
  static func shift(_ index: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: 59 &- 5 &* index)
  }

  /// Sets the letter at an index that has none.
  mutating func set(_ letter: UInt8, at index: Int) {
    bits |= UInt64(letter &+ 1) &<< PackedLetters.shift(index)
  }

  func code(at index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits &>> PackedLetters.shift(index) & 31)
  }

  /// The number of letters.
  var count: Int { (68 - bits.trailingZeroBitCount) / 5 }

  /// The letters as numbers, with `a` as 0.
  var unpackedLetters: [UInt8] { (0..<count).map { code(at: $0) - 1 } }
}
