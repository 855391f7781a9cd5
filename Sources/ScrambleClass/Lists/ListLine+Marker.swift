import WordScramble

// Bullets, numbers and punctuation around words in lists.
extension ListLine {
  /// Returns a text without a leading number, letter or bullet, and without surrounding punctuation and quotes.
  static func withoutMarker(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = withoutSigns(text)
    while let width = widthOfNumber(rest) { rest = withoutSigns(rest.dropFirst(width)) }
    // A letter or a Roman numeral, as in "a) leaf" and "iv. root", or the round bullet of word processors, which is a
    // letter o before a tab.
    let letters = rest.prefix { Word.letter($0) != nil }
    let after = rest[letters.endIndex...]
    guard let sign = after.first else { return rest }
    let isNumeral = letters.count == 1 || ListText.isOne(letters, of: "ii iii iv vi vii viii ix xi xii")
    let isEnumerated = (sign == UInt8(ascii: ")") || sign == UInt8(ascii: ".")) && after.dropFirst().first == 0x20
    if isNumeral, isEnumerated { return withoutSigns(after.dropFirst(2)) }
    let isBullet = ListText.isOne(letters, of: "o") && sign == ListSign.columnSeparator
    return isBullet ? withoutSigns(after.dropFirst()) : rest
  }

  /// Returns the length in bytes of a leading number; nil if there is none, if the text is only a number, or if one or
  /// two letters follow the number, as in *3D* and *2nd*.
  private static func widthOfNumber(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = text.prefix { $0 &- UInt8(ascii: "0") < 10 }
    let letters = text[digits.endIndex...].prefix(while: ListSign.isLetter)
    return digits.isEmpty || digits.count == text.count || (1...2).contains(letters.count) ? nil : digits.count
  }

  /// Returns a text without the signs around it. A hyphen directly after a word stays because it shows that a part is
  /// missing. An opening bracket stays if it closes inside the word.
  static func withoutSigns(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text.trimmed(isSurroundingCharacter)
    guard let last = rest.last else { return rest }
    if ListSign.isLetter(last), text[rest.endIndex...].first == UInt8(ascii: "-") {
      rest = text[rest.startIndex...rest.endIndex]
    }
    let opening = text[..<rest.startIndex].last
    let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
    guard opening == UInt8(ascii: "(") || opening == UInt8(ascii: "["), rest.contains(closing) else { return rest }
    return text[(rest.startIndex - 1)..<rest.endIndex]
  }

  /// Returns whether a character can surround a word in a list, such as a space, a full stop, a bracket, a quote or a
  /// bullet.
  private static func isSurroundingCharacter(_ character: UInt32) -> Bool {
    switch character {
    case UInt32(ListSign.ornament), UInt32(ListSign.joint), 0x20, 0x09: true
    case 0x21, 0x22, 0x23, 0x27, 0x28, 0x29, 0x2B, 0x2C, 0x2D, 0x2E, 0x3F, 0x5B, 0x5D, 0x5F, 0x60, 0x7E: true
    default: false
    }
  }
}
