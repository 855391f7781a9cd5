import ScrambleKit
import WordScramble

// The commands that only lines have: questions, and what is answered in words.
extension PlainGame {
  /// Answers a command; nil if it is none of these.
  mutating func answer(_ command: String, _ rest: String) -> [String]? {
    switch (command, rest) {
    case ("/letters", ""): return [letters]
    case ("/words", ""): return [words(game.round.found.map(\.word))] + unitWords
    case ("/score", ""): return [result]
    case ("/time", ""): return [session.timeLeft.map(wording.timeLeft) ?? wording.text(.commandUntimed)]
    case ("/compare", ""): return compare()
    case ("/define", _) where !rest.isEmpty: return define(rest)
    case ("/record", ""): return wording.sentences(of: session.statistics)
    case ("/calendar", _): return calendar(rest)
    case ("/book", _): return book(rest)
    case ("/learn", ""): return learn()
    case ("/forget", ""): return askToForget()
    case ("/quit", ""):
      isFinished = true
      return []
    default: return nil
    }
  }

  private var letters: String {
    let letters = game.round.shuffledLetters(seed: session.nextSeed(), in: game.lexicon)
    return letters.description.map(String.init).joined(separator: " ")
  }

  private func define(_ typed: String) -> [String] {
    let definition = Definition(typed.utf8, in: session.meanings)
    return wording.lines(of: definition.meanings, for: definition.word)
  }

  private mutating func askToForget() -> [String] {
    question = .forget
    return [WordingKey.forgetQuestion, .forgetMessage, .forgetExport, .commandConfirmForget].map { wording.text($0) }
  }

  /// The other round after the same play time and, once missed words were shown, the words of both.
  private func compare() -> [String] {
    guard let rival = game.rival else { return [wording.text(.commandNoRival)] }
    guard let comparison = game.comparison else {
      return [wording.pace(of: rival, after: game.round.playTime), wording.text(.commandCompareLater)]
    }
    return wording.rivalLines(in: game) + sections(of: comparison)
  }

  /// The days of a month, a line each.
  private func calendar(_ text: String) -> [String]? {
    let statistics = session.statistics
    guard let month = text.isEmpty ? CivilMonth(of: statistics.date) : CivilMonth(iso: text) else { return nil }
    let days = statistics.days(of: month)
    return days.isEmpty ? [wording.text(.calendarNone)] : days.map(wording.text(of:))
  }

  /// The words of the word book: a line each, or all on one line if there are many.
  private func book(_ text: String) -> [String] {
    let statistics = session.statistics
    let entries = statistics.words(matching: text)
    guard !entries.isEmpty else { return [wording.text(text.isEmpty ? .statisticsNone : .wordBookNoMatch)] }
    let count = wording.text(.wordBookCount, .number(entries.count))
    guard entries.count <= PlainGame.mostDetailed else { return [count, words(entries.map(\.word))] }
    return [count] + entries.map { "\(wording.sentence(of: $0, by: statistics.timeZone)). \(meaning(of: $0.word))" }
  }

  /// The most words that get a line each.
  private static let mostDetailed = 20

  private func learn() -> [String] {
    let words = session.statistics.toLearn
    guard !words.isEmpty else { return [wording.text(.wordBookLearnNone)] }
    return words.map { "\(wording.sentence(ofMissed: $0)). \(meaning(of: $0.word))" }
  }

  private func meaning(of word: Word) -> String { wording.lines(of: session.meanings(word))[0] }
}
