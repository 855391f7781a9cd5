/// Replaces accented letters with the letters a to z that people type on a keyboard without accents.
enum Folding {
  /// Returns a text in which letters from a to z replace accented and special Latin letters, without combining marks,
  /// and whether anything was replaced or removed. Other characters stay.
  ///
  /// Covers Latin-1 and Latin Extended-A (U+00C0 to U+017F) and the combining marks U+0300 to U+036F.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func folded(_ text: ArraySlice<UInt8>) -> (text: [UInt8], isChanged: Bool) {
    var (folded, rest, isChanged) = ([UInt8](), text, false)
    while let byte = rest.popFirst() {
      guard byte >= 0xC3, byte <= 0xCD, let next = rest.first, next & 0xC0 == 0x80,
        let letters = asciiLetters(for: UInt32(byte & 0x1F) << 6 | UInt32(next & 0x3F))
      else {
        folded.append(byte)
        continue
      }
      rest = rest.dropFirst()
      folded += letters.utf8
      isChanged = true
    }
    return (folded, isChanged)
  }

  /// Returns the letters that replace a character; nil if the character stays.
  private static func asciiLetters(for character: UInt32) -> String? {
    switch character {
    case 0xC0...0xC5, 0xE0...0xE5, 0x100...0x105: "a"
    case 0xC6, 0xE6: "ae"
    case 0xC7, 0xE7, 0x106...0x10D: "c"
    case 0xD0, 0xF0, 0x10E...0x111: "d"
    case 0xC8...0xCB, 0xE8...0xEB, 0x112...0x11B: "e"
    case 0x11C...0x123: "g"
    case 0x124...0x127: "h"
    case 0xCC...0xCF, 0xEC...0xEF, 0x128...0x131: "i"
    case 0x132, 0x133: "ij"
    case 0x134, 0x135: "j"
    case 0x136...0x138: "k"
    case 0x139...0x142: "l"
    case 0xD1, 0xF1, 0x143...0x14B: "n"
    case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8, 0x14C...0x151: "o"
    case 0x152, 0x153: "oe"
    case 0x154...0x159: "r"
    case 0xDF: "ss"
    case 0x15A...0x161, 0x17F: "s"
    case 0xDE, 0xFE: "th"
    case 0x162...0x167: "t"
    case 0xD9...0xDC, 0xF9...0xFC, 0x168...0x173: "u"
    case 0x174, 0x175: "w"
    case 0xDD, 0xFD, 0xFF, 0x176...0x178: "y"
    case 0x179...0x17E: "z"
    case 0x300...0x36F: ""
    default: nil
    }
  }
}
