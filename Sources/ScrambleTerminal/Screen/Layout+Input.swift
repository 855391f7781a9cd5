import ScrambleKit
import WordScramble

/// The letters, the field, the message under it, and the keys.
extension Layout {
  /// Returns the letters on their cord. A used letter is drawn as `.s.` instead of `(s)`.
  func beadLines(gap wanted: Int) -> [Line] {
    let letters = screen.letters.ascii
    let used = spelling.characterOfBead.map { $0 != nil }
    let indent = height >= 20 ? 3 : 1
    // A bead takes three columns. The two ends of the cord together take as many as a gap.
    let room = max(1, width - indent)
    let gap = max(0, min(wanted, room / max(1, letters.count) - 3))
    let perRow = max(1, min(letters.count, room / (3 + gap)))
    let rows = (letters.count + perRow - 1) / perRow
    let even = (letters.count + rows - 1) / rows
    return stride(from: 0, to: letters.count, by: even).map { start in
      let beads = zip(letters, used).dropFirst(start).prefix(even)
      return beadLine(Array(beads), gap: gap, indent: indent)
    }
  }

  private func beadLine(_ beads: [(letter: UInt8, isUsed: Bool)], gap: Int, indent: Int) -> Line {
    let cord = String(repeating: glyphs.cord, count: gap)
    let end = String(repeating: glyphs.cord, count: gap / 2)
    var line = Line(String(repeating: " ", count: indent))
    line.add(end, .cord)
    for (index, bead) in beads.enumerated() {
      if index > 0 { line.add(cord, .cord) }
      let letter = String(UnicodeScalar(bead.letter))
      line.add(bead.isUsed ? ".\(letter)." : "(\(letter))", bead.isUsed ? .faint : .bead)
    }
    line.add(end, .cord)
    return line
  }

  /// Returns the field and the column after its text. Characters that have no letter are marked.
  func fieldLine(indent: Int) -> (line: Line, end: Int) {
    let characters = screen.field.text.characters
    let there = spelling.beadOfCharacter.map { $0 != nil }
    let count = characters.isEmpty ? wording.text(.fieldType) : wording.text(.lettersCount, .number(characters.count))
    let texts = characters.map { $0.isPrintable ? String($0) : "?" }
    let fitting = Layout.fitting(texts.map { $0.displayWidth + 2 }, width: width - indent - 3)
    var line = Line(String(repeating: " ", count: indent))
    line.add(characters.count > fitting ? ".." : String(repeating: glyphs.cord, count: 2), .cord)
    for (shown, isThere) in zip(texts, there).suffix(fitting) {
      line.add(isThere ? "(\(shown))" : "<\(shown)>", isThere ? .bead : .error)
    }
    let end = line.end
    line.add("_", .strong)
    return (line.with(right: count, .faint, width: width), end)
  }

  /// Which letters the field uses.
  private var spelling: Spelling { Spelling(of: screen.field.text.bytes, with: screen.letters) }

  /// Returns how many of the last widths fit into a width.
  private static func fitting(_ widths: [Int], width: Int) -> Int {
    var left = width
    return widths.reversed().prefix { part in
      left -= part
      return left >= 0
    }.count
  }

  /// The refusal or the notes. A refusal starts with an exclamation mark.
  var messageLines: [Line] {
    switch screen.message {
    case nil: []
    case .notes: noteLines(indent: 3)
    case .refusal(let explanation, _): refusalLines(explanation)
    }
  }

  /// Returns the lines of the notes, the first one bold.
  func noteLines(indent: Int) -> [Line] {
    screen.notes.flatMap { $0.wrapped(toWidth: width - indent - 1) }.enumerated().map { index, text in
      Line(String(repeating: " ", count: indent) + text, index == 0 ? .strong : .plain)
    }
  }

  private func refusalLines(_ explanation: Explanation) -> [Line] {
    var first = Line(" !", .error)
    first.add(explanation.title, .strong, at: 3)
    if screen.game.lastTry?.canBeSaved == true {
      first = first.with(right: wording.text(.keysWord), .faint, width: width)
    }
    let texts = [explanation.message, explanation.detail].compactMap(\.self)
    var lines = texts.flatMap { $0.wrapped(toWidth: width - 4) }.map { Line("   " + $0) }
    let hint = wording.text(.keysOk)
    if let last = lines.last, height >= 20, last.end + hint.displayWidth + 3 <= width {
      lines[lines.count - 1].add(hint, .faint, at: last.end + 2)
    }
    return [first] + lines
  }

  /// As many keys as fit. The last one opens the list of all keys.
  var keyLine: Line {
    let all = wording.text(.keysAll)
    var line = Line()
    let next = game.nextPlace == nil ? WordingKey.keysNew : .keysNext
    for key in [.keysPlay, .keysDelete, .keysShuffle, next, .keysBack] {
      let text = wording.text(key)
      guard line.end + text.displayWidth + all.displayWidth + 6 <= width else { continue }
      line.add(text, .faint, at: line.end == 0 ? 1 : line.end + 3)
    }
    line.add(all, .faint, at: line.end == 0 ? 1 : line.end + 3)
    return line
  }
}
