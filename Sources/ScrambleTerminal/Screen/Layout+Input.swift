import ScrambleCore
import ScrambleKit

/// The letters, the field, the message under it, and the keys.
extension Layout {
  /// Returns the letters on their cord. A used letter is drawn as `.s.` instead of `(s)`.
  func beadLines(gap preferredGap: Int) -> [Line] {
    let letters = screen.letters.ascii
    let used = spelling.characterOfBead.map { $0 != nil }
    let indent = height >= 20 ? 3 : 1
    // A bead takes three columns. The two ends of the cord together take as many as a gap.
    let availableWidth = max(1, width - indent)
    let gap = max(0, min(preferredGap, availableWidth / max(1, letters.count) - 3))
    let maximumPerRow = max(1, min(letters.count, availableWidth / (3 + gap)))
    let rowCount = (letters.count + maximumPerRow - 1) / maximumPerRow
    let beadsPerRow = (letters.count + rowCount - 1) / rowCount
    return stride(from: 0, to: letters.count, by: beadsPerRow).map { start in
      let beads = zip(letters, used).dropFirst(start).prefix(beadsPerRow)
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

  /// Returns the field and the column after its text. Characters for which no letter is left are highlighted.
  func fieldLine(indent: Int) -> (line: Line, end: Int) {
    let characters = screen.field.text.characters
    let hasBeads = spelling.beadOfCharacter.map { $0 != nil }
    let note = characters.isEmpty ? wording.text(.fieldType) : wording.text(.lettersCount, .number(characters.count))
    let texts = characters.map { $0.isPrintable ? String($0) : "?" }
    let fittingCount = Layout.fittingCount(texts.map { $0.displayWidth + 2 }, width: width - indent - 3)
    var line = Line(String(repeating: " ", count: indent))
    line.add(characters.count > fittingCount ? ".." : String(repeating: glyphs.cord, count: 2), .cord)
    for (text, hasBead) in zip(texts, hasBeads).suffix(fittingCount) {
      line.add(hasBead ? "(\(text))" : "<\(text)>", hasBead ? .bead : .error)
    }
    let end = line.endColumn
    line.add("_", .strong)
    return (line.with(right: note, .faint, width: width), end)
  }

  /// Which letters the field uses.
  private var spelling: Spelling { Spelling(of: screen.field.text.bytes, with: screen.letters) }

  /// Returns how many of the last widths fit into a width.
  private static func fittingCount(_ widths: [Int], width: Int) -> Int {
    var remainingWidth = width
    return widths.reversed().prefix { partWidth in
      remainingWidth -= partWidth
      return remainingWidth >= 0
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
    let texts = [explanation.message, explanation.detail].compactMap(\.self)
    var lines = texts.flatMap { $0.wrapped(toWidth: width - 4) }.map { Line("   " + $0) }
    let okHint = wording.text(.keysOk)
    if let last = lines.last, height >= 20, last.endColumn + okHint.displayWidth + 3 <= width {
      lines[lines.count - 1].add(okHint, .faint, at: last.endColumn + 2)
    }
    return [first] + lines
  }

  /// As many keys as fit. The last one opens the list of all keys.
  var keyLine: Line {
    let allKeysText = wording.text(.keysAll)
    var line = Line()
    for key in [WordingKey.keysPlay, .keysDelete, .keysShuffle, .keysNew] {
      let text = wording.text(key)
      guard line.endColumn + text.displayWidth + allKeysText.displayWidth + 6 <= width else { continue }
      line.add(text, .faint, at: line.endColumn == 0 ? 1 : line.endColumn + 3)
    }
    line.add(allKeysText, .faint, at: line.endColumn == 0 ? 1 : line.endColumn + 3)
    return line
  }
}
