import ScrambleKit
import WordScramble

/// What lies over the game of a player's record, of time, and of a round that is shared.
extension Layout {
  func recordPicture(_ part: ScreenSession.RecordPart) -> Picture {
    guard let record = session.record else { return page("", [], keys: [.keysClose]) }
    switch part {
    case .figures(let period):
      let lines = wording.sentences(of: record, period).flatMap(paragraph)
      return page("\(wording.text(.recordTitle)), \(wording.name(of: period))", lines, keys: recordKeys)
    case .calendar(let month):
      return page(
        "\(wording.text(.calendarTitle)), \(month.iso)", calendarLines(record.days(of: month)),
        keys: recordKeys + [.keysMonths])
    case .toLearn:
      return page(wording.text(.bookLearn), toLearnLines(record), keys: recordKeys)
    case .book(let text):
      return bookPicture(text, record)
    }
  }

  private var recordKeys: [WordingKey] { [.keysClose, .keysSections] }

  /// The beads of a month, a week a row from Monday to Sunday, and the same as text.
  private func calendarLines(_ days: [CalendarDay]) -> [Line] {
    guard let first = days.first else { return paragraph(wording.text(.calendarNone)) }
    let indent = first.date.weekday - (first.date.day - 1)
    let weeks = (days.last.map { $0.date.day + indent + 6 } ?? 0) / 7
    var lines = Array(repeating: Line(), count: weeks)
    for day in days {
      let place = day.date.day - 1 + indent
      let number = String(day.date.day)
      lines[place / 7].add(number, .faint, at: 2 + place % 7 * 5 + 2 - number.utf8.count)
      lines[place / 7].add(glyphs.bead(of: day), day.progress == .toCome ? .faint : .cord)
    }
    let told = days.filter { $0.progress != .toCome }.flatMap { paragraph(wording.text(of: $0)) }
    return lines + (told.isEmpty ? [] : [Line()] + told)
  }

  private func toLearnLines(_ record: PlayerRecord) -> [Line] {
    let words = record.statistics.words.toLearn
    guard !words.isEmpty else { return paragraph(wording.text(.bookLearnNone)) }
    return words.flatMap { paragraph(wording.sentence(ofMissed: $0)) + [meaning(of: $0.word)] }
  }

  /// The words found that were asked for, each with what it means.
  private func bookPicture(_ text: String, _ record: PlayerRecord) -> Picture {
    let entries = record.words(matching: text)
    let parts = [wording.text(.bookTitle), text, wording.text(.bookCount, .number(entries.count))]
    let title = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    let keys = recordKeys + [.keysFilter]
    let none = text.isEmpty ? WordingKey.recordNone : .bookNoMatch
    if entries.isEmpty { return page(title, paragraph(wording.text(none)), keys: keys) }
    return page(title, of: entries.count, linesEach: 2, keys: keys) { place in
      let sentence = wording.sentence(of: entries[place], by: record.calendar)
      return [Line("  " + sentence.cut(toWidth: width - 2)), meaning(of: entries[place].word)]
    }
  }

  /// What a word means, as much of it as a line has room for.
  private func meaning(of word: Word) -> Line {
    Line("    " + wording.lines(of: session.meanings(word))[0].cut(toWidth: width - 5), .faint)
  }

  /// A timed round that waits: neither letters nor words are shown.
  var pausedPicture: Picture {
    let left = session.timeLeft.map { [Line(), Line("  " + wording.timeLeft($0), .strong)] } ?? []
    return page(
      wording.text(.timedPaused), paragraph(wording.text(.timedPausedMessage)) + left, keys: [.keysGoOn, .keysTime])
  }

  /// How long a new word may take.
  var timePicture: Picture {
    let lines = ScreenSession.times.map { time in
      Line(
        "  \(time.key)  \(time.minutes.map { wording.text(.timedMinutes, .number($0)) } ?? wording.text(.timedNone))")
    }
    return page(wording.text(.timedChoose), lines, keys: [.keysGoOn])
  }

  /// The round for others: the link is long, so that a command is named that prints it whole.
  var sharePicture: Picture {
    let sharing = wording.sharing(game, link: session.link(game.challenge))
    let lines = sharing.flatMap { paragraph($0) + [Line()] }
    return page(wording.text(.shareTitle), lines + paragraph(wording.text(.shareCommand)), keys: [.keysClose])
  }

  /// The words of both rounds and of one alone, once missed words are shown.
  var comparisonLines: [Line] {
    guard let comparison = game.comparison else { return [] }
    return wording.columns(of: comparison).flatMap { column in
      [Line(), Line("  " + column.title, .strong)] + wordLines(column.words)
    }
  }

  /// Where the other round stood, in words.
  var paceLines: [Line] {
    game.rival.map { paragraph(wording.pace(of: $0, at: round.played)) + [Line()] } ?? []
  }
}

extension Wording {
  /// What a period is called.
  fileprivate func name(of period: Statistics.Period) -> String {
    switch period {
    case .allTime: text(.recordAllTime)
    case .thisYear: text(.recordThisYear)
    case .thisMonth: text(.recordThisMonth)
    }
  }
}
