import ScrambleCore
import ScrambleKit

/// The part of a list that fits on the screen. A note of how many entries are above or below takes the row of an entry.
struct Excerpt: Equatable {
  enum Item: Equatable {
    case above(Int)
    /// An entry, by its index in the list.
    case entry(Int)
    case below(Int)
  }

  /// The index of the first entry shown.
  let start: Int
  let items: [Item]

  /// Selects the visible part of a list.
  ///
  /// - Parameters:
  ///   - count: The number of entries in the list.
  ///   - preferredStart: The preferred index of the first entry; lower if the list would end before the room does.
  ///   - selected: The index of an entry that is always shown.
  ///   - room: The number of rows. Notes need at least three.
  init(of count: Int, from preferredStart: Int, showing selected: Int? = nil, room: Int) {
    let noteRows = count > room && room > 2 ? 1 : 0
    let lastStart = max(0, count - max(1, room) + noteRows)
    func end(from start: Int) -> Int {
      min(count, start + room - (start == 0 ? 0 : noteRows) - (start == lastStart ? 0 : noteRows))
    }
    var start = min(max(0, preferredStart), lastStart)
    if let selected, selected < count {
      if selected < start { start = selected }
      if selected >= end(from: start) { start = min(lastStart, selected + 1 - max(1, room - 2 * noteRows)) }
    }
    let end = end(from: start)
    self.start = start
    items =
      (noteRows > 0 && start > 0 ? [.above(start)] : []) + (start..<max(start, end)).map(Item.entry)
      + (noteRows > 0 && end < count ? [.below(count - end)] : [])
  }
}

/// The found words, and how many are left.
extension Layout {
  /// Returns the found words that fit into a number of rows.
  func excerpt(room: Int) -> Excerpt {
    Excerpt(of: round.found.count, from: screen.scrollOffset, showing: screen.selectedIndex, room: room)
  }

  /// Returns the found words as a list, newest first, with the number of words left by length beside it.
  func listLines(_ excerpt: Excerpt, rows: Int) -> [Line] {
    let found = round.found.isEmpty ? emptyListLines(width: width * 5 / 8 - 2) : excerpt.items.map(listLine)
    let remaining = remainingLines
    return (0..<rows).map { row in
      var line = row < found.count ? found[row] : Line()
      guard row < remaining.count else { return line }
      for (index, piece) in remaining[row].pieces.enumerated() {
        line.add(piece.text, piece.style, at: width * 5 / 8 + (index == 0 ? 0 : piece.column))
      }
      return line
    }
  }

  private func listLine(_ item: Excerpt.Item) -> Line {
    switch item {
    case .above(let count): Line(" " + wording.text(.foundAbove, .number(count)), .faint)
    case .entry(let index): line(for: round.found[index], isNewest: index == 0)
    case .below(let count): Line(" " + wording.text(.foundBelow, .number(count)), .faint)
    }
  }

  private func line(for foundWord: FoundWord, isNewest: Bool) -> Line {
    let isHighlighted = isHighlighted(foundWord.word)
    var line = Line(isHighlighted ? ">" : " ", .error)
    line.add(glyphs.bead(foundWord.word.count, isCommon: foundWord.isCommon), foundWord.isCommon ? .cord : .bonusBead)
    line.add("\(foundWord.word)", isHighlighted || isNewest ? .strong : .plain, at: 5)
    line.add(foundWord.isCommon ? "" : wording.text(.foundBonus), .bonusBead, at: 21)
    line.add("+\(foundWord.points)", at: 30)
    return line
  }

  private func isHighlighted(_ word: Word) -> Bool {
    if let index = screen.selectedIndex {
      return round.found.indices.contains(index) && round.found[index].word == word
    }
    guard case .refusal(_, let highlightedWord) = screen.message else { return false }
    return highlightedWord == word
  }

  /// A row for each length: a bar for the share of words found, and the number left.
  private var remainingLines: [Line] {
    [Line(wording.text(.remainingTitle))]
      + standing.lengths.map { length in
        let filledWidth = length.foundCount * 10 / (length.foundCount + length.remaining)
        var line = Line(glyphs.bead(length.length, isCommon: true), .cord)
        line.add(String(repeating: "#", count: filledWidth), .cord, at: 4)
        line.add(String(repeating: "-", count: 10 - filledWidth), .faint)
        line.add(wording.text(.remainingCount, .number(length.remaining)), at: 16)
        return line
      }
  }

  /// Returns the lines shown in place of the list until the first word is found.
  private func emptyListLines(width: Int) -> [Line] {
    wording.placeholder(in: game).flatMap { $0.wrapped(toWidth: width) }.map { Line(" " + $0, .faint) }
  }

  /// Returns the found words side by side for a small screen, newest first.
  func compactListLines(_ excerpt: Excerpt, rows: Int) -> [Line] {
    guard !round.found.isEmpty else {
      return Array(emptyListLines(width: width - 1).prefix(rows))
    }
    let columns = compactColumns
    var lines: [Line] = []
    for (index, item) in excerpt.items.enumerated() {
      if index % columns.count == 0 { lines.append(Line()) }
      add(item, to: &lines[lines.count - 1], at: index % columns.count * columns.width)
    }
    return lines
  }

  /// The number of words on a line of a small screen, and the width of each.
  var compactColumns: (count: Int, width: Int) {
    let longestWordLength = round.found.map(\.word.count).max() ?? 8
    let cellWidth = max(12, longestWordLength + glyphs.bead(8, isCommon: true).displayWidth + 5)
    return (max(1, width / cellWidth), cellWidth)
  }

  private func add(_ item: Excerpt.Item, to line: inout Line, at column: Int) {
    switch item {
    case .above(let count): line.add(wording.text(.foundAbove, .number(count)), .faint, at: column + 1)
    case .entry(let index): add(round.found[index], to: &line, at: column, isNewest: index == 0)
    case .below(let count): line.add(wording.text(.foundMore, .number(count)), .faint, at: column + 1)
    }
  }

  private func add(_ foundWord: FoundWord, to line: inout Line, at column: Int, isNewest: Bool) {
    let isHighlighted = isHighlighted(foundWord.word)
    if isHighlighted { line.add(">", .error, at: column) }
    let bead = glyphs.bead(foundWord.word.count, isCommon: foundWord.isCommon)
    line.add(bead, foundWord.isCommon ? .cord : .bonusBead, at: column + (isHighlighted ? 0 : 1))
    line.add(" \(foundWord.word)\(foundWord.isCommon ? "" : " +")", isHighlighted || isNewest ? .strong : .plain)
  }
}
