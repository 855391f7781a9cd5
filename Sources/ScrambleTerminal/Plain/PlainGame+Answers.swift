import ScrambleCore
import ScrambleKit

// Commands that exist only in line mode.
extension PlainGame {
  /// Answers a command. Returns nil if the command is not one of these or has an invalid argument.
  mutating func answer(_ command: String, _ argument: String) -> [String]? {
    switch (command, argument) {
    case ("/letters", ""): return [shuffledLettersLine]
    case ("/words", ""): return [wordList(game.round.found.map(\.word))]
    case ("/score", ""): return [scoreLine]
    case ("/define", _) where !argument.isEmpty: return definitionLines(argument)
    case ("/statistics", ""): return wording.sentences(of: session.statistics)
    case ("/book", _): return wordBookLines(argument)
    case ("/learn", ""): return wordsToLearnLines()
    case ("/forget", ""): return askToForget()
    case ("/quit", ""):
      isFinished = true
      return []
    default: return nil
    }
  }

  private var shuffledLettersLine: String {
    let letters = game.round.shuffledLetters(seed: session.nextSeed(), in: game.lexicon)
    return letters.description.map(String.init).joined(separator: " ")
  }

  private func definitionLines(_ typed: String) -> [String] {
    let definition = Definition(typed.utf8, in: session.meanings)
    return wording.lines(of: definition.meanings, for: definition.word)
  }

  private mutating func askToForget() -> [String] {
    question = .forget
    return [WordingKey.forgetQuestion, .forgetMessage, .forgetExport, .commandConfirmForget].map { wording.text($0) }
  }

  /// Returns the number of matching words in the word book, followed by the words: one on each line with its meaning,
  /// or all on one line if there are many.
  private func wordBookLines(_ text: String) -> [String] {
    let statistics = session.statistics
    let entries = statistics.words(matching: text)
    guard !entries.isEmpty else { return [wording.text(text.isEmpty ? .statisticsNone : .wordBookNoMatch)] }
    let count = wording.text(.wordBookCount, .number(entries.count))
    guard entries.count <= PlainGame.maximumDetailedWords else { return [count, wordList(entries.map(\.word))] }
    return [count] + entries.map { "\(wording.sentence(of: $0, by: statistics.timeZone)). \(meaning(of: $0.word))" }
  }

  /// The maximum number of words that get a line each.
  private static let maximumDetailedWords = 20

  private func wordsToLearnLines() -> [String] {
    let words = session.statistics.wordsToLearn
    guard !words.isEmpty else { return [wording.text(.wordBookLearnNone)] }
    return words.map { "\(wording.sentence(ofMissed: $0)). \(meaning(of: $0.word))" }
  }

  private func meaning(of word: Word) -> String { wording.lines(of: session.meanings(word))[0] }
}

// The end of the round.
extension PlainGame {
  /// The result and, if all common words are found, the longest word and the bonus words.
  var resultLines: [String] {
    let isWhole = game.standing.isWhole
    return [wording.result(of: game)]
      + (isWhole ? [wording.longestAndBonusWords(of: game.round)].compactMap(\.self) : [])
  }

  /// Returns the result, the words of all players or the missed words, and what the player can play and send next.
  mutating func endLines() -> [String] {
    let tableLines = session.tableSections.flatMap { [wording.text($0.title)] + $0.lines }
    let today = wording.todayOffer(in: game, today: session.clock.today).map { wording.text($0, command: "/today") }
    return resultLines + (tableLines.isEmpty ? missedLines : tableLines) + session.challengeLines()
      + [today].compactMap(\.self) + [wording.text(.commandEnded)]
  }

  private var missedLines: [String] {
    let missed = game.missed
    return missed.isEmpty ? [wording.text(.missedNone)] : [wording.text(.missedLongestFirst), wordList(missed)]
  }
}
