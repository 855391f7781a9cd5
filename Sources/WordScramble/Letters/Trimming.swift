extension ArraySlice<UInt8> {
  /// Returns a text in UTF-8 without certain characters at both ends.
  ///
  /// - Parameter isTrimmed: Whether a character goes. It is passed as the number that its one to three bytes make, the first byte highest:
  ///   the no-break space is 0xC2A0. Characters of four bytes stay.
  /// - Complexity: O(*n*), where *n* is the number of bytes that go.
  package func trimmed(_ isTrimmed: (UInt32) -> Bool) -> ArraySlice {
    trimmedAtStart(isTrimmed).trimmedAtEnd(isTrimmed)
  }

  /// Returns a text without certain characters at its beginning: ``trimmed(_:)``.
  func trimmedAtStart(_ isTrimmed: (UInt32) -> Bool) -> ArraySlice {
    var rest = self
    while let width = (1...3).first(where: { rest.prefix($0).number(ofWidth: $0).map(isTrimmed) ?? false }) {
      rest = rest.dropFirst(width)
    }
    return rest
  }

  /// Returns a text without certain characters at its end: ``trimmed(_:)``.
  func trimmedAtEnd(_ isTrimmed: (UInt32) -> Bool) -> ArraySlice {
    var rest = self
    while let width = (1...3).first(where: { rest.suffix($0).number(ofWidth: $0).map(isTrimmed) ?? false }) {
      rest = rest.dropLast(width)
    }
    return rest
  }

  /// Returns a text in which some characters of one to three bytes are replaced; other bytes stay.
  ///
  /// - Parameter replacement: What stands for a character, given as for ``trimmed(_:)``; nil for a character that stays.
  package func replacing(_ replacement: (UInt32) -> String?) -> [UInt8] {
    var (replaced, rest) = ([UInt8](), self)
    while let first = rest.first {
      let width = first < 0x80 ? 1 : first < 0xE0 ? 2 : 3
      if let text = rest.prefix(width).number(ofWidth: width).flatMap(replacement) {
        text.withBytes { replaced += $0 }
        rest = rest.dropFirst(width)
      } else {
        replaced.append(first)
        rest = rest.dropFirst()
      }
    }
    return replaced
  }

  /// The number that the bytes of one character make; nil if there are fewer bytes, or the first cannot begin so many.
  private func number(ofWidth width: Int) -> UInt32? {
    guard count == width, let first, width == 1 || first >= 0xC2 else { return nil }
    return reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// Characters that nobody sees or types on purpose, as keyboards, dictation and chats leave them: marks of direction, joiners, soft hyphens.
package enum Invisible {
  /// Whether a character is one; it is passed as the number that its bytes in UTF-8 make.
  package static func contains(_ character: UInt32) -> Bool {
    switch character {
    case 0xC2AD, 0xCD8F, 0xD89C, 0xE1A08E, 0xEFBBBF: true  // U+00AD, U+034F, U+061C, U+180E, U+FEFF
    case 0xE2808B...0xE2808F, 0xE280AA...0xE280AE: true  // U+200B to U+200F, U+202A to U+202E
    case 0xE281A0...0xE281AF, 0xEFB880...0xEFB88F: true  // U+2060 to U+206F, U+FE00 to U+FE0F
    default: false
    }
  }
}
