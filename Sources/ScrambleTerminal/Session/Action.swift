import ScrambleKit
import WordScramble

/// What a player can do in both front ends, besides playing a word.
enum Action: Equatable {
  case help
  case newWord
  /// Deals a word with a time limit, or with none.
  case newWordIn(minutes: Int?)
  case back, forward, today, again
  /// Plays the next round of the set.
  case next
  /// Keeps the word that was not recognized just now.
  case keepWord
  case hint, clue
  /// Ends the round after a question, or at once if nothing is left to find.
  case end
  case confirmEnd
  case reveal, keepPlaying
  case pause, resume
  case share
  /// Plays the round with others or, if it is played with others in this mode already, shows how it stands.
  case together(SharedMode?)
  /// Takes the words that the player has found in this round on another device.
  case takeWords
  case handIn(seat: String)

  /// Each action with its command in lines and, unless a panel has it alone, its key on the screen.
  static let all: [(action: Action, command: String, key: Key?)] = [
    (.help, "/help", .text("?")), (.newWord, "/new", .control("N")), (.back, "/back", .control("P")),
    (.forward, "/forward", .control("F")), (.today, "/today", .control("O")), (.again, "/again", .control("Y")),
    (.next, "/next", .control("E")), (.keepWord, "/word", .control("X")), (.hint, "/hint", .tab),
    (.clue, "/clue", nil), (.end, "/end", .control("G")), (.reveal, "/missed", nil), (.keepPlaying, "/continue", nil),
    (.pause, "/pause", .control("T")), (.resume, "/go", nil), (.share, "/share", .control("S")),
    (.together(nil), "/together", nil), (.handIn(seat: ""), "/hand-in", .control("K")),
  ]

  /// The action of a key.
  init?(_ key: Key) {
    guard let entry = Action.all.first(where: { $0.key == key }) else { return nil }
    self = entry.action
  }

  /// The action of a command in lines.
  init?(command: String, _ rest: String) {
    let minutes = Int(rest).flatMap { Round.minutes.contains($0) ? $0 : nil }
    switch (command, rest) {
    case ("?", ""): self = .help
    case ("/hand-in", _): self = .handIn(seat: rest)
    case ("/together", "take"): self = .takeWords
    case ("/together", _) where SharedMode(name: rest) != nil: self = .together(SharedMode(name: rest))
    case ("/new", _) where minutes != nil: self = .newWordIn(minutes: minutes)
    default:
      guard rest.isEmpty, let entry = Action.all.first(where: { $0.command == command }) else { return nil }
      self = entry.action
    }
  }
}

/// What an action has led to, for a front end to show.
enum Outcome: Equatable {
  /// Another round has begun, with a sentence about it.
  case dealt(String? = nil)
  /// A round that was played before is on again, as it was or from its beginning, with a sentence about it.
  case returned(String? = nil)
  /// The round goes on.
  case resumed
  /// Nothing has changed, for a reason.
  case impossible(WordingKey)
  /// A missing word was kept, or there was none.
  case kept(Word?)
  case help, hint
  /// A clue about a word, or none is left.
  case clue(Word?)
  /// The question whether to end the round.
  case question
  case result
  case paused
  case share
  /// The round is played with others, from now on or since before.
  case together(isNew: Bool)
  /// Words from another device were taken.
  case taken
  case handIn(seat: String)
}

// The actions of a player, the same for lines and the screen.
extension Session {
  /// Plays a text; returns the word that was found and the rank before, or nil if the text is empty.
  mutating func play(_ text: [UInt8]) throws(Rejection) -> (word: FoundWord, before: Rank)? {
    let before = game.standing.rank
    let word = try change { game, moment throws(Rejection) in try game.play(text: text, at: moment) }
    return word.map { ($0, before) }
  }

  /// Performs an action; returns what it has led to.
  mutating func perform(_ action: Action) -> Outcome {
    let seed = nextSeed()
    switch action {
    case .help: return .help
    case .newWord: return deal { $0.newWord(seed: seed, at: $1) }
    case .newWordIn(let minutes): return deal { $0.newWord(minutes: minutes, seed: seed, at: $1) }
    case .back: return goBack(seed: seed)
    case .forward: return comeTo(otherwise: .newWordNothingAfter) { $0.redoNewWord(at: $1) }
    case .today: return playToday(seed: seed)
    case .again: return playAgain(seed: seed)
    case .next: return playNext()
    case .keepWord: return keepWord()
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
    case .share: return game.round.found.isEmpty ? .impossible(.shareNothing) : .share
    case .together(let mode): return playTogether(mode, seed: seed)
    case .takeWords: return takeWords()
    case .handIn(let seat): return game.playedSet == nil ? .impossible(.handInNoSet) : .handIn(seat: seat)
    }
  }

  private mutating func deal(_ deal: (inout Game, Moment) -> Void) -> Outcome {
    let previous = game.round.root
    change(deal)
    return .dealt(wording.text(.newWordDealt, .text("\(previous)")))
  }

  /// Goes back to the round that New Word left; without one, goes on with the unfinished round that was left before a daily puzzle.
  private mutating func goBack(seed: UInt64) -> Outcome {
    let today = clock.today
    return comeTo(otherwise: .newWordNothingBefore) {
      $0.undoNewWord(at: $1) || $0.playOffered(today, seed: seed, at: $1)
    }
  }

  /// Comes to another round in a way that may not be possible, for a reason.
  private mutating func comeTo(otherwise reason: WordingKey, _ step: (inout Game, Moment) -> Bool) -> Outcome {
    guard change(step) else { return .impossible(reason) }
    return .returned(wording.text(.newWordUndone, .text("\(game.round.root)")))
  }

  private mutating func playToday(seed: UInt64) -> Outcome {
    let today = clock.today
    change { $0.playToday(today, seed: seed, at: $1) }
    return .dealt()
  }

  /// Deals the same word again, to play against this round or an earlier one.
  private mutating func playAgain(seed: UInt64) -> Outcome {
    if change({ $0.playAgain(seed: seed, at: $1) }) { return .returned() }
    return .impossible(game.round.found.isEmpty ? .shareNothing : .commandAgainLate)
  }

  private mutating func playNext() -> Outcome {
    guard game.playedSet != nil else { return .impossible(.handInNoSet) }
    return change { $0.playNext(at: $1) } ? .dealt() : .impossible(.playedSetNoNext)
  }

  private mutating func keepWord() -> Outcome {
    let word = game.lastTry?.word
    return .kept(change { $0.keepMissingWord(at: $1) } ? word : nil)
  }

  private mutating func askToEnd() -> Outcome {
    guard !game.round.isEnded else { return .result }
    // Nothing can be missed any more.
    return game.standing.rank == .wholeString ? end() : .question
  }

  private mutating func end() -> Outcome {
    change { $0.end(at: $1) }
    return .result
  }

  /// Shows the missed words of an ended round, which can then no longer be resumed.
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
