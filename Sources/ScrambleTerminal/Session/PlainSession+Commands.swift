import ScrambleKit
import WordScramble

// Commands.
extension PlainSession {
  mutating func perform(_ line: String) -> [String] {
    let asked = question
    question = nil
    let (command, rest) = PlainSession.parts(of: line)
    if game.isPaused && PlainSession.playing.contains(command) { return [wording.text(.commandPaused)] }
    switch (command, rest) {
    case ("/help", ""), ("?", ""): return help
    case ("/letters", ""): return [letters()]
    case ("/words", ""): return [words(game.round.found.map(\.word))] + unitWords
    case ("/hint", ""): return hint()
    case ("/clue", ""): return clue()
    case ("/score", ""): return [result]
    case ("/back", ""): return goBack()
    case ("/forward", ""): return goForward()
    case ("/today", ""): return playToday()
    case ("/word", ""): return keepMissingWord()
    case ("/end", ""): return askToEnd()
    case ("/yes", "") where asked == .end: return end()
    case ("/yes", "") where asked == .forget: return forget()
    case ("/missed", ""): return game.round.isEnded ? reveal() : askToEnd()
    case ("/continue", ""): return keepPlaying()
    case ("/quit", ""):
      isFinished = true
      return []
    default:
      return performTimeCommand(command, rest) ?? performSetCommand(command, rest) ?? performQuery(command, rest) ?? [
        wording.text(.commandUnknown, .text(line))
      ]
    }
  }

  /// The commands that may be given while the last word of a timed round is being typed; any other ends the round.
  static let reading = [
    "/help", "?", "/letters", "/words", "/score", "/time", "/compare", "/define", "/share", "/hand-in",
    "/record", "/calendar", "/book", "/learn",
  ]

  /// The commands that a paused round refuses.
  private static let playing = ["/letters", "/words", "/hint", "/clue"]

  /// The commands, and the rules of the round.
  private var help: [String] {
    let ofSet = game.playedSet == nil ? [] : [wording.text(.commandHelpSet)]
    return [wording.text(.commandHelp)] + ofSet + [wording.rules(of: game.round)]
  }

  /// Splits a line into a command and its arguments.
  static func parts(of line: String) -> (command: String, rest: String) {
    let parts = line.split(separator: " ", maxSplits: 1)
    return (parts.first.map(String.init) ?? "", parts.count > 1 ? String(parts[1]) : "")
  }

  /// Deals another word; without minutes of its own, it has those of a timed round that is being played.
  mutating func newWord(minutes: Int? = nil) -> [String] {
    let seed = UInt64.random(in: 0...UInt64.max)
    saved.perform { game, moment in
      if let minutes { return game.newWord(minutes: minutes, seed: seed, at: moment) }
      game.newWord(seed: seed, at: moment)
    }
    noteTimeLeft()
    return welcome
  }

  private mutating func goBack() -> [String] {
    saved.goBack(seed: .random(in: 0...UInt64.max)) ? welcome : [wording.text(.newWordNothingBefore)]
  }

  private mutating func goForward() -> [String] {
    saved.perform { $0.redoNewWord(at: $1) } ? welcome : [wording.text(.newWordNothingAfter)]
  }

  /// Keeps the word that was not recognized just now; without one, lists those that are kept.
  private mutating func keepMissingWord() -> [String] {
    if let word = game.lastTry?.word, saved.perform({ $0.keepMissingWord(at: $1) }) {
      return [wording.text(.missingKept, .text("\(word)"))]
    }
    guard !game.missingWords.isEmpty else { return [wording.text(.missingNone), wording.text(.commandNothingToKeep)] }
    return ["\(wording.text(.missingTitle)): \(words(game.missingWords))", wording.text(.commandNothingToKeep)]
  }

  private mutating func playToday() -> [String] {
    saved.playToday(seed: .random(in: 0...UInt64.max))
    noteTimeLeft()
    return welcome
  }

