import WordScramble

/// Tables as comma-separated values (RFC 4180).
enum CSV {
  /// Returns a row: the fields with separators between them, and CRLF.
  ///
  /// A field that a spreadsheet would take for a formula gets a leading apostrophe. Control characters are removed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func row(_ fields: [[UInt8]], separator: UInt8) -> [UInt8] {
    var row: [UInt8] = []
    for (index, field) in fields.enumerated() {
      if index > 0 { row.append(separator) }
      row += self.field(field)
    }
    return row + [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
  }

  private static func field(_ text: [UInt8]) -> [UInt8] {
    var text = text.filter { $0 >= 0x20 && $0 != 0x7F }
    if isFormula(Word.trimmingSpace(text[...])) { text.insert(UInt8(ascii: "'"), at: 0) }
    let quote = UInt8(ascii: "\"")
    guard text.contains(where: { $0 == quote || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }) else {
      return text
    }
    // Appends byte by byte. With array literals for the quotation marks, the WebAssembly build gets the wrong bytes.
    var quoted = [quote]
    for byte in text {
      if byte == quote { quoted.append(quote) }
      quoted.append(byte)
    }
    quoted.append(quote)
    return quoted
  }

  /// Returns whether a text begins like a formula: with `=`, `+`, `-` or `@`, of normal or full width.
  private static func isFormula(_ text: ArraySlice<UInt8>) -> Bool {
    let signs: [[UInt8]] = [
      [0x3D], [0x2B], [0x2D], [0x40], [0xEF, 0xBC, 0x9D], [0xEF, 0xBC, 0x8B], [0xEF, 0xBC, 0x8D], [0xEF, 0xBC, 0xA0],
    ]
    return signs.contains { text.starts(with: $0) }
  }
}

extension Marks {
  /// Returns the marks as CSV (RFC 4180). Each hand-in that counts has a row: the seat and a name; the numbers of
  /// words, points and unit words for each round, empty if it was not begun; the same three for all rounds; and a note.
  ///
  /// - Parameters:
  ///   - headings: The headings of the columns, 3 + 3 × (rounds + 1) texts in UTF-8.
  ///   - separator: The column separator: a comma, a semicolon for regions with a decimal comma, or a tab for pasting.
  ///   - names: A closure that returns the name of the player for an index of ``rows``; empty if there is none.
  ///   - notes: A closure that returns the note for an index of ``rows``; empty if there is none.
  /// - Complexity: O(*n* *m*), where *n* is the number of rows and *m* the number of rounds.
  package func csv(
    headings: [[UInt8]], separator: UInt8 = UInt8(ascii: ","), names: (Int) -> [UInt8], notes: (Int) -> [UInt8]
  ) -> [UInt8] {
    let digits = { (value: Int) -> [UInt8] in
      var text = TextBuilder()
      text.add(value)
      return text.bytes
    }
    return rows.indices.reduce(CSV.row(headings, separator: separator)) { table, index in
      let row = rows[index]
      let cells = (row.cells + [row.total]).flatMap { cell -> [[UInt8]] in
        guard let cell else { return [[], [], []] }
        return [cell.words, cell.points, cell.unitWords.count].map(digits)
      }
      return table + CSV.row([digits(row.seat), names(index)] + cells + [notes(index)], separator: separator)
    }
  }
}
