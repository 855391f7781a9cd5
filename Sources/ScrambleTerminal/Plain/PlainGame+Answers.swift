import ScrambleKit
import WordScramble

// Commands that exist only in line mode.
extension PlainGame {
  /// Answers a command. Returns nil if the command is not one of these or has an invalid argument.
  mutating func answer(_ command: String, _ argument: String) -> [String]? {
    switch (command, argument) {
    case ("/letters", ""): return [shuffledLettersLine]
    case ("/words", ""): return [wordList(game.round.found.map(\.word))] + unitWordLines
    case ("/score", ""): return [scoreLine]
    case ("/time", ""): return [session.timeLeft.map(wording.timeLeft) ?? wording.text(.commandUntimed)]
    case ("/compare", ""): return comparisonLines()
    case ("/define", _) where !argument.isEmpty: return definitionLines(argument)
    case ("/record", ""): return wording.sentences(of: session.statistics)
    case ("/calendar", _): return calendarLines(argument)
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

  /// Returns the progress of the rival round after the same play time. Once missed words are shown, returns the outcome
  /// and the words of both rounds instead.
  private func comparisonLines() -> [String] {
    guard let rival = game.rival else { return [wording.text(.commandNoRival)] }
    guard let comparison = game.comparison else {
      return [wording.pace(of: rival, after: game.round.playTime), wording.text(.commandCompareLater)]
    }
    return wording.rivalLines(in: game) + sections(of: comparison)
  }

  /// Returns the days of a month, one on each line, or nil if the text is not a month. An empty text stands for the
  /// current month.
  private func calendarLines(_ text: String) -> [String]? {
    let statistics = session.statistics
    guard let month = text.isEmpty ? CivilMonth(of: statistics.date) : CivilMonth(iso: text) else { return nil }
    let days = statistics.days(of: month)
    return days.isEmpty ? [wording.text(.calendarNone)] : days.map(wording.text(of:))
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

// The set of the round, and the end of the round.
extension PlainGame {
  /// The set and the position of the round in it, followed in a pipe by the root, and otherwise by the number of unit
  /// words, if the round contains any. Nil if the round does not belong to a set.
  var numberInSetText: String? {
    guard let played = game.playedSet else { return nil }
    let place = wording.text(of: played)
    guard isInteractive else { return wording.text(.sentenceLabelled, .text(place), .text("\(game.round.root)")) }
    return wording.unitWordCount(in: game).map { wording.text(.sentenceLabelled, .text(place), .text($0)) } ?? place
  }

  /// The unit words that were found and, once missed words are shown, those that were missed, each list on a line.
  var unitWordLines: [String] {
    wording.unitWords(in: game).map { wording.text(.sentenceLabelled, .text($0.title), .text(wordList($0.words))) }
  }

  /// The result and, for a whole string, the longest word and the bonus words.
  var resultLines: [String] {
    let isWholeString = game.standing.rank == .wholeString
    return [wording.result(of: game)]
      + (isWholeString ? [wording.longestAndBonusWords(of: game.round)].compactMap(\.self) : [])
  }

  /// The result, the outcome of a challenge, the unit words, the standings and the offers, followed by the commands
  /// that are possible now or, once missed words are shown, by the words of both rounds and the missed words.
  var endLines: [String] {
    let result = resultLines + wording.rivalLines(in: game) + unitWordLines + standingsLines + offerLines
    guard game.round.phase == .revealed else {
      let isWholeString = game.standing.rank == .wholeString
      return result + [
        wording.text(game.round.isTimeUp ? .commandTimeUp : isWholeString ? .commandEndedWhole : .commandEnded)
      ]
    }
    let (missed, comparison) = (game.missed, game.comparison.map(sections(of:)) ?? [])
    return result + comparison
      + (missed.isEmpty ? [wording.text(.missedNone)] : [wording.text(.missedLongestFirst), wordList(missed)])
  }

  /// Returns the words of both rounds and of each round alone, each list on a line.
  func sections(of comparison: Comparison) -> [String] {
    wording.sections(of: comparison).map { section in
      let names = wording.labels(of: section.words, bonus: game.comparedBonusWords)
      return names.isEmpty ? section.title : "\(section.title): \(names.joined(separator: " "))"
    }
  }

  /// What the player can do next: play the next round of the set or, after the last one, hand in; play another round
  /// with the same time limit; and play today's puzzle, unless a round of the set comes next. Empty in a pipe.
  private var offerLines: [String] {
    guard isInteractive else { return [] }
    let next = wording.nextRound(in: game).map { ($0, "/next") } ?? (wording.text(.handInTitle), "/hand-in 7")
    let again = game.suggestedNextMinutes.map { (wording.text(.timeAgain, .number($0)), "/new \($0)") }
    let today = game.nextRoundNumber == nil ? wording.todayOffer(in: game, today: session.clock.today) : nil
    let offers = [game.playedSet == nil ? nil : next, again, today.map { ($0, "/today") }]
    return offers.compactMap(\.self).map { wording.text($0, command: $1) }
  }
}
