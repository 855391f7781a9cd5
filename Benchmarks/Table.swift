/// Prints a table in Markdown with aligned columns, as Documentation/Speed.md contains it.
func printTable(_ lines: [Row]) {
  let texts = [Row.headings] + lines.map(\.cells)
  let dashes = { String(repeating: "-", count: $0) }
  let widths = Row.headings.indices.map { column in texts.map { $0[column].count }.max() ?? 0 }
  var rows = texts.map { cells in
    cells.indices.map { column in
      let gap = String(repeating: " ", count: widths[column] - cells[column].count)
      return column == 0 ? cells[column] + gap : gap + cells[column]
    }
  }
  rows.insert(widths.indices.map { $0 == 0 ? dashes(widths[$0]) : dashes(widths[$0] - 1) + ":" }, at: 1)
  for row in rows { print("| " + row.joined(separator: " | ") + " |") }
  print()
}
