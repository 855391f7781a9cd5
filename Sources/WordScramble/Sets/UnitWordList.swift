/// A list of words as teachers have them, line by line: numbered, with bullets, commas, capitals, accents, or a second column.
///
///     UnitWordList(Array("1. Milk – Milch\n2. ice cream".utf8), avoiding: sensitiveWords).items
///
/// A line may have columns, of which the first one counts: a tab, `;`, `|`, `=`, `:` or a dash between spaces separates them, and so does a
/// comma if every line has exactly one and there are several lines. Other commas separate words.
public struct UnitWordList: Equatable, Sendable {
  /// What stands in the list, in its order.
  public let items: [Item]

  /// The most lines that are read.
  public static let maxLines = 500

  /// A word of the list, or what stands in its place.
  public struct Item: Equatable, Sendable {
    /// The number of its line, from 1.
    public let line: Int
    /// What it is.
    public let kind: Kind
  }

  /// What an item is.
  public enum Kind: Equatable, Sendable {
    /// A unit word, and whether accents were removed from it.
    case word(Word, isFolded: Bool)
    /// A unit word that is taken only after a question: "Some schools avoid this word. Use it?"
    case delicate(Word)
    /// A word that stands in the list before.
    case repeated(Word)
    /// A word that no set may have. It is not repeated.
    case refused
    /// Not a single word, such as *ice cream* or *don't*: the beginning of the text, in UTF-8.
    case notOneWord([UInt8])
    /// A text with characters that no English phrase has, such as letters that look like others. It is not repeated, because it could be a
    /// slur in disguise.
    case notEnglish
    /// A word with fewer or more letters than ``PuzzleSet/unitWordLengths``.
    case wrongLength(Word)
    /// One unit word more than ``PuzzleSet/maxUnitWords``.
    case tooMany(Word)
  }

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - text: The list in UTF-8, or any bytes at all; of long lines and texts only the beginning is read.
  ///   - sensitiveWords: The words that may not be used, and those that take a question.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(_ text: [UInt8], avoiding sensitiveWords: SensitiveWords) {
    let lines = UnitWordList.lines(of: text)
    let isTable = lines.count > 1 && lines.allSatisfy { line in line.text.count { $0 == UInt8(ascii: ",") } == 1 }
    var items: [Item] = []
    var words: [Word] = []
    for line in lines {
      let cell = UnitWordList.firstColumn(UnitWordList.withoutMarker(line.text))
      let texts = isTable ? [cell.prefix { $0 != UInt8(ascii: ",") }] : cell.split(separator: UInt8(ascii: ","))
      for text in texts {
        guard let kind = UnitWordList.kind(of: UnitWordList.withoutMarker(text), known: words, sensitiveWords) else {
          continue
        }
        if case .word(let word, _) = kind { words.append(word) }
        if case .delicate(let word) = kind { words.append(word) }
        items.append(Item(line: line.number, kind: kind))
      }
    }
    self.items = items
  }

  /// The unit words, in the order of the list.
  ///
  /// - Parameter delicate: Whether delicate words are among them.
  public func words(delicate: Bool) -> [Word] {
    items.compactMap { item in
      switch item.kind {
      case .word(let word, _): word
      case .delicate(let word): delicate ? word : nil
      default: nil
      }
    }
  }

  private static func kind(of text: ArraySlice<UInt8>, known: [Word], _ sensitiveWords: SensitiveWords) -> Kind? {
    guard !text.isEmpty else { return nil }
    let folded = Folding.folded(text)
    guard let word = try? Word(folded.text) else {
      // A slur in a phrase, or with signs in it, is not repeated either.
      if holdsSlur(folded.text, sensitiveWords) { return .refused }
      return isPhrase(folded.text) ? .notOneWord(Folding.shown(text)) : .notEnglish
    }
    guard sensitiveWords.mayBeKept(word) else { return .refused }
    guard PuzzleSet.unitWordLengths.contains(word.count) else { return .wrongLength(word) }
    guard !known.contains(word) else { return .repeated(word) }
    guard known.count < PuzzleSet.maxUnitWords else { return .tooMany(word) }
    return sensitiveWords.isDelicate(word) ? .delicate(word) : .word(word, isFolded: folded.isChanged)
  }

  /// Whether a text has letters from a to z, spaces, apostrophes and hyphens only.
  private static func isPhrase(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    while let byte = rest.popFirst() {
      // The typographic apostrophe has three bytes.
      if byte == 0xE2, rest.starts(with: [0x80, 0x99]) {
        rest = rest.dropFirst(2)
      } else if Word.letter(byte) == nil, byte != 0x20, byte != 0x27, byte != 0x2D {
        return false
      }
    }
    return true
  }

  /// Whether some letters of a text without its other characters, or between them, are a word that no set may have.
  private static func holdsSlur(_ text: [UInt8], _ sensitiveWords: SensitiveWords) -> Bool {
    let runs = text.split { Word.letter($0) == nil }
    let words = runs.map { Word(letters: $0.compactMap { Word.letter($0) }) }
    let joined = Word(letters: words.flatMap { $0.letters })
    return (words + [joined]).contains { !$0.letters.isEmpty && !sensitiveWords.mayBeKept($0) }
  }
}

