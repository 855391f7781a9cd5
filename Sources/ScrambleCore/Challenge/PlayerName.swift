/// The name of a player in a challenge: 1 to 24 characters that are plain text.
///
///     PlayerName(" Ana\u{200B} ".utf8)?.description  // "Ana"
public struct PlayerName: Equatable, Sendable {
  /// The maximum number of characters, which are Unicode scalars.
  public static let maxLength = 24
  /// The maximum number of marks, such as accents, that follow one letter.
  private static let maxMarks = 2

  /// The name in UTF-8.
  public let utf8: [UInt8]

  /// Creates a name from a typed text, or returns nil if nothing is left of it.
  ///
  /// White space at the ends, invisible characters, marks without a letter and what exceeds ``maxLength`` are left out.
  /// White space between words becomes one space.
  ///
  /// - Parameter text: UTF-8, or any bytes.
  public init?(_ text: some Sequence<UInt8>) {
    var scalars: [Unicode.Scalar] = []
    var marks = 0
    for scalar in Unicode.Scalar.scalars(in: text) where !scalar.isInvisible {
      let isSpace = scalar.isWhiteSpace
      if isSpace && (scalars.last ?? " ") == " " { continue }
      marks = scalar.isMark ? marks + 1 : 0
      if marks > (scalars.isEmpty || scalars.last == " " ? 0 : PlayerName.maxMarks) { continue }
      scalars.append(isSpace ? " " : scalar)
    }
    scalars.removeLast(max(0, scalars.count - PlayerName.maxLength))
    if scalars.last == " " { scalars.removeLast() }
    guard !scalars.isEmpty else { return nil }
    utf8 = scalars.flatMap { $0.utf8Bytes }
  }

  /// The name without spaces, case and accents. Two names with the same key are the same person.
  public var key: [UInt8] {
    let letters = Unicode.Scalar.scalars(in: utf8).filter { $0 != " " && !$0.isMark }
    return letters.flatMap { $0.folded.utf8Bytes }
  }

  /// Returns whether the name may be shown to others: none of its parts between characters that are not letters is a
  /// blocked word or an insult, other than one that is also a name.
  func mayBeShown(in lexicon: Lexicon) -> Bool {
    let letters = Unicode.Scalar.scalars(in: utf8).filter { !$0.isMark }.map { $0.folded.asciiLetter }
    return letters.split(separator: nil).allSatisfy { part in
      let word = Word(letters: part.compactMap { $0 })
      return PlayerName.allowedNames.contains { $0.bytes == word.ascii } || !lexicon.isInsult(word)
    }
  }

  /// Blocked words that are also names of people.
  static let allowedNames = [
    "blackie", "callet", "dick", "dicks", "dike", "dyke", "fanny", "hooker", "hun", "jezebel", "keef", "lech", "massa",
    "pansy", "putz", "randy", "sissy", "tush", "willie", "willy",
  ]
}

extension PlayerName: CustomStringConvertible {
  public var description: String { String(decoding: utf8, as: UTF8.self) }
}

extension Unicode.Scalar {
  /// Returns the valid characters of a text.
  fileprivate static func scalars(in text: some Sequence<UInt8>) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var bytes = text.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let encoded): scalars.append(Unicode.UTF8.decode(encoded))
      case .error: continue
      case .emptyInput: return scalars
      }
    }
  }

  fileprivate var utf8Bytes: [UInt8] { Unicode.UTF8.encode(self).map { Array($0) } ?? [] }

  fileprivate var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether the character has no form of its own: it controls others, has no meaning, or is blank.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x09...0x0D, 0x85: false
    case 0...0x1F, 0x7F...0x9F, 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0xFFF0...0xFFFF, 0xE0000...: true
    default: InvisibleCharacters.contains(utf8Bytes.reduce(0) { $0 << 8 | UInt32($1) })
    }
  }

  /// Whether the character is drawn above, below or through the one before it.
  fileprivate var isMark: Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F: true
    case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: true
    case 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0x3099, 0x309A, 0xFE20...0xFE2F: true
    default: false
    }
  }
}
