/// Up to eight letters in the upper 40 bits of a number, five bits each, `a` being 1 and 0 no letter.
struct PackedLetters: Equatable {
  static let mask: UInt64 = ~0 << 24
  private(set) var bits: UInt64

  init(bits: UInt64) {
    self.bits = bits
  }

  /// Packs 1 to 8 letters.
  init(_ letters: [UInt8]) {
    bits = 0
    for (place, letter) in letters.enumerated() { set(letter, at: place) }
  }

  /// Packs a word; nil where it has more than eight letters.
  init?(_ word: Word) {
    guard word.count <= Lexicon.longestWord else { return nil }
    self.init(word.letters)
  }

  /// How far to the left the five bits of a place stand.
  static func shift(_ place: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: 59 &- 5 &* place)
  }

  /// Writes a letter to a place that holds none yet.
  mutating func set(_ letter: UInt8, at place: Int) {
    bits |= UInt64(letter &+ 1) &<< PackedLetters.shift(place)
  }

  /// Returns the five bits of a place.
  func code(at place: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits &>> PackedLetters.shift(place) & 31)
  }

  /// The number of letters.
  var count: Int { (68 - bits.trailingZeroBitCount) / 5 }

  /// The letters one by one, `a` being 0.
  var unpacked: [UInt8] { (0..<count).map { code(at: $0) - 1 } }
}
