import WordScramble

/// The characters that separate columns in a list, and those that separate words.
struct ListColumns {
  /// The characters that separate columns.
  private(set) var columnSeparators = [ListSign.removedPronunciation]
  /// The characters that separate words.
  private(set) var wordSeparators = [ListSign.quotedSeparator, UInt8(ascii: "/")]
  let isSingleLine: Bool
  private let header: ListHeader
  /// Whether there are several lines, and all have the same number of tabs, at least one.
  private let isGrid: Bool
  /// The indices of columns in another language. Most of their cells begin with a foreign article, as in "la casa".
  private var foreignColumnIndices: [Int] = []

  /// Detects the separators of a list. If the list has headings, the lines must contain only the column with the words.
  init(of lines: [ListLine], header: ListHeader) {
    (isSingleLine, self.header) = (lines.count == 1 && header.headings == nil, header)
    let text = lines.first?.text ?? []
    let tabCounts = lines.map { line in line.text.count { $0 == ListSign.columnSeparator } }
    isGrid = lines.count > 1 && tabCounts[0] > 0 && tabCounts.allSatisfy { $0 == tabCounts[0] }
    let commaCount = text.count { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
    add(ListSign.columnSeparator, isColumn: !isSingleLine || text.count { $0 == ListSign.columnSeparator } < 2)
    add(UInt8(ascii: "|"), isColumn: !isSingleLine || text.count { $0 == UInt8(ascii: "|") } < 2)
    add(UInt8(ascii: ":"), isColumn: !isSingleLine || commaCount < 2)
    for sign in [UInt8(ascii: ","), UInt8(ascii: ";")] {
      add(
        sign,
        isColumn: header.separator == sign || (!isSingleLine && header.headings == nil && isTable(lines, by: sign)))
    }
    if isSingleLine, text.count(where: { $0 == ListSign.removedPronunciation }) > 1 {
      columnSeparators = columnSeparators.filter { $0 != ListSign.removedPronunciation }
      wordSeparators.append(ListSign.removedPronunciation)
    }
    if !isSingleLine { foreignColumnIndices = foreignColumns(of: lines) }
  }

  private func foreignColumns(of lines: [ListLine]) -> [Int] {
    let rows = lines.map { cells($0.text[...], by: columnSeparators) }
    let columnCount = rows.map { $0.count }.max() ?? 0
    guard columnCount > 1 else { return [] }
    return (0..<columnCount).filter { column in
      let cells = rows.filter { $0.count > column }.map { $0[column].split(separator: 0x20) }.filter { !$0.isEmpty }
      return cells.count { $0.count > 1 && ListText.isOne($0[0], of: ListColumns.foreignArticles) } * 2 > cells.count
    }
  }

  /// German, French, Spanish, Italian, Portuguese and Dutch articles that do not begin an English word pair.
  private static let foreignArticles: String =
    "der die das den ein eine einen el la los las un una unos unas le les une des il lo gli uno het een um uma"

  private mutating func add(_ sign: UInt8, isColumn: Bool) {
    if isColumn { columnSeparators.append(sign) } else { wordSeparators.append(sign) }
  }

  /// Returns whether a comma or a semicolon separates columns. It does if each line has exactly one, if all lines have
  /// the same number without a space after them, or if each line has a cell, after the first, that is not a word. A
  /// semicolon also does if no line has more than one and no comma comes before it. A sign at the end of every line
  /// except the last does not separate columns, because the list continues on the next line.
  private func isTable(_ lines: [ListLine], by sign: UInt8) -> Bool {
    if lines.dropLast().allSatisfy({ $0.lastSign == sign }), lines.last?.lastSign == nil { return false }
    let counts = lines.map { line in line.text.count { $0 == sign } }
    if counts.allSatisfy({ $0 == 1 }) { return true }
    if sign == UInt8(ascii: ";"), counts.allSatisfy({ $0 < 2 }), !lines.contains(where: { $0.hasComma(before: sign) }) {
      return true
    }
    let isUnspaced = lines.allSatisfy { line in
      line.text.indices.dropLast().allSatisfy { line.text[$0] != sign || line.text[$0 + 1] != 0x20 }
    }
    if isUnspaced, counts[0] > 0, counts.allSatisfy({ $0 == counts[0] }) { return true }
    return lines.allSatisfy { line in
      let cells = line.text.split(separator: sign, omittingEmptySubsequences: false)
      return cells.dropFirst().contains { cell in
        cell.isEmpty || cell.split(separator: 0x20).count > 2 || cell.contains(ListSign.lookalikeLetter)
      }
    }
  }

  /// Returns the rows of a line, each with its cells. There are several if a flashcard program puts all cards on one
  /// line, as in "milk - Milch; leaf - Blatt".
  func rows(of line: ListLine) -> [[ArraySlice<UInt8>]] {
    let text = line.text[...]
    for sign in isGrid ? [] : [UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "|")] {
      let rows = text.split(separator: sign).filter { $0.contains(where: ListSign.isContent) }
      guard rows.count > 1, let divider = ListColumns.divider(of: rows[0]) else { continue }
      if rows.allSatisfy({ ListColumns.divider(of: $0) == divider }) { return rows.map { cells($0, by: [divider]) } }
    }
    let rows = text.split(separator: UInt8(ascii: ";"))
    if isSingleLine, rows.count > 1, rows.allSatisfy(ListColumns.isCommaSeparatedPair) {
      return rows.map { cells($0, by: [UInt8(ascii: ",")]) }
    }
    return [cells(text, by: columnSeparators)]
  }

  private func cells(_ text: ArraySlice<UInt8>, by signs: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split(omittingEmptySubsequences: false) { signs.contains($0) }
  }

