import ScrambleCore
import ScrambleKit

/// An action of the player, apart from playing a word, that ``Session`` performs. The screen offers only some of them.
enum Action: Equatable {
  case help, newWord, today
  case hint, clue
  /// Ends the round: after a question, or at once if all common words are found.
  case end
  case confirmEnd

  /// Actions with their commands in line mode and their keys on the screen. An action without a key is offered by a
  /// panel, or its key does more than the action.
  static let bindings: [(action: Action, command: String, key: Key?)] = [
    (.help, "/help", .text("?")), (.newWord, "/new", .control("N")), (.today, "/today", nil), (.hint, "/hint", .tab),
    (.clue, "/clue", nil), (.end, "/end", .control("G")),
  ]

  init?(_ key: Key) {
    guard let entry = Action.bindings.first(where: { $0.key == key }) else { return nil }
    self = entry.action
  }

  init?(command: String, _ argument: String) {
    let command = command == "?" ? "/help" : command
    guard argument.isEmpty, let entry = Action.bindings.first(where: { $0.command == command }) else { return nil }
    self = entry.action
  }
}

/// The outcome of an action, for a front end to show.
enum Outcome: Equatable {
  /// Another round is current. The text is a sentence about it.
  case opened(String? = nil)
  case help, hint
  /// The word of the clue, or nil if no clue is left or the round has ended.
  case clue(Word?)
  /// The question whether to end the round.
  case question
  case result
}

// The player's actions, the same for line mode and the screen.
extension Session {
  /// Plays a text. Returns the found word and the rank before it, or nil if the text is empty.
  mutating func play(_ text: [UInt8]) throws(Rejection) -> (word: FoundWord, previousRank: Rank)? {
    let previousRank = game.standing.rank
    let word = try change { game, second throws(Rejection) in try game.play(text, at: second) }
    return word.map { ($0, previousRank) }
  }

  mutating func perform(_ action: Action) -> Outcome {
    switch action {
    case .help: return .help
    case .newWord:
      open(.newWord(grade, minutes: 0))
      return .opened(wording.text(.newWordNamed, .text("\(game.round.root)")))
    case .today:
      open(.today)
      return .opened()
    case .hint: return .hint
    case .clue: return .clue(change { $0.takeClue(at: $1) })
    case .end: return askToEnd()
    case .confirmEnd: return end()
    }
  }

  private mutating func askToEnd() -> Outcome {
    guard !game.round.isEnded else { return .result }
    // Every common word is found, so none can be missed.
    return game.standing.isWhole ? end() : .question
  }

  private mutating func end() -> Outcome {
    change { $0.end(at: $1) }
    return .result
  }
}
