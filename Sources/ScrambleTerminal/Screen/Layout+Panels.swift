import ScrambleCore
import ScrambleKit

extension Layout {
  func panelPicture(_ panel: ScreenGame.Panel) -> Picture {
    switch panel {
    case .keys:
      page(
        wording.text(.keyHelpTitle), keyTexts.map { Line("  " + $0) } + [Line()] + paragraph(wording.rules(of: round)),
        keys: [.keysClose])
    case .hint: page(wording.text(.hintTitle), hintLines + clueLines, keys: [.keysClose] + clueKeys)
    case .question:
      page(
        wording.text(.endQuestion), paragraph(wording.endMessage(of: standing)),
        keys: [.keysEndRound, .keysKeepPlaying])
    case .meaning(let index): meaningPicture(index)
    case .result: resultPicture
    case .finale: finalePicture
    case .statistics(let section): statisticsPicture(section)
    }
  }

  /// Returns a page with a title, the notes and as many lines as fit, and the keys that work on it.
  func page(_ title: String, _ lines: [Line], keys: [WordingKey]) -> Picture {
    let lines = noteLines(indent: 2) + lines
    return page(title, of: lines.count, keys: keys) { [lines[$0]] }
  }

  /// Returns a page of a list whose items take the same number of lines each. Draws only the items on the page.
  func page(_ title: String, of count: Int, linesEach: Int = 1, keys: [WordingKey], draw: (Int) -> [Line]) -> Picture {
    var footer = keyLines(keys)
    let isLong = count * linesEach > availableLines(above: footer)
    // If the page number does not fit beside the title, the keys show how to turn the page.
    if isLong && pageNumberText(page: 1, of: 2, beside: title) == nil {
      footer = keyLines([keys[0], .keysMore] + keys.dropFirst())
    }
    let lineCount = availableLines(above: footer)
    let itemsPerPage = max(1, lineCount / linesEach)
    let pageCount = max(1, (count + itemsPerPage - 1) / itemsPerPage)
    let shownPage = screen.page % pageCount
    let body = (0..<count).dropFirst(shownPage * itemsPerPage).prefix(itemsPerPage).flatMap(draw)
    let head = [titleLine(title, page: shownPage + 1, of: pageCount)] + blankLines
    return Picture(lines: head + padded(body, to: lineCount) + blankLines + footer, cursor: (height - 1, 0))
  }

  /// A blank line, or none on a small screen.
  var blankLines: [Line] { height < 12 ? [] : [Line()] }

  /// Returns how many lines of text fit between the title and the keys.
  private func availableLines(above footer: [Line]) -> Int {
    max(1, height - 1 - footer.count - 2 * blankLines.count)
  }

  private func titleLine(_ title: String, page: Int, of pageCount: Int) -> Line {
    guard pageCount > 1 else { return Line(" " + title.cut(toWidth: width - 1), .strong) }
    let pageNumber = pageNumberText(page: page, of: pageCount, beside: title) ?? "\(page)/\(pageCount)"
    return Line(" " + title.cut(toWidth: width - pageNumber.displayWidth - 2), .strong).with(
      right: pageNumber, .faint, width: width)
  }

  /// Returns "Page 1 of 2, Space turns it", or nil if it does not fit.
  private func pageNumberText(page: Int, of pageCount: Int, beside title: String) -> String? {
    let pageNumber = wording.text(.keysTurnPage, .number(page), .number(pageCount))
    return title.displayWidth + pageNumber.displayWidth + 4 <= width ? pageNumber : nil
  }

  /// Returns the keys side by side on as many lines as they need, but on at most a third of the screen.
  private func keyLines(_ keys: [WordingKey]) -> [Line] {
    var lines = [Line]()
    for text in keys.map({ wording.text($0).cut(toWidth: width - 1) }) {
      if let last = lines.last, last.endColumn + 3 + text.displayWidth <= width {
        lines[lines.count - 1].add(text, .faint, at: last.endColumn + 3)
      } else {
        lines.append(Line(" " + text, .faint))
      }
    }
    return Array(lines.prefix(max(1, height / 3)))
  }

  private var keyTexts: [String] {
    let keys: [WordingKey] = [
      .keyHelpEnter, .keyHelpDelete, .keyHelpClear, .keyHelpShuffle, .keyHelpRecall, .keyHelpHint, .keyHelpScroll,
      .keyHelpMeaning, .keyHelpNewWord, .keyHelpToday, .keyHelpEnd, .keyHelpStatistics, .keyHelpSuspend, .keyHelpQuit,
    ]
    return keys.map { wording.text($0) }
  }

  /// Returns the panel with the meanings of a word, each below its form and part of speech.
  private func meaningPicture(_ index: Int) -> Picture {
    let words = screen.words
    guard words.indices.contains(index) else { return page("", [], keys: [.keysClose]) }
    let meanings = screen.session.meanings(words[index])
    let lines = meanings.flatMap { meaning in
      [Line("  " + wording.grammar(of: meaning).cut(toWidth: width - 2), .faint)] + paragraph(meaning.text) + [Line()]
    }
    let noMeaningLines = paragraph(wording.text(.meaningNone))
    let title = "\(words[index])  \(index + 1)/\(words.count)"
    return page(title, meanings.isEmpty ? noMeaningLines : lines.dropLast(), keys: [.keysClose, .keysWalk])
  }

  private var hintLines: [Line] {
    guard !standing.hints.isEmpty else { return [Line("  " + wording.text(.hintNone))] }
    return columns(standing.hints.map { "\($0.letterText)  \($0.cells.joined(separator: "  "))" })
  }

  /// The clues taken. A clue shows its word once the word is found.
  private var clueLines: [Line] {
    guard !game.clues.isEmpty else { return [] }
    return [Line(), Line("  " + wording.text(.clueTitle), .strong)]
      + game.clues.flatMap { paragraph(wording.text(of: $0, screen.session.meanings($0.word))) }
  }

  private var clueKeys: [WordingKey] { game.nextClueWord == nil ? [] : [.keysClue] }

  func paragraph(_ text: String) -> [Line] {
    text.wrapped(toWidth: width - 4).map { Line("  " + $0) }
  }

  /// Returns short texts in columns.
  private func columns(_ texts: [String]) -> [Line] {
    let cellWidth = (texts.map(\.displayWidth).max() ?? 1) + 4
    let columnCount = max(1, (width - 2) / cellWidth)
    let rowCount = (texts.count + columnCount - 1) / columnCount
    return (0..<rowCount).map { row in
      var line = Line()
      for (column, index) in stride(from: row, to: texts.count, by: rowCount).enumerated() {
        line.add(texts[index], at: 2 + column * cellWidth)
      }
      return line
    }
  }
}
