package import WordScramble

/// A list of words as teachers have it: numbered, with bullets, commas, capitals, accents, or a second column; pasted from a table, a PDF or a
/// program for cards.
///
///     let list = UnitWordList(Array("1. Milk – Milch\n2. ice cream".utf8), avoiding: sensitiveWords)
///     list.items.map(\.kind)  // oneColumn, word(milk, …), notOneWord(…)
///
/// A line may have columns, of which the first one with Latin letters counts: a tab, `|`, `=`, `:`, an arrow or a dash between spaces separates
/// them. So does a comma if there are several lines and every line has exactly one, and a semicolon if there are several lines and none has more
/// than one. Other commas and semicolons, slashes and bullets separate words, and so do spaces if that is the form of the list. An article or
/// *to* before a word is left out, and what stands in brackets, pronunciations, a part of speech (`n.`) and text in other scripts beside it.
/// ``ListReader`` has the details.
package struct UnitWordList: Equatable, Sendable {
  /// What stands in the list, in its order.
  package private(set) var items: [Item] = []

  /// How many bytes of a list are read.
  package static let maxLength = 131072

  /// A word of the list, or what stands in its place.
  package struct Item: Equatable, Sendable {
    /// The number of its line, from 1.
    package let line: Int
    /// What it is.
    package let kind: Kind
  }

  /// What an item is.
  package enum Kind: Equatable, Sendable {
    /// A unit word, whether accents were removed from it, and whether it was put together from parts.
    case word(Word, isFolded: Bool, isJoined: Bool)
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
    /// A heading, which is left out.
    case heading
    /// The first line of which only one column is read.
    case oneColumn
    /// The first line whose words are separated by spaces and are read one by one.
    case oneByOne
    /// The line from which on nothing is read, because the list is longer than ``UnitWordList/maxLength``.
    case unread
  }

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - text: The list in UTF-8, or any bytes at all; lines have any length.
  ///   - sensitiveWords: The words that may not be used, and those that take a question.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(_ text: [UInt8], avoiding sensitiveWords: SensitiveWords) {
    let read = UnitWordList.beginning(of: text)
    var words: [Word] = []
    for (line, finding) in ListReader(read).findings {
      guard let kind = UnitWordList.kind(of: finding, known: words, sensitiveWords) else { continue }
      if case .word(let word, _, _) = kind { words.append(word) }
      if case .delicate(let word) = kind { words.append(word) }
      let item = Item(line: line, kind: kind)
      // A line is told once that has several texts of which nothing is repeated.
      if item != items.last || (kind != .refused && kind != .notEnglish) { items.append(item) }
    }
    if read.count < text.count {
      items.append(Item(line: 1 + ListText.countOfLineEnds(in: read), kind: .unread))
    }
  }

  /// Returns what is read of a text: if it is too long, its beginning up to the end of a line or at least of a word.
  private static func beginning(of text: [UInt8]) -> ArraySlice<UInt8> {
    guard text.count > maxLength else { return text[...] }
    let beginning = text.prefix(maxLength)
    let end = beginning.lastIndex { $0 == 0x0A || $0 == 0x0D } ?? beginning.lastIndex { $0 == 0x20 || $0 == 0x2C }
    return end.map { beginning[...$0] } ?? []
  }

  /// The unit words, in the order of the list.
  ///
  /// - Parameter delicate: Whether delicate words are among them.
  package func words(delicate: Bool) -> [Word] {
    items.compactMap { item in
      switch item.kind {
      case .word(let word, _, _): word
      case .delicate(let word): delicate ? word : nil
      default: nil
      }
    }
  }

  private static func kind(of finding: ListReader.Finding, known: [Word], _ sensitiveWords: SensitiveWords) -> Kind? {
    switch finding {
    case .text(let text): kind(of: text[...], known: known, sensitiveWords)
    case .heading: .heading
    case .oneColumn: .oneColumn
    case .oneByOne: .oneByOne
    case .nothing: .notEnglish
    }
  }

  private static func kind(of text: ArraySlice<UInt8>, known: [Word], _ sensitiveWords: SensitiveWords) -> Kind? {
    let whole = text.filter { $0 != ListSign.joint }
    let folded = Folding.folded(whole[...])
    guard let word = try? Word(folded.text) else {
      // A slur in a phrase, or with signs in it, is not repeated either.
      if holdsSlur(folded.text, sensitiveWords) { return .refused }
      return isPhrase(folded.text) ? .notOneWord(VisibleText.beginning(of: whole[...])) : .notEnglish
    }
    guard sensitiveWords.mayBeKept(word) else { return .refused }
    guard PuzzleSet.unitWordLengths.contains(word.count) else { return .wrongLength(word) }
    guard !known.contains(word) else { return .repeated(word) }
    guard known.count < PuzzleSet.maxUnitWords else { return .tooMany(word) }
    if sensitiveWords.isDelicate(word) { return .delicate(word) }
    return .word(word, isFolded: folded.isChanged, isJoined: whole.count < text.count)
  }

  /// Whether a text has letters from a to z, spaces, apostrophes, hyphens and brackets only.
  private static func isPhrase(_ text: [UInt8]) -> Bool {
    text.allSatisfy { byte in
      switch byte {
      case 0x20, 0x27, 0x28, 0x29, 0x2D, 0x5B, 0x5D: true
      default: Word.letter(byte) != nil
      }
    }
  }

  /// Whether some letters of a text without its other characters, or between them, are a word that no set may have.
  private static func holdsSlur(_ text: [UInt8], _ sensitiveWords: SensitiveWords) -> Bool {
    let runs = text.split { Word.letter($0) == nil }
    let words = runs.map { Word(letters: $0.compactMap { Word.letter($0) }) }
    // Letters that stand alone, one after the other, as in "the m i l k".
    let single = words.split { $0.count > 1 }.map { Word(letters: $0.flatMap { $0.letters }) }
    if (words + single).contains(where: { !$0.letters.isEmpty && !sensitiveWords.mayBeKept($0) }) { return true }
    let joined = Word(letters: words.flatMap { $0.letters })
    // The words of a phrase may hold a stem where they meet.
    return text.contains(0x20) ? sensitiveWords.isSlurOrForm(joined) : !sensitiveWords.mayBeKept(joined)
  }
}
