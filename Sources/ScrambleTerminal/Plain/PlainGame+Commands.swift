import ScrambleCore
import ScrambleKit

// Commands, and the outcomes of actions as lines.
extension PlainGame {
  /// A command: the whole line, the name at its start, and its argument.
  typealias Command = (line: String, name: String, argument: String)

  /// Returns the command in a line, or nil if the line is a word.
  func command(_ typed: [UInt8]) -> Command? {
    guard isInteractive, typed.first == UInt8(ascii: "/") || typed.first == UInt8(ascii: "?") else { return nil }
    let line = String(printable: typed, limit: 32)
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init) + ["", ""]
    return (line, parts[0], parts[1])
  }

  mutating func perform(_ command: Command) -> [String] {
    let pendingQuestion = question
    question = nil
    if let action = Action(command: command.name, command.argument) { return lines(session.perform(action)) }
    switch (pendingQuestion, command.name, command.argument) {
    case (.end, "/yes", ""): return lines(session.perform(.confirmEnd))
    case (.forget, "/yes", ""):
      return session.forget() ? [wording.text(.forgetDone)] + welcomeLines() : [wording.text(.forgetKept)]
    default: return answer(command.name, command.argument) ?? [wording.text(.commandUnknown, .text(command.line))]
    }
  }

  /// Returns the lines that describe an outcome.
  private mutating func lines(_ outcome: Outcome) -> [String] {
    switch outcome {
    case .opened: return welcomeLines()
    case .help: return [wording.text(.commandHelp), wording.rules(of: game.round)]
    case .hint: return hintLines
    case .clue(let word): return [word.map { wording.clue(about: $0, session.meanings($0)) } ?? noClueText]
    case .question:
      question = .end
      return [wording.text(.endQuestion), wording.endMessage(of: game.standing), wording.text(.commandConfirmEnd)]
    case .result: return endLines()
    }
  }

  /// The numbers of words left, by first letter and length, and the clues taken, one per line. A clue shows its word
  /// once the word is found.
  private var hintLines: [String] {
    let rows = game.standing.hints
    guard !rows.isEmpty else { return [wording.text(.hintNone)] }
    let clues = game.clues.map { wording.text(of: $0, session.meanings($0.word)) }
    return [wording.text(.hintTitle)] + rows.map { "\($0.letterText) \($0.cells.joined(separator: " "))" } + clues
  }

  private var noClueText: String { wording.text(game.standing.remaining == 0 ? .hintNone : .clueNone) }

  func wordList(_ words: [Word]) -> String {
    words.isEmpty ? wording.text(.commandNoWords) : words.map(\.description).joined(separator: " ")
  }
}
