/// The format of the codes that players send each other: a letter for the kind of content, the version, a dot, and bits
/// that end with a checksum.
package struct CodeFormat {
  let letter: CodeLetter
  /// The versions that can be read. Each has one digit.
  let versions: ClosedRange<UInt8>

  /// The maximum length of a code that is read, in characters.
  package static let maxLength = 1 << 17

  /// Returns the code that contains bits and their checksum.
  func encode(_ bits: BitWriter, version: UInt8) -> [UInt8] {
    let checksum = crc32(bits.bytes[...])
    return prefix(of: version) + Base64URL.encode(bits.bytes + [24, 16, 8, 0].map { UInt8(checksum >> $0 & 0xFF) })
  }

  /// Decodes the code at the end of a text.
  ///
  /// The checksum is not compared here. Only one code is valid for a value, so the caller encodes the value it has read
  /// and compares the codes. That also detects trailing bits.
  ///
  /// - Parameter text: The code alone, after `#`, or after an address and `#`.
  func decode(_ text: [UInt8]) throws(CodeError) -> (code: ArraySlice<UInt8>, version: UInt8, bits: BitReader) {
    let start = text.lastIndex(of: UInt8(ascii: "#")).map { $0 + 1 } ?? 0
    let code = text[start...]
    guard code.count <= CodeFormat.maxLength, let dot = code.firstIndex(of: UInt8(ascii: ".")) else { throw .damaged }
    guard let version = versions.first(where: { code[...dot].elementsEqual(prefix(of: $0)) }) else {
      throw isNewer(code[..<dot]) ? .newer : .damaged
    }
    guard let bytes = Base64URL.decode(code[(dot + 1)...]), bytes.count > 4 else { throw .damaged }
    return (code, version, BitReader(bytes.dropLast(4)))
  }

  private func prefix(of version: UInt8) -> [UInt8] {
    [letter.rawValue, UInt8(ascii: "0") + version, UInt8(ascii: ".")]
  }

  /// Returns whether a code that has none of these versions has the same letter and another version number.
  private func isNewer(_ prefix: ArraySlice<UInt8>) -> Bool {
    let digits = prefix.dropFirst()
    guard prefix.first == letter.rawValue, (1...9).contains(digits.count), digits.first != UInt8(ascii: "0") else {
      return false
    }
    return digits.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }
}

/// The reason a code cannot be read.
public enum CodeError: Error, Equatable, Sendable {
  /// The code is truncated or mistyped or breaks a rule, or the text is not a code.
  case damaged
  /// A later version of the game created the code.
  case newer
}

extension CodeError {
  /// The code of the reason. It is the same in every language and never changes.
  public var code: String {
    switch self {
    case .damaged: "damaged"
    case .newer: "newer"
    }
  }
}

/// Writes numbers of a given bit width without gaps, most significant bit first.
struct BitWriter {
  /// The bytes written so far. The unused bits of the last byte are 0.
  private(set) var bytes: [UInt8] = []
  private var freeBits = 0

  /// Writes the lowest bits of a number, most significant bit first.
  mutating func write(_ number: UInt32, bits: Int) {
    for bit in (0..<bits).reversed() {
      if freeBits == 0 {
        bytes.append(0)
        freeBits = 8
      }
      freeBits -= 1
      bytes[bytes.count - 1] |= UInt8(number >> UInt32(bit) & 1) << UInt8(freeBits)
    }
  }

  /// Writes a count in groups of five bits, lowest group first. In each group, the first bit says whether another group
  /// follows, and the other four are bits of the number.
  mutating func write(count: Int) {
    var rest = UInt32(count)
    repeat {
      write((rest > 15 ? 16 : 0) | rest & 15, bits: 5)
      rest >>= 4
    } while rest > 0
  }

