/// A link as it was pasted or opened. Changes that chats and mail programs make to links are undone here, once for
/// every front end.
///
///     PastedLink.repaired(Array("silk%77orm).".utf8))  // silkworm
///
/// Nothing else is guessed: the usual rules decide afterwards whether the result is a root or the number of a daily
/// puzzle.
package enum PastedLink {
  /// What a pasted text leads to.
  package enum Destination: Equatable, Sendable {
    /// A root that somebody chose, in UTF-8. Whether the root can be played is not checked.
    case root([UInt8])
    /// A daily puzzle, or today's if it is nil.
    case daily(DailyPuzzle?)
    /// The puzzle and the players of a challenge.
    case challenge(Challenge)
    /// Nothing that can be opened, for the given reason.
    case nothing(Refusal)
  }

  /// The reason a pasted text leads to nothing.
  package enum Refusal: Sendable {
    /// The text is a link of this game, but a part of its code is missing, or no daily puzzle has its number.
    case damaged
    /// The text is a word.
    case word
    /// The text is a link to another site, or any other text.
    case other
  }

  /// Returns the destination of a text that was pasted or opened.
  ///
  /// - Parameter lexicon: The lexicon, which has the roots of the daily puzzles.
  package static func destination(of text: [UInt8], in lexicon: Lexicon) -> Destination {
    if let challenge = Challenge(pasted: text, in: lexicon) { return .challenge(challenge) }
    if let value = value(of: "root=", in: text) { return .root(value) }
    if let value = value(of: "daily=", in: text), !value.isEmpty {
      return DailyPuzzle(digits: value).map { .daily($0) } ?? .nothing(.damaged)
    }
    // This is `?daily` alone. Another query may begin with the same letters.
    if value(of: "daily", in: text).map({ $0 == [] || $0 == [UInt8(ascii: "=")] }) == true { return .daily(nil) }
    if hasCode(text) { return .nothing(.damaged) }
    return .nothing((try? Word(cleaned(text[...])[...].trimmed(canSurroundLink))) == nil ? .other : .word)
  }

  /// Returns the repaired value of a name in the query of a link, or nil if the query lacks the name.
  private static func value(of name: String, in text: [UInt8]) -> [UInt8]? {
    let text = cleaned(text[...])
    let start = text.indices.first { index in
      guard text[index] == UInt8(ascii: "?") || text[index] == UInt8(ascii: "&") else { return false }
      return text[(index + 1)...].starts(with: name.bytes)
    }
    guard let start else { return nil }
    let rest = text[(start + 1 + name.bytes.count)...]
    return repaired(Array(rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "#") }))
  }

  /// Returns a value of `?root=` or `?daily=` without the changes that chats and mail programs made.
  package static func repaired(_ value: [UInt8]) -> [UInt8] {
    let value = cleaned(value[...]).prefix { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "|") }
    return Array(cleaned(decoded(value)[...])[...].trimmed(canSurroundLink))
  }

  /// Returns a text without what chats add to links: invisible characters and backslashes.
  private static func cleaned(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.removing { $0 == 0x5C || InvisibleCharacters.contains($0) }
  }

  /// Returns the parts of a text after each `#`, up to the next one, or the whole text if there is none. `#` may be
  /// percent-encoded up to three times, as mail programs do to links inside links.
  static func partsAfterNumberSigns(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var text = text
    for _ in 0..<3 { text = decoded(text[...]) }
    let parts = text.split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false)
    return parts.count == 1 ? parts : Array(parts.dropFirst())
  }

  /// Returns whether a text seems to have the code of a challenge, even if it cannot be read.
  private static func hasCode(_ text: [UInt8]) -> Bool {
    partsAfterNumberSigns(text).contains { part in
      part.prefix { Base62Number.digit($0) != nil }.count >= minCodeLength
    }
  }

  /// The minimum number of letters and digits in a text that is taken for a code.
  private static let minCodeLength = 20

  /// Decodes percent-encoded bytes.
  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var decoded = [UInt8]()
    var rest = text
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
  /// Chinese, an ellipsis, and `*`, `|` and `~` as in Markdown.
  ///
  /// - Parameter character: The UTF-8 bytes of the character as one number.
  private static func canSurroundLink(_ character: UInt32) -> Bool {
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
