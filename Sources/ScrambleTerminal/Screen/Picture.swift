/// A picture of the whole screen, and where the cursor stands in it.
struct Picture: Equatable {
  var lines: [Line]
  var cursor: (row: Int, column: Int)?
  /// The place of the first word found that is shown; nil where something lies over the words.
  var firstWord: Int?

  static func == (one: Picture, other: Picture) -> Bool {
    one.lines == other.lines && one.cursor?.row == other.cursor?.row && one.cursor?.column == other.cursor?.column
  }

  /// The picture as it would be read, a line a row, without spaces at the ends.
  var text: String {
    lines.map { line in
      var text = line.text
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }

  /// Returns the picture cut to a number of rows and moved to the right.
  func fitted(rows: Int, movedBy columns: Int) -> Picture {
    var lines = Array(lines.prefix(rows)).map { $0.moved(by: columns) }
    lines += Array(repeating: Line(), count: max(0, rows - lines.count))
    let place = cursor.flatMap { $0.row < rows ? (row: $0.row, column: $0.column + columns) : nil }
    return Picture(lines: lines, cursor: place, firstWord: firstWord)
  }
}
