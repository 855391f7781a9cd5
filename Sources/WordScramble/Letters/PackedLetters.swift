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

extension PackedLetters {
  /// Packs a text of 3 to 8 ASCII letters in either case; nil for anything else.
  ///
  /// Eight bytes are looked at as one number, so that nothing jumps on how long the text is.
  init?(ascii text: Span<UInt8>) {
    guard text.count >= Lexicon.shortestWord, text.count <= Lexicon.longestWord else { return nil }
    let bytes = PackedLetters.bytes(of: text)
    let used = UInt64.max &<< UInt64(truncatingIfNeeded: 64 &- 8 &* text.count)
    // The lower five bits of a letter are its number, `a` being 1; those that go past 26 or stay below 1 carry into the sixth or don't.
    let codes = bytes & PackedLetters.each(0x1F)
    guard bytes & PackedLetters.each(0xC0) == PackedLetters.each(0x40) & used,
      (codes &+ PackedLetters.each(31 - 26)) & PackedLetters.each(0x20) == 0,
      (codes &+ PackedLetters.each(32 - 1)) & PackedLetters.each(0x20) == PackedLetters.each(0x20) & used
    else {
      return nil
    }
    bits = PackedLetters.closeUp(codes)
  }

  /// Returns the bytes of a text of 3 to 8, the first uppermost, zeros behind them.
  private static func bytes(of text: Span<UInt8>) -> UInt64 {
    let shortest = UInt64(text[0]) << 56 | UInt64(text[1]) << 48 | UInt64(text[2]) << 40
    guard text.count > 3 else { return shortest }
    // The first four and the last four, which may overlap.
    let head = UInt32(bigEndian: text.bytes.unsafeLoadUnaligned(as: UInt32.self))
    let tail = UInt32(bigEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: text.count - 4, as: UInt32.self))
    return UInt64(head) << 32 | UInt64(tail) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* text.count)
  }

  /// Returns a number whose eight bytes are all the same.
  private static func each(_ byte: UInt64) -> UInt64 {
    byte &* 0x0101_0101_0101_0101
  }

  /// Moves five bits of each byte together, to the top: first two by two, then four by four, then all eight.
  private static func closeUp(_ codes: UInt64) -> UInt64 {
    let twos = codes & 0x001F_001F_001F_001F | (codes & 0x1F00_1F00_1F00_1F00) >> 3
    let fours = twos & 0x0000_03FF_0000_03FF | (twos & 0x03FF_0000_03FF_0000) >> 6
    return (fours >> 32) << 44 | (fours & 0xF_FFFF) << 24
  }
}