  /// Writes a word: its length in four bits, then its letters in five bits each, with `a` as 0.
  mutating func write(_ word: Word) {
    write(UInt32(word.count), bits: 4)
    for letter in word.letters { write(UInt32(letter), bits: 5) }
  }

  /// Writes the number of words, then each word.
  mutating func write(_ words: [Word]) {
    write(count: words.count)
    for word in words { write(word) }
  }

  mutating func write(uint64 number: UInt64) {
    write(UInt32(number >> 32), bits: 32)
    write(UInt32(number & 0xFFFF_FFFF), bits: 32)
  }
}

/// Reads what a ``BitWriter`` has written. Reading past the end returns zeros and sets ``isPastEnd``.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private var position = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// Whether more bits have been read than there are.
  var isPastEnd: Bool { position > bytes.count * 8 }

  /// Reads a number of a given bit width, at most 32.
  mutating func read(bits: Int) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<bits {
      let byteIndex = bytes.startIndex + position >> 3
      let byte = byteIndex < bytes.endIndex ? bytes[byteIndex] : 0
      number = number << 1 | UInt32(byte >> UInt8(7 - position & 7) & 1)
      position += 1
    }
    return number
  }

  /// Reads a count. Returns nil if it has more than seven groups of bits.
  mutating func count() -> Int? {
    var number: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 28, by: 4) {
      let group = read(bits: 5)
      number |= (group & 15) << shift
      if group < 16 { return Int(number) }
    }
    return nil
  }

  /// Reads a word. Returns nil if it has fewer than three letters or contains a value that is not a letter.
  mutating func word() -> Word? {
    let length = Int(read(bits: 4))
    var letters: [UInt8] = []
    for _ in 0..<length {
      let letter = UInt8(read(bits: 5))
      guard letter < 26 else { return nil }
      letters.append(letter)
    }
    return length < Lexicon.minWordLength ? nil : Word(letters: letters)
  }

  /// Reads a list of words. Returns nil if there are more than the limit or one of them is invalid.
  mutating func words(atMost limit: Int) -> [Word]? {
    guard let count = count(), count <= limit else { return nil }
    var words: [Word] = []
    for _ in 0..<count {
      guard let word = word() else { return nil }
      words.append(word)
    }
    return words
  }

  mutating func uint64() -> UInt64 {
    let high = UInt64(read(bits: 32))
    return high << 32 | UInt64(read(bits: 32))
  }
}

/// The URL-safe Base64 encoding without padding (RFC 4648, section 5).
package enum Base64URL {
  /// Encodes bytes as text.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var bits = BitReader(bytes[...])
    return (0..<(bytes.count * 8 + 5) / 6).map { _ in character(UInt8(bits.read(bits: 6))) }
  }

  /// Decodes a text. Returns nil if it contains other characters. Unused bits of the last character are dropped.
  static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bits = BitWriter()
    for character in text {
      guard let value = value(character) else { return nil }
      bits.write(UInt32(value), bits: 6)
    }
    return Array(bits.bytes.prefix(text.count * 6 / 8))
  }

  /// Returns whether a byte is one of the 64 characters.
  package static func contains(_ byte: UInt8) -> Bool { value(byte) != nil }

  private static func character(_ value: UInt8) -> UInt8 {
    switch value {
    case ..<26: UInt8(ascii: "A") + value
    case ..<52: UInt8(ascii: "a") + value - 26
    case ..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "-")
    default: UInt8(ascii: "_")
    }
  }

  /// Returns the six bits of a character, or nil if it is not one of the 64.
  package static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

/// The CRC-32 checksum of bytes, as in Ethernet and gzip (ISO 3309). It uses no table, because the texts are short.
package struct CRC32 {
  private var sum = ~UInt32(0)

  /// The checksum of the bytes added so far.
  package var value: UInt32 { ~sum }

  package init() {}

  package mutating func add(_ byte: UInt8) {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
}

func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  var sum = CRC32()
  for byte in bytes { sum.add(byte) }
  return sum.value
}
