import ScrambleKit
import WordScramble

/// The panels of the statistics, of time limits and of sharing.
extension Layout {
  func statisticsPicture(_ part: ScreenSession.StatisticsPart) -> Picture {
    guard let statistics = session.statistics else { return page("", [], keys: [.keysClose]) }
    switch part {
    case .summary(let period):
      let lines = wording.sentences(of: statistics, period).flatMap(paragraph)
      return page("\(wording.text(.statisticsTitle)), \(wording.name(of: period))", lines, keys: statisticsKeys)
    case .calendar(let month):
      return page(
        "\(wording.text(.calendarTitle)), \(month.iso)", calendarLines(statistics, month),
        keys: statisticsKeys + [.keysMonths])
    case .toLearn:
      let words = statistics.toLearn
      return wordsPicture(
        wording.text(.wordBookLearn), words, none: .wordBookLearnNone, keys: statisticsKeys,
        sentence: wording.sentence(ofMissed:))
    case .book(let text):
      let entries = statistics.words(matching: text)
      let title = [wording.text(.wordBookTitle), text, wording.text(.wordBookCount, .number(entries.count))]
      return wordsPicture(
        title.filter { !$0.isEmpty }.joined(separator: ", "), entries,
        none: text.isEmpty ? .statisticsNone : .wordBookNoMatch, keys: statisticsKeys + [.keysFilter]
      ) { wording.sentence(of: $0, by: statistics.timeZone) }
    }
  }

  private var statisticsKeys: [WordingKey] { [.keysClose, .keysSections] }

  /// The beads of a month, a week a row from Monday to Sunday, and the same as text.
  private func calendarLines(_ statistics: PlayerStatistics, _ month: CivilMonth) -> [Line] {
    let days = statistics.days(of: month)
    guard let first = days.first else { return paragraph(wording.text(.calendarNone)) }
    let indent = first.date.weekday - (first.date.day - 1)
    let weeks = (days.last.map { $0.date.day + indent + 6 } ?? 0) / 7
    var lines = Array(repeating: Line(), count: weeks)
    for day in days {
      let index = day.date.day - 1 + indent
      let number = String(day.date.day)
      let style = day.number == statistics.today?.number ? Style.strong : .faint
      lines[index / 7].add(number, style, at: 2 + index % 7 * 5 + 2 - number.utf8.count)
      lines[index / 7].add(glyphs.bead(of: day), day.progress == .toCome ? .faint : .cord)
    }
    let told = days.filter { $0.progress != .toCome }.flatMap { paragraph(wording.text(of: $0)) }
    return lines + (told.isEmpty ? [] : [Line()] + told)
  }

  /// Words, each with a sentence about it and its meaning.
  private func wordsPicture(
    _ title: String, _ words: [WordBook.Row], none: WordingKey, keys: [WordingKey],
    sentence: (WordBook.Row) -> String
  ) -> Picture {
    if words.isEmpty { return page(title, paragraph(wording.text(none)), keys: keys) }
    return page(title, of: words.count, linesEach: 2, keys: keys) { index in
      let meaning = wording.lines(of: session.meanings(words[index].word))[0]
      return [
        Line("  " + sentence(words[index]).cut(toWidth: width - 2)),
        Line("    " + meaning.shortened(toWidth: width - 5), .faint),
      ]
    }
  }

  /// The panel of a paused round, which shows neither letters nor words.
  var pausedPicture: Picture {
    let left = session.timeLeft.map { [Line(), Line("  " + wording.clock($0), .strong)] } ?? []
    return page(
      wording.text(.timePaused), paragraph(wording.text(.timePausedMessage)) + left,
      keys: [.keysKeepPlaying, .keysTime])
  }

  /// The choice of a time limit for a new word.
  var timePicture: Picture {
    let lines = ScreenSession.times.map { time in
      Line(
        "  \(time.key)  \(time.minutes.map { wording.text(.timeMinutes, .number($0)) } ?? wording.text(.timeNone))")
    }
    return page(wording.text(.timeChoose), lines, keys: [.keysKeepPlaying])
  }

  /// The result to share. The link is too long for the screen, so a command that prints it is named.
  var sharePicture: Picture {
    let sharing = wording.sharing(game, link: session.link(game.challenge))
    let lines = sharing.flatMap { paragraph($0) + [Line()] }
    return page(wording.text(.shareTitle), lines + paragraph(wording.text(.shareCommand)), keys: [.keysClose])
  }

  /// The words of both rounds and of one alone, once missed words are shown.
  var comparisonLines: [Line] {
    guard let comparison = game.comparison else { return [] }
    let bonus = game.comparedBonus
    return wording.sections(of: comparison).flatMap { column in
      [Line(), Line("  " + column.title, .strong)] + wordLines(column.words, bonus: bonus)
    }
  }

  /// The progress of the other round as a sentence.
  var paceLines: [Line] {
    game.rival.map { paragraph(wording.pace(of: $0, after: round.playTime)) + [Line()] } ?? []
  }
}

extension Wording {
  /// The name of a period.
  fileprivate func name(of period: Statistics.Period) -> String {
    switch period {
    case .allTime: text(.statisticsAllTime)
    case .thisYear: text(.statisticsThisYear)
    case .thisMonth: text(.statisticsThisMonth)
    }
  }
}
