import WordScramble

/// A word list reduced to what matters for reading it: letters, ASCII characters, and a ``ListSign`` for everything
/// else.
///
/// Full-width characters become ASCII, ligatures become letters, and HTML entities become characters. Invisible
/// characters are removed, and so are HTML tags, except those that a ``ListSign`` replaces.
struct ListText {
  /// ASCII, accented Latin letters in UTF-8, and the bytes of ``ListSign``.
  private(set) var bytes: [UInt8] = []

  /// Reads a text in UTF-8, or arbitrary bytes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ text: ArraySlice<UInt8>) {
    bytes.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let entity = ListText.entity(at: rest) {
        rest = rest.dropFirst(entity.width)
        add(entity.character, before: rest)
      } else {
        let (character, width) = ListText.character(at: rest)
        rest = rest.dropFirst(width)
        add(character, before: rest)
      }
    }
    bytes = ListText.unquoted(ListText.withoutMarkup(bytes[...]))
  }

  /// Appends the representation of a character.
  private mutating func add(_ character: UInt32, before rest: ArraySlice<UInt8>) {
    // Full-width characters, as a Chinese input method types them.
    let character = (0xFF01...0xFF5E).contains(character) ? character - 0xFEE0 : character
    // A soft hyphen is visible only at the end of a line. Some programs write a not sign for it there.
    if character == 0xAD || character == 0xAC {
      let next = rest.first { $0 != 0x20 }
      if next == 0x0A || next == 0x0D { bytes.append(UInt8(ascii: "-")) }
      return
    }
    if character == 0x0D, rest.first == 0x0A { return }
    switch ListText.representation(of: character) {
    case .nothing: break
    case .letters(let letters): bytes += letters.utf8
    case .sign(let sign):
      if bytes.last != sign || sign >= ListSign.quotedSeparator { bytes.append(sign) }
    case .itself:
      if let scalar = Unicode.Scalar(character), let encoded = Unicode.UTF8.encode(scalar) {
        bytes.append(contentsOf: encoded)
      }
    }
  }

  /// Returns the number of line ends in a text in UTF-8: a line feed, a carriage return, or both.
  static func lineEndCount(in text: ArraySlice<UInt8>) -> Int {
    text.indices.count { text[$0] == 0x0A ? $0 == 0 || text[$0 - 1] != 0x0D : text[$0] == 0x0D }
  }

  /// Returns the first character of a text and its length in bytes; U+FFFD for an invalid byte.
  private static func character(at text: ArraySlice<UInt8>) -> (character: UInt32, width: Int) {
    let first = text[text.startIndex]
    guard first >= 0x80 else { return (UInt32(first), 1) }
    var iterator = text.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else { return (0xFFFD, 1) }
    return (Unicode.UTF8.decode(encoded).value, encoded.count)
  }

  /// Returns the character of an HTML entity at the beginning of a text, and the entity's length in bytes; nil if no
  /// known entity is there.
  private static func entity(at text: ArraySlice<UInt8>) -> (character: UInt32, width: Int)? {
    guard let end = text.prefix(10).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = text[text.startIndex + 1..<end]
    let width = end + 1 - text.startIndex
    if name.first == UInt8(ascii: "#") { return parsedNumber(name.dropFirst()).map { ($0, width) } }
    let names: [(String, UInt32)] = [
      ("nbsp", 0x20), ("amp", 0x26), ("lt", 0x3C), ("gt", 0x3E), ("quot", 0x22), ("apos", 0x27), ("shy", 0xAD),
      ("ndash", 0x2013), ("mdash", 0x2014), ("rarr", 0x2192), ("hellip", 0x2026),
    ]
    return names.first { $0.0.utf8.elementsEqual(name) }.map { ($0.1, width) }
  }

  /// Parses a decimal number or, after an x, a hexadecimal one; nil if it is not a Unicode scalar.
  private static func parsedNumber(_ text: ArraySlice<UInt8>) -> UInt32? {
    let isHexadecimal = text.first == UInt8(ascii: "x") || text.first == UInt8(ascii: "X")
    let digits = isHexadecimal ? text.dropFirst() : text
    var number: UInt32 = 0
    for byte in digits {
      let letter = Word.letter(byte).map { UInt32($0) + 10 }
      let digit = byte &- UInt8(ascii: "0") < 10 ? UInt32(byte - UInt8(ascii: "0")) : isHexadecimal ? letter : nil
      guard let digit, digit < 16 else { return nil }
      number = number * (isHexadecimal ? 16 : 10) + digit
    }
    return digits.isEmpty || Unicode.Scalar(number) == nil ? nil : number
  }
}
