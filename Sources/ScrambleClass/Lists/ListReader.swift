import WordScramble

/// Reads a list: finds what stands for a word each, and what is to be said of its form.
struct ListReader {
  /// What was found in the list, in its order.
  private(set) var findings: [(line: Int, finding: Finding)] = []

  /// What is found in a list.
  enum Finding {
    /// What stands for a word.
    case text([UInt8])
    /// A heading, which is left out.
    case heading
    /// Columns, of which one is read.
    case oneColumn
    /// Words with spaces between them, which are read one by one.
    case oneByOne
    /// A line with letters, of which nothing can be read.
    case nothing
  }

  /// A row with what stands for words in it, and what is to be said of it.
  private struct Row {
    let line: Int
    var entries: [ListEntry] = []
    var notes: [Finding] = []
    /// Texts that stand for words and are none: the ending in "leaf, -ves".
    var endings: [ArraySlice<UInt8>] = []

    /// Whether it is words with spaces between them, at least so many.
    func isSpaced(atLeast fewest: Int) -> Bool {
      entries.count == 1 && entries[0].words.count >= fewest && entries[0].isRow
    }
  }

  /// Reads a text, in which lines have any length.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ text: ArraySlice<UInt8>) {
    var lines = ListText(text).lines
    var cards = ListCards()
    if let headings = cards.take(from: &lines) { findings.append((headings.number, .heading)) }
    let divided = cards.keepColumn(of: &lines)
    for index in lines.indices where !ListReader.isAddress(lines[index].text) { lines[index].clean() }
    ListReader.markGaps(&lines)
    let columns = ListColumns(of: lines, cards: cards)
    let rows = lines.flatMap { ListReader.rows(of: $0, columns) }
    // If each line has three words or more with spaces between them (the last of many may have fewer), spaces separate words.
    let isSpaced =
      !rows.isEmpty && rows.dropLast().allSatisfy { $0.isSpaced(atLeast: 3) }
      && rows[rows.count - 1].isSpaced(atLeast: rows.count > 2 ? 1 : 3)
    var told: (column: Bool, spaces: Bool) = (false, false)
    if let divided { add(Row(line: divided, notes: [.oneColumn]), isSpaced: false, &told) }
    for row in rows { add(row, isSpaced: isSpaced, &told) }
  }

  private mutating func add(_ row: Row, isSpaced: Bool, _ told: inout (column: Bool, spaces: Bool)) {
    for note in row.notes {
      if case .oneColumn = note {
        if told.column { continue }
        told.column = true
      }
      findings.append((row.line, note))
    }
    for entry in row.entries {
      guard entry.words.count > 1, isSpaced || (entry.words.count > 4 && entry.isRow) else {
        findings.append((row.line, .text(Array(entry.words.count == 1 ? entry.words[0] : entry.text))))
        continue
      }
      if !told.spaces { findings.append((row.line, .oneByOne)) }
      told.spaces = true
      for word in entry.words { findings.append((row.line, .text(Array(word)))) }
    }
    for ending in row.endings { findings.append((row.line, .text(Array(ending)))) }
  }

  /// Marks columns that are separated by two spaces or more, if there is one such gap in every line.
  private static func markGaps(_ lines: inout [ListLine]) {
    let gaps = lines.map { line in
      line.text.indices.dropFirst().filter { at in
        line.text[at] == 0x20 && line.text[at - 1] == 0x20 && at + 1 < line.text.count && line.text[at + 1] != 0x20
      }
    }
    guard lines.count > 1, gaps.allSatisfy({ $0.count == 1 }) else { return }
    for (index, gap) in gaps.enumerated() { lines[index].text[gap[0]] = ListSign.column }
  }

  private static func rows(of line: ListLine, _ columns: ListColumns) -> [Row] {
    if line.isHeading { return [Row(line: line.number, notes: [.heading])] }
    if isAddress(line.text) { return [Row(line: line.number, notes: [.nothing])] }
    var line = line
    let hasHeading = takeHeading(from: &line)
    guard line.hasContent else { return [Row(line: line.number, notes: [hasHeading ? .heading : .nothing])] }
    var rows = columns.rows(of: line).filter { row in row.contains { $0.contains(where: ListSign.isContent) } }
      .map { row(of: $0, line: line.number, columns) }
    if hasHeading { rows[0].notes.insert(.heading, at: 0) }
    return rows
  }

  private static func row(of cells: [ArraySlice<UInt8>], line: Int, _ columns: ListColumns) -> Row {
    var row = Row(line: line)
    guard let index = columns.cell(in: cells), index < cells.count else { return Row(line: line, notes: [.nothing]) }
    let isOther = { (at: Int) in at != index && ListEntry(cells[at], line: line, isAlone: false) != nil }
    if cells.indices.contains(where: isOther) { row.notes.append(.oneColumn) }
    let texts = ListReader.texts(in: cells[index], separators: columns.words)
    for (at, text) in texts.enumerated() {
      if at > 0, isEnding(text) {
        row.endings.append(text.trimmed { $0 == 0x20 })
      } else if let entry = ListEntry(text, line: line, isAlone: texts.count == 1) {
        row.entries.append(entry)
      } else if at > 0, ListEntry.isPartOfSpeech(text.trimmed { $0 == 0x20 }) {
        // What follows a part of speech is a meaning.
        break
      }
    }
    if row.entries.isEmpty, row.endings.isEmpty { row.notes.append(.nothing) }
    return row
  }
}
