import ScrambleKit
import WordScramble

// Commands for time limits, other rounds and the statistics.
extension PlainSession {
  /// Performs a command that changes the round or asks for another; nil if it is none of these.
  mutating func performTimeCommand(_ command: String, _ rest: String) -> [String]? {
    switch (command, rest) {
    case ("/new", ""): return newWord()
    case ("/new", _):
      guard let minutes = Int(rest), Round.minutes.contains(minutes) else { return nil }
      return newWord(minutes: minutes)
    case ("/time", ""):
      return [game.timeLeft(at: clock.moment()).map(wording.timeLeft) ?? wording.text(.commandUntimed)]
    case ("/pause", ""): return pauseRound()
    case ("/go", ""):
      saved.resume()
      return welcome
    case ("/again", ""): return playAgain()
    case ("/compare", ""): return compare()
    case ("/forget", ""):
      question = .forget
      return [wording.text(.forgetQuestion), wording.text(.forgetMessage), wording.text(.forgetExport)]
        + [wording.text(.commandConfirmForget)]
    default: return nil
    }
  }

  /// Answers a command that changes nothing; nil if it is none of these.
  func performQuery(_ command: String, _ rest: String) -> [String]? {
    switch (command, rest) {
    case ("/define", _) where !rest.isEmpty: define(Array(rest.utf8))
    case ("/share", ""): share()
    case ("/record", ""): wording.sentences(of: statistics)
    case ("/calendar", _): calendar(rest)
    case ("/book", _): book(rest)
    case ("/learn", ""): learn()
    default: nil
    }
  }

  private mutating func pauseRound() -> [String] {
    guard game.round.minutes != nil else { return [wording.text(.commandUntimed)] }
    saved.pause()
    return game.isPaused ? [wording.text(.commandPaused)] : atEnd
  }

  private mutating func playAgain() -> [String] {
    guard saved.perform({ $0.playAgain(seed: .random(in: 0...UInt64.max), at: $1) }) else {
      return [wording.text(game.round.found.isEmpty ? .shareNothing : .commandAgainLate)]
    }
    return welcome
  }

  /// The other round after the same play time and, once missed words were shown, the words of both.
  private func compare() -> [String] {
    guard let rival = game.rival else { return [wording.text(.commandNoRival)] }
    guard let comparison = game.comparison else {
      return [wording.pace(of: rival, after: game.round.playTime), wording.text(.commandCompareLater)]
    }
    return wording.rivalLines(in: game) + sections(of: comparison)
  }

  /// The words that both rounds have, and those that only one has, a line each.
  func sections(of comparison: Comparison) -> [String] {
    wording.sections(of: comparison).map { section in
      let names = wording.names(of: section.words, bonus: game.comparedBonus)
      return names.isEmpty ? section.title : "\(section.title): \(names.joined(separator: " "))"
    }
  }

  mutating func forget() -> [String] {
    saved.forget() ? [wording.text(.forgetDone)] + welcome : [wording.text(.forgetKept)]
  }

  private func share() -> [String] {
    game.round.found.isEmpty ? [wording.text(.shareNothing)] : wording.sharing(game, link: link(game.challenge))
  }

  private var statistics: PlayerStatistics { PlayerStatistics(of: game.saved.history, in: game.lexicon, clock: clock) }

  /// The days of a month, a line each.
  private func calendar(_ text: String) -> [String]? {
    let statistics = statistics
    guard let month = text.isEmpty ? CivilMonth(of: statistics.date) : CivilMonth(iso: text) else { return nil }
    let days = statistics.days(of: month)
    return days.isEmpty ? [wording.text(.calendarNone)] : days.map(wording.text(of:))
  }

  /// The words of the word book: a line each, or all on one line if there are many.
  private func book(_ text: String) -> [String] {
    let statistics = statistics
    let entries = statistics.words(matching: text)
    guard !entries.isEmpty else { return [wording.text(text.isEmpty ? .statisticsNone : .wordBookNoMatch)] }
    let count = wording.text(.wordBookCount, .number(entries.count))
    guard entries.count <= PlainSession.mostDetailed else { return [count, words(entries.map(\.word))] }
    return [count] + entries.map { "\(wording.sentence(of: $0, by: statistics.timeZone)). \(meaning(of: $0.word))" }
  }

  /// The most words that get a line each.
  private static let mostDetailed = 20

  private func learn() -> [String] {
    let words = statistics.toLearn
    guard !words.isEmpty else { return [wording.text(.wordBookLearnNone)] }
    return words.map { "\(wording.sentence(ofMissed: $0)). \(meaning(of: $0.word))" }
  }

  private func meaning(of word: Word) -> String { wording.lines(of: meanings(word))[0] }
}
