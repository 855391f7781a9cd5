import ScrambleKit
import WordScramble

/// What lies over the game: all keys, the hint, the end of a round.
extension Layout {
  func panelPicture(_ panel: ScreenSession.Panel) -> Picture {
    switch panel {
    case .keys: page(wording.text(.keysTitle), keyTexts.map { Line("  " + $0) }, footer: .keysClose)
    case .hint(let hints): page(wording.text(.hintTitle), hintLines(hints), footer: .keysClose)
    case .end: page(wording.text(.endTitle, .text("\(round.root)")), endLines, footer: .endNext)
    }
  }

  /// A title, as many lines as there is room for, and a line that says how to go on.
  private func page(_ title: String, _ lines: [Line], footer: WordingKey) -> Picture {
    let room = max(1, height - 4)
    let pages = max(1, (lines.count + room - 1) / room)
    let shown = session.page % pages
    let mark = pages > 1 ? wording.text(.endMore, .number(shown + 1), .number(pages)) : ""
    let short = pages > 1 ? "\(shown + 1)/\(pages)" : ""
    let head = Line(" " + title.cut(toWidth: width - short.count - 2), .strong)
      .with(right: mark, .faint, width: width).orShorter(short, width: width)
    let body = Array(lines.dropFirst(shown * room).prefix(room))
    let empty = Array(repeating: Line(), count: max(0, room - body.count))
    let foot = Line(" " + wording.text(footer).cut(toWidth: width - 1), .faint)
    return Picture(lines: [head, Line()] + body + empty + [Line(), foot], cursor: (min(height - 1, room + 3), 0))
  }

  private var keyTexts: [String] {
    let keys: [WordingKey] = [
      .keysLongEnter, .keysLongDelete, .keysLongClear, .keysLongShuffle, .keysLongRecall, .keysLongHint,
      .keysLongScroll,
      .keysLongNew, .keysLongBack, .keysLongEnd, .keysLongSuspend, .keysLongQuit,
    ]
    return keys.map { wording.text($0) }
  }

  private func hintLines(_ hints: [Hint]) -> [Line] {
    let rows = HintTable(hints).rows
    guard !rows.isEmpty else { return [Line("  " + wording.text(.hintNone))] }
    let cells = rows.map { "\($0.letter)  \($0.counts.joined(separator: "  "))" }
    return columns(cells)
  }

  private var endLines: [Line] {
    let result = EndOfRound(game, wording).result.wrapped(toWidth: width - 4).map { Line("  " + $0) }
    let lists = EndOfRound(game, wording).lists.flatMap { title, words in
      [Line(), Line("  " + title, .strong)] + wordLines(words)
    }
    return result + lists
  }

  /// Words in paragraphs of one length, each behind its bead.
  private func wordLines(_ words: [Word]) -> [Line] {
    let lengths = Set(words.map(\.count)).sorted(by: >)
    return lengths.flatMap { length in
      let texts = words.filter { $0.count == length }.map(\.description)
      return texts.joined(separator: " ").wrapped(toWidth: width - 8).enumerated().map { place, text in
        var line = Line("  ")
        line.add(place == 0 ? glyphs.bead(length, isCommon: true) : "", .cord)
        line.add(text, at: 6)
        return line
      }
    }
  }

  /// Short texts beside one another where there is room.
  private func columns(_ texts: [String]) -> [Line] {
    let cell = (texts.map(\.displayWidth).max() ?? 1) + 4
    let perRow = max(1, (width - 2) / cell)
    let rows = (texts.count + perRow - 1) / perRow
    return (0..<rows).map { row in
      var line = Line()
      for (place, index) in stride(from: row, to: texts.count, by: rows).enumerated() {
        line.add(texts[index], at: 2 + place * cell)
      }
      return line
    }
  }
}
