extension ArraySlice<UInt8> {
  /// Returns UTF-8 text without certain characters at both ends.
  ///
  /// - Parameter isTrimmed: Returns whether a character is removed. The argument is the number formed by its one to
  ///   three bytes, first byte highest: 0xC2A0 for the no-break space. Characters of four bytes are never removed.
  /// - Complexity: O(*n*), where *n* is the number of bytes removed.
  func trimmed(_ isTrimmed: (UInt32) -> Bool) -> ArraySlice {
    trimmedAtStart(isTrimmed).trimmedAtEnd(isTrimmed)
  }

  /// Returns UTF-8 text without certain characters at its start, as ``trimmed(_:)`` does.
  func trimmedAtStart(_ isTrimmed: (UInt32) -> Bool) -> ArraySlice {
    var rest = self
    while let width = (1...3).first(where: { rest.prefix($0).number(ofWidth: $0).map(isTrimmed) ?? false }) {
      rest = rest.dropFirst(width)
    }
    return rest
  }

  /// Returns UTF-8 text without certain characters at its end, as ``trimmed(_:)`` does.
  func trimmedAtEnd(_ isTrimmed: (UInt32) -> Bool) -> ArraySlice {
    var rest = self
    while let width = (1...3).first(where: { rest.suffix($0).number(ofWidth: $0).map(isTrimmed) ?? false }) {
      rest = rest.dropLast(width)
    }
    return rest
  }

  /// Returns UTF-8 text without certain characters of one to three bytes.
  ///
  /// - Parameter isRemoved: Returns whether a character is removed. The argument is the same as in ``trimmed(_:)``.
  func removing(_ isRemoved: (UInt32) -> Bool) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = self
    while let first = rest.first {
      let width =
        switch first {
        case ..<0x80: 1
        case ..<0xE0: 2
        default: 3
        }
      if rest.prefix(width).number(ofWidth: width).map(isRemoved) == true {
        rest = rest.dropFirst(width)
      } else {
        kept.append(first)
        rest = rest.dropFirst()
      }
    }
    return kept
  }

  /// Returns the number formed by the bytes of one character, or nil if there are too few bytes or the first cannot
  /// start such a character.
  private func number(ofWidth width: Int) -> UInt32? {
    guard count == width, let first, width == 1 || first >= 0xC2 else { return nil }
    return reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// Invisible characters that keyboards, dictation and chats leave in text, such as direction marks, joiners and soft
/// hyphens.
enum InvisibleCharacters {
  /// Returns whether a character is invisible. The argument is the number formed by the UTF-8 bytes of the character.
  static func contains(_ character: UInt32) -> Bool {
    switch character {
    case 0xC2AD, 0xCD8F, 0xD89C, 0xE1A08E, 0xEFBBBF: true  // U+00AD, U+034F, U+061C, U+180E, U+FEFF
    case 0xE2808B...0xE2808F, 0xE280AA...0xE280AE: true  // U+200B to U+200F, U+202A to U+202E
    case 0xE281A0...0xE281AF, 0xEFB880...0xEFB88F: true  // U+2060 to U+206F, U+FE00 to U+FE0F
    default: false
    }
  }
}
