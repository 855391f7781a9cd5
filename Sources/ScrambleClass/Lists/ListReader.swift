import WordScramble

/// Reads a list: finds the text for each word, and what to report about the list's form.
struct ListReader {
  /// The findings, in the order of the list.
  private(set) var findings: [(line: Int, finding: Finding)] = []

  enum Finding {
    /// A text that is meant as a word.
    case text([UInt8])
    /// A heading, which is skipped.
    case heading
    /// Columns of which only one is read.
    case multipleColumns
    /// Words separated by spaces, which are read one by one.
    case spaceSeparatedWords
    /// A line that has content but no readable word.
    case unreadableLine
  }

  /// A row with its entries, and what to report about it.
  private struct Row {
    let line: Int
    var entries: [ListEntry] = []
    var notes: [Finding] = []
    /// Word endings, which are reported because they are not words: "-ves" in "leaf, -ves".
    var endings: [ArraySlice<UInt8>] = []

    /// Returns whether the row consists of at least a given number of words that are separated by spaces.
    func isSpaced(atLeast minCount: Int) -> Bool {
      entries.count == 1 && entries[0].words.count >= minCount && entries[0].hasSeparateWords
    }
  }

  /// Reads a text with lines of any length.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ text: ArraySlice<UInt8>) {
    var lines = ListText(text).lines
    var header = ListHeader()
    if let headings = header.removeHeaderLines(from: &lines) { findings.append((headings.number, .heading)) }
    let dividedLine = header.reduceToWordColumn(&lines)
    for index in lines.indices where !ListReader.containsAddress(lines[index].text) { lines[index].clean() }
    ListReader.markColumnGaps(&lines)
    let columns = ListColumns(of: lines, header: header)
    let rows = lines.flatMap { ListReader.rows(of: $0, columns) }
    // Spaces separate words if each row has three words or more. The last of three or more rows may have fewer.
    let isSpaced =
      !rows.isEmpty && rows.dropLast().allSatisfy { $0.isSpaced(atLeast: 3) }
      && rows[rows.count - 1].isSpaced(atLeast: rows.count > 2 ? 1 : 3)
    var reported: (column: Bool, spaces: Bool) = (false, false)
    if let dividedLine { add(Row(line: dividedLine, notes: [.multipleColumns]), isSpaced: false, &reported) }
    for row in rows { add(row, isSpaced: isSpaced, &reported) }
  }

  private mutating func add(_ row: Row, isSpaced: Bool, _ reported: inout (column: Bool, spaces: Bool)) {
    for note in row.notes {
      if case .multipleColumns = note {
        if reported.column { continue }
        reported.column = true
      }
      findings.append((row.line, note))
    }
    for entry in row.entries {
      guard entry.words.count > 1, isSpaced || (entry.words.count > 4 && entry.hasSeparateWords) else {
        findings.append((row.line, .text(Array(entry.words.count == 1 ? entry.words[0] : entry.text))))
        continue
      }
      if !reported.spaces { findings.append((row.line, .spaceSeparatedWords)) }
      reported.spaces = true
      for word in entry.words { findings.append((row.line, .text(Array(word)))) }
    }
    for ending in row.endings { findings.append((row.line, .text(Array(ending)))) }
  }

  /// Marks gaps of two spaces or more as column separators if there are several lines and each has exactly one gap.
  private static func markColumnGaps(_ lines: inout [ListLine]) {
    let gaps = lines.map { line in
      line.text.indices.dropFirst().filter { index in
        line.text[index] == 0x20 && line.text[index - 1] == 0x20 && index + 1 < line.text.count
          && line.text[index + 1] != 0x20
      }
    }
    guard lines.count > 1, gaps.allSatisfy({ $0.count == 1 }) else { return }
    for (index, gap) in gaps.enumerated() { lines[index].text[gap[0]] = ListSign.columnSeparator }
  }

  private static func rows(of line: ListLine, _ columns: ListColumns) -> [Row] {
    if line.isHeading { return [Row(line: line.number, notes: [.heading])] }
    if containsAddress(line.text) { return [Row(line: line.number, notes: [.unreadableLine])] }
    var line = line
    let hasHeading = removeHeading(from: &line)
    guard line.hasContent else { return [Row(line: line.number, notes: [hasHeading ? .heading : .unreadableLine])] }
    var rows = columns.rows(of: line).filter { row in row.contains { $0.contains(where: ListSign.isContent) } }
      .map { row(of: $0, line: line.number, columns) }
    if hasHeading { rows[0].notes.insert(.heading, at: 0) }
    return rows
  }

  private static func row(of cells: [ArraySlice<UInt8>], line: Int, _ columns: ListColumns) -> Row {
    var row = Row(line: line)
    guard let index = columns.wordCellIndex(in: cells), index < cells.count else {
      return Row(line: line, notes: [.unreadableLine])
    }
    let isOther = { (otherIndex: Int) in
      otherIndex != index && ListEntry(cells[otherIndex], line: line, isAlone: false) != nil
    }
    if cells.indices.contains(where: isOther) { row.notes.append(.multipleColumns) }
    let texts = ListReader.texts(in: cells[index], separators: columns.wordSeparators)
    for (textIndex, text) in texts.enumerated() {
      if textIndex > 0, isEnding(text) {
        row.endings.append(text.trimmed { $0 == 0x20 })
      } else if let entry = ListEntry(text, line: line, isAlone: texts.count == 1) {
        row.entries.append(entry)
      } else if textIndex > 0, ListEntry.isPartOfSpeech(text.trimmed { $0 == 0x20 }) {
        // A meaning follows a part of speech.
        break
      }
    }
    if row.entries.isEmpty, row.endings.isEmpty { row.notes.append(.unreadableLine) }
    return row
  }
}
