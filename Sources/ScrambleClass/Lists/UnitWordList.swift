package import WordScramble

/// A word list as teachers paste it from a table, a PDF or a flashcard program: numbered, with bullets, commas,
/// capitals, accents, or a second column.
///
///     let list = UnitWordList(Array("1. Milk – Milch\n2. ice cream".utf8), avoiding: sensitiveWords)
///     list.items.map(\.kind)  // multipleColumns, word(milk, …), notOneWord(…)
///
/// A line may have columns; the first one with Latin letters counts. Columns are separated by a tab, `|`, `=`, `:`, an
/// arrow or a dash between spaces. A comma separates columns if, for example, there are several lines and every line
/// has exactly one; a semicolon also does if there are several lines and none has more than one. Other commas and
/// semicolons, slashes and bullets separate words, and so do spaces between words that form no phrase. The
/// following are ignored: an article or *to* before a word, text in brackets, pronunciations, a part of speech (`n.`)
/// and text in other scripts. ``ListReader`` has the details.
package struct UnitWordList: Equatable, Sendable {
  /// The items in the order of the list.
  package private(set) var items: [Item] = []

  /// The maximum number of bytes of a list that are read.
  package static let maxLength = 131072

  /// A word of the list, or a remark about something else in it.
  package struct Item: Equatable, Sendable {
    /// The line number, from 1.
    package let line: Int
    package let kind: Kind
  }

  package enum Kind: Equatable, Sendable {
    /// A unit word, whether accents were removed from it, and whether its parts were joined.
    case word(Word, isFolded: Bool, isJoined: Bool)
    /// A unit word that the teacher must confirm: "Some schools avoid this word. Use it?"
    case delicate(Word)
    /// A word that is earlier in the list.
    case repeated(Word)
    /// A word that no set may contain, or text with such a word. It is not quoted.
    case refused
    /// The beginning, in UTF-8, of a text that is not a single word, such as *ice cream* or *don't*.
    case notOneWord([UInt8])
    /// A text with characters that do not occur in English phrases, such as look-alike letters, or a line that cannot
    /// be read. It is not quoted because it could be a disguised slur.
    case notEnglish
    /// A word with fewer or more letters than ``PuzzleSet/unitWordLengths``.
    case wrongLength(Word)
    /// A unit word beyond ``PuzzleSet/maxUnitWords``.
    case tooMany(Word)
    /// A heading, which is skipped.
    case heading
    /// The first line of which only one column is read.
    case multipleColumns
    /// The first line whose words are separated by spaces and read one by one.
    case spaceSeparatedWords
    /// The first line that is not read because the list is longer than ``UnitWordList/maxLength``.
    case unreadRest
  }

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - text: The list in UTF-8, or arbitrary bytes, with lines of any length.
  ///   - sensitiveWords: The words that may not be used, and those that need confirmation.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(_ text: [UInt8], avoiding sensitiveWords: SensitiveWords) {
    let readText = UnitWordList.beginning(of: text)
    var words: [Word] = []
    for (line, finding) in ListReader(readText).findings {
      guard let kind = UnitWordList.kind(of: finding, knownWords: words, sensitiveWords) else { continue }
      if case .word(let word, _, _) = kind { words.append(word) }
      if case .delicate(let word) = kind { words.append(word) }
      let item = Item(line: line, kind: kind)
      // A line with several texts that are not quoted is reported once.
      if item != items.last || (kind != .refused && kind != .notEnglish) { items.append(item) }
    }
    if readText.count < text.count {
      items.append(Item(line: 1 + ListText.lineEndCount(in: readText), kind: .unreadRest))
    }
  }

  /// Returns the part of a text that is read. If the text is too long, this is its beginning up to the end of a line
  /// or, without line ends, of a word.
  private static func beginning(of text: [UInt8]) -> ArraySlice<UInt8> {
    guard text.count > maxLength else { return text[...] }
    let beginning = text.prefix(maxLength)
    let end = beginning.lastIndex { $0 == 0x0A || $0 == 0x0D } ?? beginning.lastIndex { $0 == 0x20 || $0 == 0x2C }
    return end.map { beginning[...$0] } ?? []
  }

  /// Returns the unit words in the order of the list.
  ///
  /// - Parameter includesDelicate: Whether to include delicate words.
  package func words(includesDelicate: Bool) -> [Word] {
    items.compactMap { item in
      switch item.kind {
      case .word(let word, _, _): word
      case .delicate(let word): includesDelicate ? word : nil
      default: nil
      }
    }
  }

  private static func kind(of finding: ListReader.Finding, knownWords: [Word], _ sensitiveWords: SensitiveWords)
    -> Kind?
  {
    switch finding {
    case .text(let text): kind(of: text[...], knownWords: knownWords, sensitiveWords)
    case .heading: .heading
    case .multipleColumns: .multipleColumns
    case .spaceSeparatedWords: .spaceSeparatedWords
    case .unreadableLine: .notEnglish
    }
  }

  private static func kind(of text: ArraySlice<UInt8>, knownWords: [Word], _ sensitiveWords: SensitiveWords) -> Kind? {
    let withoutJoints = text.filter { $0 != ListSign.joint }
    let folded = Folding.folded(withoutJoints[...])
    guard let word = try? Word(folded.text) else {
      // A slur in a phrase, or disguised with other characters, is not quoted either.
      if containsSlur(folded.text, sensitiveWords) { return .refused }
      return isPhrase(folded.text) ? .notOneWord(VisibleText.beginning(of: withoutJoints[...])) : .notEnglish
    }
    guard sensitiveWords.allows(word) else { return .refused }
    guard PuzzleSet.unitWordLengths.contains(word.count) else { return .wrongLength(word) }
    guard !knownWords.contains(word) else { return .repeated(word) }
    guard knownWords.count < PuzzleSet.maxUnitWords else { return .tooMany(word) }
    if sensitiveWords.isDelicate(word) { return .delicate(word) }
    return .word(word, isFolded: folded.isChanged, isJoined: withoutJoints.count < text.count)
  }

  /// Returns whether a text consists of letters from a to z, spaces, apostrophes, hyphens and brackets.
  private static func isPhrase(_ text: [UInt8]) -> Bool {
    text.allSatisfy { byte in
      switch byte {
      case 0x20, 0x27, 0x28, 0x29, 0x2D, 0x5B, 0x5D: true
      default: Word.letter(byte) != nil
      }
    }
  }

  /// Returns whether a text contains a word that no set may contain, either between other characters or interrupted by
  /// them.
  private static func containsSlur(_ text: [UInt8], _ sensitiveWords: SensitiveWords) -> Bool {
    let letterRuns = text.split { Word.letter($0) == nil }
    let words = letterRuns.map { Word(letters: $0.compactMap { Word.letter($0) }) }
    // Single letters in sequence can spell a word, as in "the m i l k".
    let singleLetters = words.split { $0.count > 1 }.map { Word(letters: $0.flatMap { $0.letters }) }
    if (words + singleLetters).contains(where: { !$0.letters.isEmpty && !sensitiveWords.allows($0) }) { return true }
    let joined = Word(letters: words.flatMap { $0.letters })
    // A phrase may contain a stem by chance across two words, so only slurs and their forms count in it.
    return text.contains(0x20) ? sensitiveWords.isSlurOrForm(joined) : !sensitiveWords.allows(joined)
  }
}