  /// Returns the first tab, colon or removed pronunciation of a text, if there is text before and after it.
  private static func divider(of text: ArraySlice<UInt8>) -> UInt8? {
    let index = text.firstIndex {
      $0 == ListSign.columnSeparator || $0 == ListSign.removedPronunciation || $0 == UInt8(ascii: ":")
    }
    guard let index, text[..<index].contains(where: ListSign.isContent),
      text[index...].contains(where: ListSign.isContent)
    else { return nil }
    return text[index]
  }

  /// Returns whether a text is two words with a comma but no space between them.
  private static func isCommaSeparatedPair(_ text: ArraySlice<UInt8>) -> Bool {
    let cells = text.split(separator: UInt8(ascii: ","))
    return cells.count == 2 && cells[1].first != 0x20
  }

  /// Returns the index of the first cell of a row that contains a word, if any. A cell with at least two Latin letters
  /// takes precedence.
  func wordCellIndex(in cells: [ArraySlice<UInt8>]) -> Int? {
    let readableIndices = cells.indices.filter {
      !header.skippedColumns.contains($0) && !foreignColumnIndices.contains($0)
    }
    return readableIndices.first { index in cells[index].count(where: ListSign.isLetter) > 1 }
      ?? readableIndices.first { index in cells[index].contains(where: ListSign.isContent) }
  }
}

/// What the first lines of a list exported from a flashcard program say about its columns.
struct ListHeader {
  /// The column separator, if a line declares it.
  private(set) var separator: UInt8?
  /// The indices of columns without words.
  private(set) var skippedColumns: [Int] = []
  /// The index of the column with the words and the column separator, if the first line has headings.
  private(set) var headings: (column: Int, separator: UInt8)?

  /// Removes and reads declarations, such as `#separator:tab`, and the line with the column headings. Returns that
  /// line, if any.
  mutating func removeHeaderLines(from lines: inout [ListLine]) -> ListLine? {
    while let line = lines.first, readDeclaration(line.text[...]) { lines.removeFirst() }
    guard lines.count > 1, let line = lines.first else { return nil }
    headings = ListHeader.headings(of: line.text[...])
    return headings == nil ? nil : lines.removeFirst()
  }

  /// If there are headings, reduces each line to the column with the words. Returns the number of the first line with
  /// text in another column, if any.
  func reduceToWordColumn(_ lines: inout [ListLine]) -> Int? {
    guard let (column, separator) = headings else { return nil }
    var dividedLine: Int?
    for index in lines.indices {
      let cells = lines[index].text.split(separator: separator, omittingEmptySubsequences: false)
      let hasOtherColumns = cells.indices.contains { $0 != column && cells[$0].contains(where: ListSign.isContent) }
      if hasOtherColumns, dividedLine == nil { dividedLine = lines[index].number }
      lines[index].text = column < cells.count ? Array(cells[column].trimmed { $0 == 0x20 }) : []
    }
    return dividedLine
  }

  /// Reads a declaration such as `#separator:tab`. Returns whether the line is one.
  private mutating func readDeclaration(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "#"), let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let (name, value) = (text[..<colon].dropFirst(), text[(colon + 1)...].trimmed { $0 == 0x20 })
    let firstWord = name.prefix { $0 != 0x20 }
    guard ListText.isOne(firstWord, of: "separator html tags columns notetype deck guid if") else { return false }
    if ListText.isOne(name, of: "separator") { separator = ListHeader.separator(named: value) }
    if name.last == UInt8(ascii: "n"), value.count == 1, let digit = value.first, digit &- UInt8(ascii: "1") < 9 {
      skippedColumns.append(Int(digit - UInt8(ascii: "1")))
    }
    return true
  }

  /// Returns the comma or semicolon that a name stands for, or a single character itself; nil for any other name, such
  /// as `tab`.
  private static func separator(named name: ArraySlice<UInt8>) -> UInt8? {
    if ListText.isOne(name, of: "comma") { return UInt8(ascii: ",") }
    return ListText.isOne(name, of: "semicolon") ? UInt8(ascii: ";") : name.count == 1 ? name.first : nil
  }

  /// Returns the index of the column with English words in a line of headings, and the column separator; nil if the
  /// line has no separator, if a cell is not a heading, or if no heading stands for English words.
  private static func headings(of text: ArraySlice<UInt8>) -> (column: Int, separator: UInt8)? {
    let separators = [ListSign.columnSeparator, UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: ",")]
    guard let separator = separators.first(where: text.contains) else { return nil }
    let cells = text.split(separator: separator, omittingEmptySubsequences: false).map { $0.trimmed { $0 == 0x20 } }
    let names = cells.map { $0.prefix { $0 != 0x20 }.trimmed { $0 == UInt8(ascii: ".") } }
    let column = cells.firstIndex { isWordHeading($0) } ?? names.firstIndex { ListText.isOne($0, of: "question") }
    let isHeadingLine = names.count > 1 && names.allSatisfy { !$0.contains(where: ListSign.isContent) || isHeading($0) }
    guard isHeadingLine, let column else { return nil }
    return (column, separator)
  }

  private static func isWordHeading(_ name: ArraySlice<UInt8>) -> Bool {
    ListText.isOne(
      name,
      of: "word words term terms english englisch anglais inglés ingles vocabulary vocab front spelling question")
  }

  private static func isHeading(_ name: ArraySlice<UInt8>) -> Bool {
    let otherHeadings: String = """
      definition definitions meaning meanings translation translations back answer example examples notes pinyin \
      pronunciation ipa german deutsch french spanish italian chinese russian arabic turkish dutch polish portuguese \
      japanese korean ukrainian latin type tags no nr s.no number part plural sentence time correct points image media \
      hint
      """
    return isWordHeading(name) || ListText.isOne(name, of: otherHeadings)
  }
}
