import ScrambleClass
import ScrambleKit
import WordScramble

/// The marks of a class as text: a table of seats and rounds, followed by sentences.
struct MarksReport {
  let marks: Marks
  let wording: Wording

  /// The maximum width of a row. Columns that do not fit continue in another table.
  private static let maximumWidth = 79
  private static let columnGap = 2

  init(of marks: Marks, wording: Wording) {
    (self.marks, self.wording) = (marks, wording)
  }

  /// The whole report, line by line.
  var lines: [String] {
    let title = wording.name(of: marks.set)
    guard !marks.rows.isEmpty else { return [title] + (problems.isEmpty ? [wording.text(.marksNone)] : problems) }
    let sentences = notes + problems + [wording.unitWordsMissed(in: marks)].compactMap(\.self)
    return [title] + tables.flatMap { [""] + $0 } + ["", wording.text(.marksLegend)] + sentences
  }

  /// Sentences about the problems, such as codes that do not count, without repetitions.
  var problems: [String] { wording.sentences(of: marks.problems) }

  var csv: [UInt8] {
    marks.csv(
      headings: wording.headings(ofMarksIn: marks.set).map { Array($0.utf8) }, names: { _ in [] },
      notes: { Array(wording.notes(on: marks.rows[$0]).joined(separator: "; ").utf8) })
  }

  private var notes: [String] {
    marks.rows.compactMap { row in
      let notes = wording.notes(on: row, includesOpenNote: false)
      return notes.isEmpty ? nil : wording.text(ofSeat: row.seat, notes: notes)
    }
  }

  /// The columns with their headings: all rounds together first, then each round.
  private var columns: [[String]] {
    let roundColumns = marks.set.roots.indices.map { index in
      ["\(index + 1) \(marks.set.roots[index])"] + marks.rows.map { MarksReport.text(of: $0.cells[index]) }
    }
    return [[wording.text(.marksAll)] + marks.rows.map { MarksReport.text(of: $0.total) }] + roundColumns
  }

  private static func text(of cell: Marks.Cell?) -> String {
    guard let cell else { return "-" }
    return "\(cell.words)/\(cell.points)/\(cell.unitWords.count)\(cell.isOpen ? "*" : "")"
  }

  /// The tables. Each repeats the seats and has as many columns as fit.
  private var tables: [[String]] {
    let seats = [wording.text(.marksSeat)] + marks.rows.map { String($0.seat) }
    let seatWidth = MarksReport.width(of: seats)
    var tables: [[[String]]] = []
    var remainingWidth = 0
    for column in columns {
      let width = MarksReport.width(of: column) + MarksReport.columnGap
      if width > remainingWidth {
        tables.append([seats])
        remainingWidth = MarksReport.maximumWidth - seatWidth
      }
      tables[tables.count - 1].append(column)
      remainingWidth -= width
    }
    return tables.map(MarksReport.rows)
  }

  private static func width(of column: [String]) -> Int { column.map(\.displayWidth).max() ?? 0 }

  /// Returns the rows of columns side by side, each column aligned right.
  private static func rows(_ columns: [[String]]) -> [String] {
    let widths = columns.map(width)
    return (columns.first ?? []).indices.map { row in
      zip(columns, widths).map { column, width in
        String(repeating: " ", count: width - column[row].displayWidth) + column[row]
      }.joined(separator: String(repeating: " ", count: columnGap))
    }
  }
}
