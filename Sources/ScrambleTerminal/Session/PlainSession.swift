import ScrambleKit
import WordScramble

/// The game a line at a time, without one byte that moves a cursor: for pipes, screen readers and plain terminals.
struct PlainSession {
  private(set) var game: Game
  let wording: Wording
  /// Whether somebody types and may give commands; words from a pipe are words, whatever they look like.
  let isInteractive: Bool
  /// Whether the player has asked to leave.
  private(set) var hasLeft = false

  init(game: Game, wording: Wording, isInteractive: Bool) {
    self.game = game
    self.wording = wording
    self.isInteractive = isInteractive
  }

  /// The line a game opens with.
  var welcome: String { wording.text(.plainWelcome, .text("\(game.round.root)")) }

  /// The line a game ends with.
  var result: String {
    let round = game.round
    return wording.text(
      .plainScore, .number(round.score), .number(round.commonCount), .number(game.puzzle.common.count(in: round)))
  }

  /// Plays a line, or does what it commands; returns the lines to print.
  mutating func answer(to line: [UInt8]) -> [String] {
    let typed = Array(Word.trimmed(line))
    if isInteractive, let first = typed.first, [UInt8(ascii: "/"), UInt8(ascii: "?")].contains(first) {
      return obey(String(printable: typed, limit: 32))
    }
    do throws(Rejection) {
      guard let find = try game.play(text: typed) else { return [] }
      return [announcement(of: find)] + afterFind()
    } catch {
      return [wording.explanation(of: error, text: typed, root: game.round.root).line]
    }
  }

  private func announcement(of find: Find) -> String {
    wording.text(find.isCommon ? .noteFound : .noteFoundBonus, .text("\(find.word)"), .number(find.points))
  }

  private mutating func afterFind() -> [String] {
    guard isInteractive else { return [] }
    let isWhole = game.round.rank(in: game.puzzle) == .wholeString && game.round.found.first?.isCommon == true
    let trouble = game.takeSaveTrouble().map { wording.text(.savingFailed, .text($0.message)) }
    return (isWhole ? [wording.text(.noteAllFound)] : []) + (trouble.map { [$0] } ?? [])
  }

  private mutating func obey(_ command: String) -> [String] {
    switch command {
    case "/help", "?": return [wording.text(.plainHelp)]
    case "/letters": return [letters()]
    case "/words": return [words(game.round.found.map(\.word))]
    case "/hint": return hint()
    case "/score": return [result]
    case "/new": return begin { $0.newWord(seed: .random(in: 0...UInt64.max)) }
    case "/back":
      guard game.canGoBack else { return [wording.text(.noteNothingBefore)] }
      return begin { _ = $0.goBack() }
    case "/end": return end()
    case "/quit":
      hasLeft = true
      return []
    default: return [wording.text(.plainUnknownCommand, .text(command))]
    }
  }

  private mutating func begin(_ change: (inout Game) -> Void) -> [String] {
    change(&game)
    return [welcome]
  }

  private func letters() -> String {
    game.round.shuffledLetters(seed: .random(in: 0...UInt64.max)).map { String(UnicodeScalar($0 + 97)) }
      .joined(separator: " ")
  }

  private func words(_ words: [Word]) -> String {
    words.isEmpty ? wording.text(.plainNoWords) : words.map(\.description).joined(separator: " ")
  }

  private mutating func hint() -> [String] {
    let hints = game.takeHint()
    guard !hints.isEmpty else { return [wording.text(.hintNone)] }
    return [wording.text(.hintTitle)] + HintTable(hints).rows.map { "\($0.letter) \($0.counts.joined(separator: " "))" }
  }

  private mutating func end() -> [String] {
    game.end()
    let missed = game.round.left(in: game.puzzle)
    let list = missed.isEmpty ? [wording.text(.endMissedNone)] : [wording.text(.endMissed), words(missed)]
    return [EndOfRound(game, wording).result] + list
  }
}
