import ScrambleCore
import ScrambleKit

extension Layout {
  func statisticsPicture(_ section: ScreenGame.StatisticsSection) -> Picture {
    guard let statistics = screen.statistics else { return page("", [], keys: [.keysClose]) }
    switch section {
    case .summary(let period):
      let lines = wording.sentences(of: statistics, period).flatMap(paragraph)
      return page("\(wording.text(.statisticsTitle)), \(wording.name(of: period))", lines, keys: statisticsKeys)
    case .wordsToLearn:
      let words = statistics.wordsToLearn
      return wordsPicture(
        wording.text(.wordBookLearn), words, emptyKey: .wordBookLearnNone, keys: statisticsKeys,
        sentence: wording.sentence(ofMissed:))
    case .wordBook(let text):
      let entries = statistics.words(matching: text)
      let title = [wording.text(.wordBookTitle), text, wording.text(.wordBookCount, .number(entries.count))]
      return wordsPicture(
        title.filter { !$0.isEmpty }.joined(separator: ", "), entries,
        emptyKey: text.isEmpty ? .statisticsNone : .wordBookNoMatch, keys: statisticsKeys + [.keysFilter]
      ) { wording.sentence(of: $0, by: statistics.timeZone) }
    }
  }

  private var statisticsKeys: [WordingKey] { [.keysClose, .keysSections] }

  /// Returns a page of words, each with a sentence about it and its meaning.
  private func wordsPicture(
    _ title: String, _ words: [WordBook.Row], emptyKey: WordingKey, keys: [WordingKey],
    sentence: (WordBook.Row) -> String
  ) -> Picture {
    if words.isEmpty { return page(title, paragraph(wording.text(emptyKey)), keys: keys) }
    return page(title, of: words.count, linesEach: 2, keys: keys) { index in
      let meaning = wording.lines(of: screen.session.meanings(words[index].word))[0]
      return [
        Line("  " + sentence(words[index]).cut(toWidth: width - 2)),
        Line("    " + meaning.shortened(toWidth: width - 5), .faint),
      ]
    }
  }
}
