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
  case handIn(seat: String)

  /// Each action with its command in lines and, unless a panel has it alone, its key on the screen.
  static let all: [(action: Action, command: String, key: Key?)] = [
    (.help, "/help", .text("?")), (.newWord, "/new", .control("N")), (.back, "/back", .control("P")),
    (.forward, "/forward", .control("F")), (.today, "/today", .control("O")), (.again, "/again", .control("Y")),
    (.next, "/next", .control("E")), (.keepWord, "/word", .control("X")), (.hint, "/hint", .tab),
    (.clue, "/clue", nil), (.end, "/end", .control("G")), (.reveal, "/missed", nil), (.keepPlaying, "/continue", nil),
    (.pause, "/pause", .control("T")), (.resume, "/go", nil), (.share, "/share", .control("S")),
    (.handIn(seat: ""), "/hand-in", .control("K")),
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
  case handIn(seat: String)
}