// The form of a list.
extension UnitWordList {
  private static let longestLine = 400

  /// Returns the lines with text, and their numbers.
  private static func lines(of text: [UInt8]) -> [(number: Int, text: ArraySlice<UInt8>)] {
    var lines: [(number: Int, text: ArraySlice<UInt8>)] = []
    // An editor may put a byte order mark before the text.
    var rest = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
    var number = 0
    while !rest.isEmpty, lines.count < maxLines {
      let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? rest.endIndex
      number += 1
      let line = Word.trimmed(Array(rest[..<end].prefix(longestLine)))
      if !line.isEmpty { lines.append((number, line)) }
      rest = rest[end...].dropFirst()
    }
    return lines
  }

  /// Returns a text without a number or a bullet before it, and without punctuation and quotes around it.
  private static func withoutMarker(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text.trimmed(isAround)
    let digits = rest.prefix { $0 &- UInt8(ascii: "0") < 10 }
    if !digits.isEmpty, digits.count < rest.count { rest = rest.dropFirst(digits.count).trimmed(isAround) }
    return rest
  }

  /// Returns what stands before the first sign that separates columns.
  private static func firstColumn(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let signs = [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ":")]
    var end = text.startIndex
    while end < text.endIndex, !signs.contains(text[end]), !isDash(in: text, at: end) { end += 1 }
    return text[..<end].trimmed(isAround)
  }

  /// Whether a space and a dash after it separate columns: `-`, `–` or `—`.
  private static func isDash(in text: ArraySlice<UInt8>, at index: Int) -> Bool {
    guard text[index] == UInt8(ascii: " ") else { return false }
    let after = text[(index + 1)...]
    return after.starts(with: [0x2D, 0x20]) || after.starts(with: [0xE2, 0x80, 0x93])
      || after.starts(with: [0xE2, 0x80, 0x94])
  }

  /// Whether a character stands around words in lists: spaces, full stops, commas, brackets, quotes and bullets.
  private static func isAround(_ character: UInt32) -> Bool {
    switch character {
    case 0x09...0x0D, 0x20, 0xC2A0, 0xE38080: true
    case 0x21, 0x22, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x2D, 0x2E, 0x3E, 0x3F, 0x5B, 0x5D, 0x5F, 0x60, 0x7E: true
    case 0xC2AB, 0xC2B7, 0xC2BB, 0xE28090...0xE28095, 0xE28098...0xE2809F, 0xE280A2, 0xE280A3, 0xE280A6: true
    case 0xE296A0...0xE296AB, 0xE29780...0xE297BF, 0xE29C93, 0xE29C94, 0xEFBC8C, 0xE38081, 0xE38082: true
    default: false
    }
  }
}
