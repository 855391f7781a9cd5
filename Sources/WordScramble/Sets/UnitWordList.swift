/// A list of words as teachers have them, line by line: numbered, with bullets, commas, capitals, accents, or a second column.
///
///     UnitWordList(Array("1. Milk – Milch\n2. ice cream".utf8), avoiding: sensitiveWords).items
///
/// A line may have columns, of which the first one counts: a tab, `|`, `=`, `:` or a dash between spaces separates them. So does a comma if
/// there are several lines and every line has exactly one, and a semicolon if there are several lines and none has more than one. Other commas
/// and semicolons, and slashes, separate words. What stands in brackets after a word, a part of speech (`n.`) and Chinese, Japanese or Korean
/// text beside an English word are left out.
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
    var items: [Item] = []
    var words: [Word] = []
    for (line, text) in UnitWordList.entries(of: text) {
      guard let kind = UnitWordList.kind(of: text, known: words, sensitiveWords) else { continue }
      if case .word(let word, _) = kind { words.append(word) }
      if case .delicate(let word) = kind { words.append(word) }
      items.append(Item(line: line, kind: kind))
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
