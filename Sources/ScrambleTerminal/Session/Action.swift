import ScrambleCore
import ScrambleKit

/// An action of the player, apart from playing a word, that ``Session`` performs. The screen offers only some of them.
enum Action: Equatable {
  case help
  case newWord
  /// Deals a word with a time limit.
  case newWordIn(minutes: Int)
  case back, forward, today
  case hint, clue
  /// Ends the round: after a question, or at once if it is a whole string.
  case end
  case confirmEnd
  case reveal, keepPlaying
  case pause, resume

  /// Actions with their commands in line mode and their keys on the screen. An action without a key is offered by a
  /// panel or in line mode, or its key does more than the action.
  static let bindings: [(action: Action, command: String, key: Key?)] = [
    (.help, "/help", .text("?")), (.newWord, "/new", .control("N")), (.back, "/back", .control("P")),
    (.forward, "/forward", .control("F")), (.today, "/today", nil), (.hint, "/hint", .tab),
    (.clue, "/clue", nil), (.end, "/end", .control("G")), (.reveal, "/missed", nil), (.keepPlaying, "/continue", nil),
    (.pause, "/pause", nil), (.resume, "/go", nil),
  ]

  init?(_ key: Key) {
    guard let entry = Action.bindings.first(where: { $0.key == key }) else { return nil }
    self = entry.action
  }

  init?(command: String, _ argument: String) {
    switch (command, Int(argument)) {
    case ("?", _) where argument.isEmpty: self = .help
    case ("/new", let minutes?) where Round.minutes.contains(minutes): self = .newWordIn(minutes: minutes)
    default:
      guard argument.isEmpty, let entry = Action.bindings.first(where: { $0.command == command }) else { return nil }
      self = entry.action
    }
  }
}

/// The outcome of an action, for a front end to show.
enum Outcome: Equatable {
  /// Another round was dealt, or today's puzzle is current. The text is a sentence about it.
  case dealt(String? = nil)
  /// Another existing round is current. The text is a sentence about it.
  case returned(String)
  case resumed
  /// Nothing has changed, for the given reason.
  case impossible(WordingKey)
  case help, hint
  /// The word of the clue, or nil if no clue is left or the round has ended or is paused.
  case clue(Word?)
  /// The question whether to end the round.
  case question
  case result
  case paused
}

// The player's actions, the same for line mode and the screen.
extension Session {
  /// Plays a text. Returns the found word and the rank before it, or nil if the text is empty.
  mutating func play(_ text: [UInt8]) throws(Rejection) -> (word: FoundWord, previousRank: Rank)? {
    let previousRank = game.standing.rank
    let word = try change { game, moment throws(Rejection) in try game.play(text: text, at: moment) }
    return word.map { ($0, previousRank) }
  }

  mutating func perform(_ action: Action) -> Outcome {
    let seed = nextSeed()
    switch action {
    case .help: return .help
    case .newWord: return deal { $0.dealNewWord(seed: seed, at: $1) }
    case .newWordIn(let minutes): return deal { $0.dealNewWord(minutes: minutes, seed: seed, at: $1) }
    case .back: return goBack(seed: seed)
    case .forward: return switchRound(orReport: .newWordNothingAfter) { $0.redoNewWord(at: $1) }
    case .today: return playToday(seed: seed)
    case .hint:
      change { $0.takeHint(at: $1) }
      return .hint
    case .clue: return .clue(change { $0.takeClue(at: $1) })
    case .end: return askToEnd()
    case .confirmEnd: return end()
    case .reveal: return reveal()
    case .keepPlaying: return change { $0.keepPlaying(at: $1) } ? .resumed : .result
    case .pause: return pauseRound()
    case .resume:
      resume()
      return .resumed
    }
  }

  private mutating func deal(_ deal: (inout Game, Moment) -> Void) -> Outcome {
    let previous = game.round.root
    change(deal)
    return .dealt(wording.text(.newWordDealt, .text("\(previous)")))
  }

  /// Returns to the round before New Word. Without one, resumes the unfinished round that the player left for a daily
  /// puzzle.
  private mutating func goBack(seed: UInt64) -> Outcome {
    let today = clock.today
    return switchRound(orReport: .newWordNothingBefore) {
      $0.undoNewWord(at: $1) || $0.playOfferedRound(today, seed: seed, at: $1)
    }
  }

  /// Switches to another round. If that is impossible, returns the reason.
  private mutating func switchRound(orReport reason: WordingKey, _ step: (inout Game, Moment) -> Bool) -> Outcome {
    guard change(step) else { return .impossible(reason) }
    return .returned(wording.text(.newWordUndone, .text("\(game.round.root)")))
  }

  private mutating func playToday(seed: UInt64) -> Outcome {
    let today = clock.today
    change { $0.playToday(today, seed: seed, at: $1) }
    return .dealt()
  }

  private mutating func askToEnd() -> Outcome {
    guard !game.round.isEnded else { return .result }
    // Every common word is found, so none can be missed.
    return game.standing.rank == .wholeString ? end() : .question
  }

  private mutating func end() -> Outcome {
    change { $0.end(at: $1) }
    return .result
  }

  /// Shows the missed words of an ended round, which can then no longer be resumed. If the round has not ended, asks
  /// whether to end it.
  private mutating func reveal() -> Outcome {
    guard game.round.isEnded else { return askToEnd() }
    change { game, _ in game.reveal() }
    return .result
  }

  private mutating func pauseRound() -> Outcome {
    guard game.round.minutes != nil else { return .impossible(.commandUntimed) }
    pause()
    return game.isPaused ? .paused : .result
  }
}
