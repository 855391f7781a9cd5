import ScrambleKit
import WordScramble

/// The words found, and how many are still to find.
extension Layout {
  /// The words one below the other, newest on top, and the words left by length beside them.
  func listLines(rows: Int) -> [Line] {
    let found = foundLines(rows: rows)
    let left = stillToFind
    return (0..<rows).map { row in
      var line = row < found.count ? found[row] : Line()
      guard row < left.count else { return line }
      for (place, piece) in left[row].pieces.enumerated() {
        line.add(piece.text, piece.style, at: width * 5 / 8 + (place == 0 ? 0 : piece.column))
      }
      return line
    }
  }

  private func foundLines(rows: Int) -> [Line] {
    guard !round.found.isEmpty else { return [Line(" " + wording.text(.empty), .faint)] }
    let start = max(0, min(session.scrolled, round.found.count - rows))
    let rest = round.found.count - start
    let shown = rest > rows ? rows - 1 : rest
    let lines = round.found.dropFirst(start).prefix(shown).enumerated().map { place, find in
      line(for: find, isNewest: start + place == 0)
    }
    return rest > rows ? lines + [Line(" " + wording.text(.moreBelow, .number(rest - shown)), .faint)] : lines
  }

  private func line(for find: FoundWord, isNewest: Bool) -> Line {
    let isMarked = isMarked(find.word)
    var line = Line(isMarked ? ">" : " ", .fault)
    line.add(glyphs.bead(find.word.count, isCommon: find.isCommon), find.isCommon ? .cord : .bonusBead)
    line.add("\(find.word)", isMarked || isNewest ? .strong : .plain, at: 5)
    line.add(find.isCommon ? "" : wording.text(.bonus), .bonusBead, at: 21)
    line.add("+\(find.points)", at: 30)
    return line
  }

  private func isMarked(_ word: Word) -> Bool {
    if let place = session.marked { return round.found.indices.contains(place) && round.found[place].word == word }
    guard case .refusal(_, let marked) = session.message else { return false }
    return marked == word
  }

  /// A row a length: a bar of what was found, and how many are left.
  private var stillToFind: [Line] {
    [Line(wording.text(.stillToFind))]
      + standing.lengths.map { length in
        let full = length.found * 10 / (length.found + length.left)
        var line = Line(glyphs.bead(length.length, isCommon: true), .cord)
        line.add(String(repeating: "#", count: full), .cord, at: 4)
        line.add(String(repeating: "-", count: 10 - full), .faint)
        line.add(wording.text(.left, .number(length.left)), at: 16)
        return line
      }
  }

  /// The words along the lines of a small screen, newest first.
  func flowLines(rows: Int) -> [Line] {
    guard rows > 0 else { return [] }
    guard !round.found.isEmpty else {
      return wording.text(.empty).wrapped(toWidth: width - 1).prefix(rows).map { Line(" " + $0, .faint) }
    }
    let cell = max(12, (round.found.map(\.word.count).max() ?? 8) + (glyphs.bead(8, isCommon: true).displayWidth) + 5)
    let perRow = max(1, width / cell)
    let room = rows * perRow
    let found = round.found.dropFirst(min(session.scrolled, max(0, round.found.count - room)))
    let shown = found.count > room ? room - 1 : found.count
    var lines: [Line] = []
    for (place, find) in found.prefix(shown).enumerated() {
      if place % perRow == 0 { lines.append(Line()) }
      add(find, to: &lines[lines.count - 1], at: place % perRow * cell, isNewest: find == round.found.first)
    }
    guard found.count > shown else { return lines }
    if shown % perRow == 0 { lines.append(Line()) }
    let more = wording.text(.more, .number(found.count - shown))
    lines[lines.count - 1].add(more, .faint, at: shown % perRow * cell + 1)
    return lines
  }

  private func add(_ find: FoundWord, to line: inout Line, at column: Int, isNewest: Bool) {
    let isMarked = isMarked(find.word)
    if isMarked { line.add(">", .fault, at: column) }
    let bead = glyphs.bead(find.word.count, isCommon: find.isCommon)
    line.add(bead, find.isCommon ? .cord : .bonusBead, at: column + (isMarked ? 0 : 1))
    line.add(" \(find.word)\(find.isCommon ? "" : " +")", isMarked || isNewest ? .strong : .plain)
  }
}
