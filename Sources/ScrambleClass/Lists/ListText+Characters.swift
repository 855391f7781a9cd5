import WordScramble

/// The bytes that stand for characters other than ASCII characters and Latin letters in a ``ListText``.
enum ListSign {
  /// A letter of a script that is not confused with Latin, such as Chinese or Arabic. It can follow a word without a
  /// space.
  static let distinctLetter: UInt8 = 0x01
  /// A letter of the phonetic alphabet.
  static let phoneticLetter: UInt8 = 0x02
  /// A bullet, an asterisk, an emoji, a number in a circle, or another symbol.
  static let ornament: UInt8 = 0x03
  /// A character that no list contains intentionally.
  static let unexpected: UInt8 = 0x04
  /// A letter of a script that resembles Latin, such as Greek or Cyrillic.
  static let lookalikeLetter: UInt8 = 0x05
  /// A comma, a semicolon, a vertical bar or a column separator in a quoted field. Also replaces what is between the
  /// texts of a cell, such as a bullet.
  static let quotedSeparator: UInt8 = 0x06
  /// A joint between the parts of a word: a dot between syllables, or the hyphen at the end of a line.
  static let joint: UInt8 = 0x07
  /// The position of a removed pronunciation.
  static let removedPronunciation: UInt8 = 0x08
  /// A tab, an arrow, an equals sign, a dash, or another character that separates columns, or words in a single line.
  static let columnSeparator: UInt8 = 0x09
  static let lineEnd: UInt8 = 0x0A
  /// The end of a line that does not count in line numbers.
  static let softLineEnd: UInt8 = 0x0B
  /// The end of a line in a quoted field, which counts in line numbers but does not end the line.
  static let quotedLineEnd: UInt8 = 0x0C

  /// Returns whether a byte of a ``ListText`` belongs to a Latin letter.
  static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || Word.letter(byte) != nil }

  /// Returns whether a byte of a ``ListText`` is a letter of any script, or represents a character that a list should
  /// not have.
  static func isContent(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == distinctLetter || byte == phoneticLetter || byte == unexpected || byte == lookalikeLetter
  }
}

extension ListText {
  /// What a character becomes in a ``ListText``.
  enum Representation {
    case nothing
    case itself
    case sign(UInt8)
    case letters(String)
  }

  static func representation(of character: UInt32) -> Representation {
    switch character {
    case 0x09, 0x0A, 0x20...0x7E: .itself
    case 0x0D: .sign(ListSign.lineEnd)
    case 0x0B, 0x0C, 0x85, 0x2028, 0x2029: .sign(ListSign.softLineEnd)
    case ..<0xA0: .sign(ListSign.unexpected)
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: .letters(" ")
    case 0xD7, 0xF7: .sign(ListSign.unexpected)
    case 0xC0...0x24F, 0x300...0x36F, 0x1E00...0x1EFF: .itself
    case 0x250...0x2FF, 0x1D00...0x1DBF: character == 0x2BC ? .letters("'") : .sign(ListSign.phoneticLetter)
    default: isInvisible(character) ? .nothing : representation(ofSign: character) ?? .sign(scriptSign(of: character))
    }
  }

  private static func isInvisible(_ character: UInt32) -> Bool {
    let last = character & 0x3F
    return character < 0x800
      ? InvisibleCharacters.contains(0xC080 | (character >> 6) << 8 | last)
      : InvisibleCharacters.contains(0xE08080 | (character >> 12) << 16 | ((character >> 6) & 0x3F) << 8 | last)
  }

  /// Returns the representation of a punctuation character or a ligature; nil for any other character.
  private static func representation(ofSign character: UInt32) -> Representation? {
    switch character {
    case 0x2018, 0x2019, 0x201B, 0x2032: .letters("'")
    case 0xAB, 0xBB, 0x201C...0x201F, 0x2039, 0x203A, 0x300C...0x300F: .letters("\"")
    case 0x2010, 0x2011, 0x2212, 0xFE63: .letters("-")
    case 0x060C, 0x201A, 0x3001, 0xFE50, 0xFE51, 0xFF64: .letters(",")
    case 0x061B, 0xFE54: .letters(";")
    case 0x3002, 0xFF61: .letters(".")
    case 0x2044, 0x2215: .letters("/")
    case 0xA6, 0x2016: .letters("|")
    case 0x3008, 0x300A, 0x3010, 0x3014, 0x3016, 0x3018: .letters("(")
    case 0x3009, 0x300B, 0x3011, 0x3015, 0x3017, 0x3019: .letters(")")
    case 0xFB00: .letters("ff")
    case 0xFB01: .letters("fi")
    case 0xFB02: .letters("fl")
    case 0xFB03: .letters("ffi")
    case 0xFB04: .letters("ffl")
    case 0xFB05, 0xFB06: .letters("st")
    default: nil
    }
  }

  /// Returns the sign for a character of another script or for a symbol.
  private static func scriptSign(of character: UInt32) -> UInt8 {
    switch character {
    case 0xB7, 0x2022, 0x2027, 0x2219, 0x22C5: ListSign.joint
    // Dashes, ellipsis, arrows, equality signs, box drawing.
    case 0x2012...0x2015, 0x2026, 0x2190...0x21FF, 0x2248, 0x2259, 0x2261, 0x2500...0x257F: ListSign.columnSeparator
    case 0x2794, 0x2798...0x279F, 0x27A1, 0x27F0...0x27FF, 0x2900...0x297F, 0x2B05...0x2B11: ListSign.columnSeparator
    case 0x2E80...0x2FFF, 0x30FB, 0x3040...0xD7FF, 0xF900...0xFAFF, 0xFF65...0xFFDC, 0x20000...0x3FFFF:
      character == 0x30FB || character == 0xFF65 ? ListSign.joint : ListSign.distinctLetter
    case 0x590...0x139F, 0x1780...0x18AF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: ListSign.distinctLetter
    case 0x370...0x58F, 0x13A0...0x1CFF, 0x1F00...0x1FFF, 0x2C00...0x2DFF, 0xA4D0...0xABFF: ListSign.lookalikeLetter
    case 0xFB07...0xFB1C, 0x10000...0x1CFFF, 0x1E000...0x1EFFF: ListSign.lookalikeLetter
    // Latin-1 symbols, daggers, superscripts, numbers, bullets, the private use area of word processors, emoji.
    case 0xA1...0xBF, 0x2020...0x2024, 0x203B, 0x2043, 0x2070...0x209F, 0x20D0...0x20FF, 0x2122, 0x2150...0x218F:
      ListSign.ornament
    case 0x2300...0x249B, 0x24EA...0x24FF: ListSign.ornament
    case 0x2580...0x27BF, 0x2B00...0x2BFF, 0x3000...0x303F, 0xE000...0xF8FF: ListSign.ornament
    case 0x1F000...0x1F0FF, 0x1F200...0x1FAFF: ListSign.ornament
    default: ListSign.unexpected
    }
  }
}
