/// The letters at the beginning of codes, before the version number.
enum CodeLetter: UInt8 {
  /// A round that others can answer: ``Challenge``.
  case challenge = 0x63  // c
  /// A set of rounds: ``PuzzleSet``.
  case set = 0x73  // s
  /// A round that a few people play together: ``SharedRound``.
  case sharedRound = 0x67  // g
  /// The results of a set that a player hands in: ``HandIn``.
  case handIn = 0x68  // h

  /// Creates the letter of a text that has the form of a code of any version, or of the beginning of one; nil for any
  /// other text.
  init?(ofCode text: [UInt8]) {
    guard let first = text.first, let letter = CodeLetter(rawValue: first) else { return nil }
    let digits = text.dropFirst().prefix { $0 &- UInt8(ascii: "0") < 10 }
    guard !digits.isEmpty, digits.endIndex == text.endIndex || text[digits.endIndex] == UInt8(ascii: ".") else {
      return nil
    }
    self = letter
  }
}

extension PastedLink {
  /// What a pasted text leads to.
  package enum Destination: Equatable, Sendable {
    /// A round that others can answer, if its code is not damaged.
    case challenge
    /// A set of rounds, if its code is not damaged.
    case set
    /// A round that a few people play together, if its code is not damaged.
    case sharedRound
    /// A root that somebody chose, in UTF-8. Whether the root can be played is not checked.
    case root([UInt8])
    /// The daily puzzle with a number, or today's if the number is nil.
    case daily(Int?)
    /// Nothing that can be opened, for the given reason.
    case nothing(Refusal)
  }

  /// The reason a pasted text leads to nothing.
  package enum Refusal: CaseIterable, Sendable {
    /// The text is a link of this game, but no daily puzzle has its number.
    case damaged
    /// The text is a result that a pupil hands in.
    case handIn
    /// The text is a word.
    case word
    /// The text is a link to another site, or any other text.
    case other
  }

  /// Returns the destination of a text that was pasted or opened: a link, or just its code.
  package static func destination(of text: [UInt8]) -> Destination {
    switch CodeLetter(ofCode: repaired(text)) {
    case .challenge: return .challenge
    case .set: return .set
    case .sharedRound: return .sharedRound
    case .handIn: return .nothing(.handIn)
    case nil: break
    }
    if let value = value(of: "root=", in: text) { return .root(value) }
    if let value = value(of: "daily=", in: text), !value.isEmpty {
      return dailyNumber(value).map { .daily($0) } ?? .nothing(.damaged)
    }
    // This is `?daily` alone. Another query may begin with the same letters.
    if value(of: "daily", in: text).map({ $0 == [] || $0 == [UInt8(ascii: "=")] }) == true { return .daily(nil) }
    return .nothing((try? Word(cleaned(text[...])[...].trimmed(canSurroundLink))) == nil ? .other : .word)
  }

  /// Returns the number of a daily puzzle from up to seven digits, or nil for any other text or an invalid number.
  static func dailyNumber(_ digits: [UInt8]) -> Int? {
    var number = 0
    for digit in digits {
      guard digits.count <= 7, digit &- UInt8(ascii: "0") < 10 else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return Lexicon.dailyNumbers.contains(number) ? number : nil
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
    return repaired(Array(rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "&") }))
  }
}