  private func letters() -> String {
    let letters = game.round.shuffledLetters(seed: .random(in: 0...UInt64.max), in: game.lexicon)
    return letters.description.map(String.init).joined(separator: " ")
  }

  func words(_ words: [Word]) -> String {
    words.isEmpty ? wording.text(.commandNoWords) : words.map(\.description).joined(separator: " ")
  }

  func define(_ typed: [UInt8]) -> [String] {
    let definition = Definition(typed, in: meanings)
    return wording.lines(of: definition.meanings, for: definition.word)
  }

  private mutating func hint() -> [String] {
    saved.perform { $0.takeHint(at: $1) }
    let rows = game.standing.hints
    guard !rows.isEmpty else { return [wording.text(.hintNone)] }
    return [wording.text(.hintTitle)] + rows.map { "\($0.name) \($0.cells.joined(separator: " "))" } + clues
  }

  private mutating func clue() -> [String] {
    guard let word = saved.perform({ $0.takeClue(at: $1) }) else {
      return [wording.text(game.standing.remaining == 0 ? .hintNone : .clueNone)]
    }
    return [wording.clue(about: word, meanings(word))]
  }

  /// The clues that were taken, a line each; those whose word is found have it.
  private var clues: [String] { game.clues.map { wording.text(of: $0, meanings($0.word)) } }

  private mutating func askToEnd() -> [String] {
    guard !game.round.isEnded else { return atEnd }
    // Nothing can be missed any more.
    if game.standing.rank == .wholeString { return end() }
    question = .end
    return [wording.text(.endQuestion), wording.endMessage(of: game.standing), wording.text(.commandConfirmEnd)]
  }

  private mutating func end() -> [String] {
    saved.perform { $0.end(at: $1) }
    return atEnd
  }

  private mutating func reveal() -> [String] {
    saved.perform { game, _ in game.reveal() }
    return atEnd
  }

  private mutating func keepPlaying() -> [String] {
    saved.perform { $0.keepPlaying(at: $1) } ? welcome : atEnd
  }

  /// The offer of today's puzzle after the end of another round, unless a round of the set comes next.
  private var offerOfToday: [String] {
    guard isInteractive, game.nextPlace == nil, let offer = wording.offerOfToday(in: game, today: clock.today) else {
      return []
    }
    return [wording.text(offer, command: "/today")]
  }

  /// The offer of as many minutes again after the end of a timed round.
  private var offerOfTime: [String] {
    guard isInteractive, let minutes = game.minutesAgain else { return [] }
    return [wording.text(wording.text(.timeAgain, .number(minutes)), command: "/new \(minutes)")]
  }

  /// The result and, of a whole string, its longest word and the bonus words.
  var wholeResult: [String] {
    let isWhole = game.standing.rank == .wholeString
    return [wording.result(of: game)] + (isWhole ? [wording.longest(of: game.round)].compactMap(\.self) : [])
  }

  /// The result and the commands that are possible now or, once the player has asked for them, the missed words.
  var atEnd: [String] {
    let result = wholeResult + wording.rivalLines(in: game)
    guard game.round.phase == .revealed else {
      let isWhole = game.standing.rank == .wholeString
      let commands = game.round.isTimeUp ? WordingKey.commandTimeUp : isWhole ? .commandEndedWhole : .commandEnded
      return result + unitWords + offerOfNextRound + offerOfTime + offerOfToday + [wording.text(commands)]
    }
    let (missed, comparison) = (game.missed, game.comparison.map(sections(of:)) ?? [])
    return result + unitWords + offerOfNextRound + offerOfTime + offerOfToday + comparison
      + (missed.isEmpty ? [wording.text(.missedNone)] : [wording.text(.missedLongestFirst), words(missed)])
  }
}

extension HintRow {
  /// The letter.
  var name: String { String(UnicodeScalar(letter)) }

  /// The number of words left of each length: `4:2`.
  var cells: [String] { counts.map { "\($0.length):\($0.remaining)" } }
}
