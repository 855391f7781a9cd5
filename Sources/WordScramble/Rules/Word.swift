/// A non-empty run of letters from `a` to `z`, folded to lower case.
///
///     try Word(" Milk ".utf8).description  // "milk"
///
/// A word may have any length: whether it fits a root or stands in the lexicon is for ``Round`` to say.
public struct Word: Hashable, Sendable {
  /// The letters as numbers, `a` being 0 and `z` 25.
  public let letters: [UInt8]

  /// Creates a word from letters already known to be letters.
  init(letters: [UInt8]) {
    self.letters = letters
  }

  /// Creates a word from the bytes of a text, without the white space around it.
  ///
  /// ASCII white space, the no-break space (U+00A0) and the ideographic space (U+3000) are trimmed; `A` to `Z` count as `a` to
  /// `z`. Nothing else is folded, so the answer depends on no locale and on no Unicode table.
  ///
  /// - Parameter text: UTF-8, or any bytes at all.
  /// - Throws: ``WordError/empty`` where nothing is left, ``WordError/notLetters`` where anything but letters is.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(_ text: some Sequence<UInt8>) throws(WordError) {
    let bytes = Word.trimmed(Array(text))
    guard !bytes.isEmpty else { throw .empty }
    var letters = [UInt8]()
    letters.reserveCapacity(bytes.count)
    for byte in bytes {
      guard let letter = Word.letter(byte) else { throw .notLetters }
      letters.append(letter)
    }
    self.letters = letters
  }

  /// The number of letters.
  public var count: Int { letters.count }

  /// The letters as ASCII bytes, lower case.
  public var ascii: [UInt8] {
    var bytes = letters
    for index in bytes.indices { bytes[index] += UInt8(ascii: "a") }
    return bytes
  }

  /// Returns the number of an ASCII letter of either case, `a` being 0, or nil for any other byte.
  static func letter(_ byte: UInt8) -> UInt8? {
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 26 ? letter : nil
  }
}

/// The reason a text is no word.
public enum WordError: Error, Equatable, Sendable {
  /// Nothing but white space: to be ignored.
  case empty
  /// Something other than the letters `a` to `z`.
  case notLetters
}

extension Word {
  /// Returns bytes without the white space at both ends.
  ///
  /// - Complexity: O(*n*), where *n* is the number of white space bytes.
  public static func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var rest = bytes[...]
    while let width = spaceWidth(atStartOf: rest) { rest = rest.dropFirst(width) }
    while let width = spaceWidth(atEndOf: rest) { rest = rest.dropLast(width) }
    return rest
  }

  private static func isASCIISpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func spaceWidth(atStartOf bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if isASCIISpace(first) { return 1 }
    return wideSpace(first, bytes.dropFirst().first, bytes.dropFirst(2).first)
  }

  private static func spaceWidth(atEndOf bytes: ArraySlice<UInt8>) -> Int? {
    guard let last = bytes.last else { return nil }
    if isASCIISpace(last) { return 1 }
    let tail = Array(bytes.suffix(3))
    if tail.count >= 2, wideSpace(tail[tail.count - 2], last, nil) == 2 { return 2 }
    return tail.count == 3 ? wideSpace(tail[0], tail[1], tail[2]) : nil
  }

  /// Returns the width of a no-break space (C2 A0) or an ideographic space (E3 80 80), or nil.
  private static func wideSpace(_ first: UInt8, _ second: UInt8?, _ third: UInt8?) -> Int? {
    if first == 0xC2, second == 0xA0 { return 2 }
    if first == 0xE3, second == 0x80, third == 0x80 { return 3 }
    return nil
  }
}

extension Word: CustomStringConvertible {
  /// The word as text, lower case.
  public var description: String { String(decoding: ascii, as: UTF8.self) }
}
