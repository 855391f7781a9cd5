import ScrambleKit
import WordScramble

/// The game a line at a time, without one byte that moves a cursor: for pipes, screen readers and plain terminals.
struct PlainSession {
  private var saved: SavedGame
  let wording: Wording
  /// Whether somebody types and may give commands; words from a pipe are words, whatever they look like.
  let isInteractive: Bool
  let meanings: (Word) -> [Glossary.Meaning]
  /// Whether the player has asked to leave.
  private(set) var hasLeft = false
  /// Whether the player was asked if the round is to end, and has not answered.
  private var asksToEnd = false

  init(
    _ saved: SavedGame, wording: Wording, isInteractive: Bool,
    meanings: @escaping (Word) -> [Glossary.Meaning] = { _ in [] }
  ) {
    self.saved = saved
    self.meanings = meanings
    self.wording = wording
    self.isInteractive = isInteractive
  }

  var game: Game { saved.game }

  /// Whether everything that was done is on disk.
  var isSaved: Bool { saved.isSaved }

  /// The lines a game opens with.
  mutating func opening() -> [String] {
    welcome + errors()
  }

  /// The line a game ends with.
  var result: String {
    let standing = game.standing
    return wording.text(.plainScore, .number(standing.score), .number(standing.found), .number(standing.total))
  }

  /// Plays a line, or does what it commands; returns the lines to print.
  mutating func answer(to line: [UInt8]) -> [String] {
    let typed = Array(Word.trimmed(line))
    if isInteractive, let first = typed.first, [UInt8(ascii: "/"), UInt8(ascii: "?")].contains(first) {
      return obey(String(printable: typed, limit: 32)) + errors()
    }
    asksToEnd = false
    return play(typed) + errors()
  }

  /// Stops counting play time, for the player leaves.
  mutating func pause() { saved.pause() }

  private var welcome: [String] {
    let line = wording.text(.plainWelcome, .text("\(game.round.root)"))
    return [line] + (game.round.isEnded ? atEnd : [])
  }

  private mutating func play(_ typed: [UInt8]) -> [String] {
    let before = game.standing.rank
    do throws(Rejection) {
      let find = try saved.perform { game, moment throws(Rejection) in try game.play(text: typed, at: moment) }
      guard let find else { return [] }
      let isWhole = game.standing.rank == .wholeString && before != .wholeString
      return [wording.found(find)] + (isInteractive && isWhole ? [wording.text(.noteAllFound)] : [])
    } catch {
      return [wording.explanation(of: error, root: game.round.root).line]
    }
  }

  /// Says once that a round could not be saved.
  private mutating func errors() -> [String] {
    saved.takeError().map { [wording.text(.savingFailed, .text($0.message))] } ?? []
  }
}

// What is commanded.
extension PlainSession {
  private mutating func obey(_ command: String) -> [String] {
    let wasAsked = asksToEnd
    asksToEnd = false
    if command.hasPrefix("/define ") { return define(Array(command.utf8.dropFirst(8))) }
    switch command {
    case "/help", "?": return [wording.text(.plainHelp)]
    case "/letters": return [letters()]
    case "/words": return [words(game.round.found.map(\.word))]
    case "/hint": return hint()
    case "/clue": return clue()
    case "/score": return [result]
    case "/new": return newWord()
    case "/back": return goBack()
    case "/end": return askToEnd()
    case "/yes" where wasAsked: return end()
    case "/missed": return game.round.isEnded ? reveal() : askToEnd()
    case "/continue": return goOn()
    case "/quit":
      hasLeft = true
      return []
    default: return [wording.text(.plainUnknownCommand, .text(command))]
    }
  }

  private mutating func newWord() -> [String] {
    saved.perform { $0.newWord(seed: .random(in: 0...UInt64.max), at: $1) }
    return welcome
  }

  private mutating func goBack() -> [String] {
    saved.perform { $0.undoNewWord(at: $1) } ? welcome : [wording.text(.noteNothingBefore)]
  }

  private func letters() -> String {
    game.round.shuffledLetters(seed: .random(in: 0...UInt64.max)).description.map(String.init).joined(separator: " ")
  }

  private func words(_ words: [Word]) -> String {
    words.isEmpty ? wording.text(.plainNoWords) : words.map(\.description).joined(separator: " ")
  }

  private func define(_ typed: [UInt8]) -> [String] {
    let answer = Definition(typed, in: meanings)
    return wording.lines(of: answer.meanings, for: answer.word)
  }

  private mutating func hint() -> [String] {
    saved.perform { $0.takeHint(at: $1) }
    let rows = game.standing.hints
    guard !rows.isEmpty else { return [wording.text(.hintNone)] }
    return [wording.text(.hintTitle)] + rows.map { "\($0.name) \($0.cells.joined(separator: " "))" }
  }

  private mutating func clue() -> [String] {
    guard let word = saved.perform({ $0.takeClue(at: $1) }) else {
      return [wording.text(game.standing.left == 0 ? .hintNone : .clueNone)]
    }
    return [wording.clue(about: word, meanings(word))]
  }

  private mutating func askToEnd() -> [String] {
    guard !game.round.isEnded else { return atEnd }
    asksToEnd = true
    return [wording.text(.endQuestion), wording.endMessage(of: game.standing), wording.text(.plainEndQuestion)]
  }

  private mutating func end() -> [String] {
    saved.perform { $0.end(at: $1) }
    return atEnd
  }

  private mutating func reveal() -> [String] {
    saved.perform { game, _ in game.reveal() }
    return atEnd
  }

  private mutating func goOn() -> [String] {
    saved.perform { $0.goOn(at: $1) } ? welcome : atEnd
  }

  /// The result and what can be done then, or the words missed once they have been asked for.
  private var atEnd: [String] {
    let result = wording.result(of: game)
    guard game.round.phase == .revealed else { return [result, wording.text(.plainEnded)] }
    let missed = game.missed
    return [result] + (missed.isEmpty ? [wording.text(.endMissedNone)] : [wording.text(.endMissed), words(missed)])
  }
}

extension HintRow {
  /// The letter.
  var name: String { String(UnicodeScalar(letter)) }

  /// How many words are left of each length: `4:2`.
  var cells: [String] { counts.map { "\($0.length):\($0.left)" } }
}
