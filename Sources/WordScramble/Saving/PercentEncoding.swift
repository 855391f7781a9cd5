/// Percent-encoded text (RFC 3986, section 2.1).
enum PercentEncoding {
  /// Returns a text with every byte encoded except ASCII letters and digits. The hexadecimal digits are upper case.
  static func encoded(_ text: [UInt8]) -> [UInt8] {
    text.flatMap { byte -> [UInt8] in
      isAlphanumeric(byte) ? [byte] : [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
    }
  }

  /// Decodes a result of ``encoded(_:)``. Returns nil for any other text.
  static func decoded(_ text: [UInt8]) -> [UInt8]? {
    var (decoded, rest) = ([UInt8](), text[...])
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue) else {
        return nil
      }
      decoded.append(high << 4 | low)
    }
    return encoded(decoded) == text ? decoded : nil
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || Word.letter(byte) != nil
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func hexValue(_ digit: UInt8) -> UInt8? {
    let (decimal, letter) = (digit &- UInt8(ascii: "0"), digit &- UInt8(ascii: "A"))
    return decimal < 10 ? decimal : letter < 6 ? letter + 10 : nil
  }
}
