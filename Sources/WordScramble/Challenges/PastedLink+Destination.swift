/// The letters that codes begin with, before the number of their version.
enum CodeLetter: UInt8 {
  /// A round that others may answer: ``Challenge``.
  case challenge = 0x63  // c
  /// A set of rounds: ``PuzzleSet``.
  case set = 0x73  // s
  /// A round that a few people play together: ``SharedRound``.
  case sharedRound = 0x67  // g
  /// What is handed in of a set: ``HandIn``.
  case handIn = 0x68  // h

  /// The letter of a text that has the form of a code of whatever version, or of its beginning.
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
    /// A round that others may answer, if its code is not damaged.
    case challenge
    /// A set of rounds, if its code is not damaged.
    case set
    /// A round that a few people play together, if its code is not damaged.
    case sharedRound
    /// A word that somebody has chosen, in UTF-8; whether it can be played is not known.
    case root([UInt8])
    /// The number of a daily puzzle; nil for that of the day.
    case daily(Int?)
    /// Nothing to open, because of something.
    case nothing(Refusal)
  }

  /// Why a pasted text leads to nothing.
  package enum Refusal: CaseIterable, Sendable {
    /// It is a link of this game, but its number can be none.
    case damaged
    /// It is what a pupil hands in.
    case handIn
    /// It is a word.
    case word
    /// It is another site's link, or another text.
    case other
  }

  /// Returns what a text leads to that was pasted or opened: a link, or its code alone.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func destination(of text: [UInt8]) -> Destination {
    switch CodeLetter(ofCode: mended(text)) {
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
    // Nothing but the name, or another query begins with the same letters.
    if value(of: "daily", in: text).map({ $0 == [] || $0 == [UInt8(ascii: "=")] }) == true { return .daily(nil) }
    return .nothing((try? Word(cleaned(text[...])[...].trimmed(isAround))) == nil ? .other : .word)
  }

  /// Returns the number of a daily puzzle in up to seven digits, or nil for another text.
  static func dailyNumber(_ digits: [UInt8]) -> Int? {
    var number = 0
    for digit in digits {
      guard digits.count <= 7, digit &- UInt8(ascii: "0") < 10 else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return Lexicon.dailyNumbers.contains(number) ? number : nil
  }

  /// Returns what follows a name in the query of a link, mended; nil without the name.
  private static func value(of name: String, in text: [UInt8]) -> [UInt8]? {
    let text = cleaned(text[...])
    let start = text.indices.first { index in
      guard text[index] == UInt8(ascii: "?") || text[index] == UInt8(ascii: "&") else { return false }
      return text[(index + 1)...].starts(with: name.bytes)
    }
    guard let start else { return nil }
    let rest = text[(start + 1 + name.bytes.count)...]
    return mended(Array(rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "&") }))
  }
}
