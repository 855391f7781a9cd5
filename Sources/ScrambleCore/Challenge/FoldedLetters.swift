// Letters without case and accents. The tables are our own, because Embedded Swift has none, and two devices must agree
// on who is the same person.
extension Unicode.Scalar {
  /// The lower-case letter without an accent; another character is unchanged.
  ///
  /// Latin, Greek and Cyrillic letters are known.
  var folded: Unicode.Scalar {
    if ("A"..."Z").contains(self) { return Unicode.Scalar(value + 32) ?? self }
    let range = Unicode.Scalar.foldedRanges.first { value >= $0.start && value < $0.start + $0.count }
    guard let range else { return self }
    return range.letters.unicodeScalars.dropFirst(Int(value - range.start)).first ?? self
  }

  /// The number of a letter from a to z, with `a` as 0; nil for any other character.
  var asciiLetter: UInt8? { UInt8(exactly: value).flatMap { Word.letter($0) } }

  /// For ranges of characters, the letter of each.
  private static let foldedRanges: [(start: UInt32, count: UInt32, letters: String)] = [
    (
      0xC0, 192,
      "aaaaaaaceeeeiiiidnooooo×ouuuuytsaaaaaaaceeeeiiiidnooooo÷ouuuuyty"
        + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrsssssssstttttt"
        + "uuuuuuuuuuuuwwyyyzzzzzzs"
    ),
    (0x1A0, 2, "oo"), (0x1AF, 2, "uu"), (0x218, 4, "sstt"),
    (0x386, 73, "α·εηι·ο·υωιαβγδεζηθικλμνξοπρ·στυφχψωιυαεηιυαβγδεζηθικλμνξοπρσστυφχψωιυουω"),
    (
      0x400, 96,
      "ееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяабвгдежзииклмнопрстуфхцчшщъыьэюяееђгєѕііјљњћкиуџ"
    ),
    (0x1EA0, 90, "aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy"),
  ]
}
