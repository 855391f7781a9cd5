/// A non-empty sequence of letters from `a` to `z`, converted to lower case.
///
///     try Word(" Milk ".utf8).description  // "milk"
///
/// A word may have any length. ``Round`` and the lexicon check it.
public struct Word: Hashable, Sendable {
  /// The letters as numbers from 0 for `a` to 25 for `z`.
  public let letters: [UInt8]

  /// Creates a word from valid letters, with `a` as 0.
  package init(letters: [UInt8]) {
    self.letters = letters
  }

  /// Creates a word from a text, without white space and invisible characters at either end, and without full stops,
  /// commas and ellipses at its end.
  ///
  /// `A` to `Z` count as `a` to `z`. Nothing else is folded, so the result depends on no locale and no Unicode table.
  ///
  /// - Parameter text: UTF-8, or any bytes.
  /// - Throws: ``WordError/empty`` if nothing is left, ``WordError/notLetters(_:)`` if there is anything but letters.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(_ text: some Sequence<UInt8>) throws(WordError) {
    let bytes = Word.trimmed(Array(text))
    guard !bytes.isEmpty else { throw .empty }
    var letters = [UInt8]()
    letters.reserveCapacity(bytes.count)
    for byte in bytes {
      guard let letter = Word.letter(byte) else { throw .notLetters(Word.invalidCharacters(in: bytes)) }
      letters.append(letter)
    }
    self.letters = letters
  }

  /// The number of letters.
  public var count: Int { letters.count }

  /// The letters as lower-case ASCII.
  public var ascii: [UInt8] {
    var bytes = letters
    for index in bytes.indices { bytes[index] += UInt8(ascii: "a") }
    return bytes
  }

  /// Returns the first three distinct characters that are not letters. Invalid UTF-8 counts as U+FFFD.
  ///
  /// At most 1,024 bytes are examined, starting with the first such character.
  private static func invalidCharacters(in bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    var invalidScalars = [Unicode.Scalar]()
    var rest = bytes.drop { letter($0) != nil }.prefix(1024).makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while invalidScalars.count < 3 {
      let character: Unicode.Scalar
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded): character = Unicode.UTF8.decode(encoded)
      case .error: character = "\u{FFFD}"
      case .emptyInput: return invalidScalars
      }
      let isLetter = character.value < 128 && letter(UInt8(character.value)) != nil
      if !isLetter && !invalidScalars.contains(character) { invalidScalars.append(character) }
    }
    return invalidScalars
  }

  /// Returns the letter of an ASCII byte of either case, with `a` as 0, or nil for any other byte.
  package static func letter(_ byte: UInt8) -> UInt8? {
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 26 ? letter : nil
  }
}

/// The reason a text is not a word.
public enum WordError: Error, Equatable, Sendable {
  /// The text has nothing but characters that are trimmed. Front ends ignore this error.
  case empty
  /// The text has characters other than the letters `a` to `z`: the first three distinct ones.
  case notLetters([Unicode.Scalar])
}

extension Word {
  /// Returns a typed or dictated text without white space and invisible characters at both ends, and without full
  /// stops, commas and ellipses, Western and East Asian, at its end.
  ///
  /// White space is that of ASCII, the no-break space (U+00A0) and the ideographic space (U+3000).
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes removed.
  package static func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let rest = bytes[...].trimmedAtStart { isSpace($0) || InvisibleCharacters.contains($0) }
    return rest.trimmedAtEnd { isSpace($0) || InvisibleCharacters.contains($0) || isSentencePunctuation($0) }
  }

  /// Returns whether a character is a full stop, a comma or an ellipsis. Dictation adds them after a word.
  private static func isSentencePunctuation(_ character: UInt32) -> Bool {
    switch character {
    case 0x2E, 0xE38082, 0xEFBC8E, 0xEFBDA1, 0xE280A6: true  // . 。 ． ｡ …
    case 0x2C, 0xE38081, 0xEFBC8C, 0xEFBDA4: true  // , 、 ， ､
    default: false
    }
  }

  /// Returns whether a character is ASCII white space, the no-break space (C2 A0) or the ideographic space (E3 80 80).
  private static func isSpace(_ character: UInt32) -> Bool {
    switch character {
    case 0x09...0x0D, 0x20, 0xC2A0, 0xE38080: true
    default: false
    }
  }
}

extension Word: CustomStringConvertible {
  /// The word in lower case.
  public var description: String { String(decoding: ascii, as: UTF8.self) }
}

extension Word: Comparable {
  /// Returns whether a word comes before another alphabetically.
  public static func < (first: Word, second: Word) -> Bool {
    first.letters.lexicographicallyPrecedes(second.letters)
  }
}
