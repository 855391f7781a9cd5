/// A link as it was pasted or opened. Changes that chats and mail programs make to links are undone here, once for
/// every front end.
///
///     PastedLink.repaired(Array("(https://example.org/%23C1.AbC&fbclid=1)".utf8))  // c1.AbC
///
/// `Documentation/Challenges.md` lists these changes. Nothing else is guessed: the usual rules decide afterwards
/// whether the result is a challenge, a root or the number of a daily puzzle.
package enum PastedLink {
  /// Returns the code in a link, or a given value of `?root=` or `?daily=`, without the changes that chats and mail
  /// programs made.
  package static func repaired(_ text: [UInt8]) -> [UInt8] {
    let part = decoded(relevantPart(of: cleaned(text[...])[...]))
    var repaired = Array(cleaned(part[...])[...].trimmed(canSurroundLink))
    // A keyboard may capitalize the first letter as if it began a sentence.
    if let first = repaired.first, CodeLetter(rawValue: first | 0x20) != nil, repaired.count > 1,
      repaired[1] &- UInt8(ascii: "0") < 10
    {
      repaired[0] = first | 0x20
    }
    // A code contains no spaces or line breaks, so mail programs must have added them.
    if CodeLetter(ofCode: repaired) != nil { repaired.removeAll { $0 == 0x20 || 0x09...0x0D ~= $0 } }
    return repaired
  }

  /// Returns a text without what chats add to links: invisible characters and backslashes.
  ///
  /// Typographic hyphens and short dashes become a plain hyphen again, an em dash becomes two, and a fullwidth number
  /// sign becomes `#`.
  package static func cleaned(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.replacing { character in
      switch character {
      case 0x5C: ""
      case 0xE28090...0xE28093: "-"
      case 0xE28094: "--"
      case 0xEFBC83: "#"
      default: InvisibleCharacters.contains(character) ? "" : nil
      }
    }
  }

  /// Returns the text after the last `#` up to the first `&` or `|`, and of it only what follows the last `%23`. If
  /// there is no `#`, returns the text after the last `%23`, if there is one, up to the first `&` or `|`.
  private static func relevantPart(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let escape = [UInt8(ascii: "%"), UInt8(ascii: "2"), UInt8(ascii: "3")]
    var part = text
    if let mark = part.lastIndex(of: UInt8(ascii: "#")) { part = withoutParameters(part[(mark + 1)...]) }
    if let mark = part.indices.last(where: { part[$0...].starts(with: escape) }) {
      part = part[(mark + escape.count)...]
    }
    return withoutParameters(part)
  }

  private static func withoutParameters(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.prefix { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "|") }
  }

  /// Decodes percent-encoded bytes.
  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (decoded, rest) = ([UInt8](), text)
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = hexValue(rest.first), let low = hexValue(rest.dropFirst().first) {
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }

  private static func hexValue(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case .some(let byte) where byte &- UInt8(ascii: "0") < 10: byte - UInt8(ascii: "0")
    case .some(let byte): Word.letter(byte).flatMap { $0 < 6 ? $0 + 10 : nil }
    case nil: nil
    }
  }

  /// Returns whether a character may surround a link: space, full stops, commas, brackets and quotes, western and
  /// Chinese, an ellipsis, and `*`, `|` and `~` as in Markdown. `_` is excluded, because it may be part of a code.
  ///
  /// - Parameter character: The UTF-8 bytes of the character as one number.
  package static func canSurroundLink(_ character: UInt32) -> Bool {
    switch character {
    case 0x09...0x0D, 0x20, 0xC2A0, 0xE38080: true
    case 0x2E, 0xE38082, 0xEFBC8E, 0xEFBDA1: true  // . 。 ． ｡
    case 0x2C, 0xE38081, 0xEFBC8C, 0xEFBDA4: true  // , 、 ， ､
    case 0x2A, 0x7C, 0x7E, 0xE280A6: true  // * | ~ …
    case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D: true  // ( ) < > [ ] { }
    case 0xE38088...0xE38091, 0xEFBC88, 0xEFBC89, 0xEFBCBB, 0xEFBCBD, 0xEFBDA2, 0xEFBDA3: true  // 〈 … 】 （ ） ［ ］ ｢ ｣
    case 0x22, 0x27, 0x60, 0xC2AB, 0xC2BB, 0xE28098...0xE2809F, 0xE280B9, 0xE280BA: true  // " ' ` « » ‘ … ‟ ‹ ›
    default: false
    }
  }
}

extension Challenge {
  /// Creates a challenge from a link as it was pasted, or from its code alone. Changes that chats and mail programs
  /// make to links are undone.
  public init(pasted text: [UInt8]) throws(ChallengeError) {
    try self.init(code: PastedLink.repaired(text))
  }
}
