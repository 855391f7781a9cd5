import ScrambleKit
import WordScramble

/// The game a line at a time, without one byte that moves a cursor: for pipes, screen readers and plain terminals.
struct PlainSession {
  var saved: SavedGame
  let wording: Wording
  let clock: Clock
  /// Whether somebody types and may give commands; words from a pipe are words, whatever they look like.
  let isInteractive: Bool
  let meanings: (Word) -> [Glossary.Meaning]
  /// Names the link to a round.
  let link: (Challenge) -> String
  /// Whether the player has asked to leave.
  var hasLeft = false
  /// What the player was asked and has not answered.
  var question: Question?
  /// The time left that was told last, in tenths of a second.
  var toldTime = Int.max

  /// What a player is asked before it is done.
  enum Question {
    case end, forget
  }

  init(
    _ saved: SavedGame, wording: Wording, clock: Clock, isInteractive: Bool,
    meanings: @escaping (Word) -> [Glossary.Meaning] = { _ in [] },
    link: @escaping (Challenge) -> String = { $0.link() }
  ) {
    self.saved = saved
    self.clock = clock
    self.meanings = meanings
    self.link = link
    self.wording = wording
    self.isInteractive = isInteractive
  }

  var game: Game { saved.game }

  /// Whether everything that was done is on disk.
  var isSaved: Bool { saved.isSaved }

  /// The lines a game opens with.
  mutating func opening() -> [String] {
    let missed = wording.missedYesterday(in: game, clock: clock)
    return [missed].compactMap(\.self) + welcome + conditions + errors()
  }

  /// What is to be known about the challenge that is answered, and how long the round may take.
  private var conditions: [String] {
    guard !game.round.isEnded && !game.isPaused else { return [] }
    let time = game.round.timeLeft.map(wording.timeLeft)
    return (game.rival.map(wording.conditions(of:)) ?? []) + [time].compactMap(\.self)
  }

  /// The line a game ends with.
  var result: String {
    let standing = game.standing
    return wording.text(.plainScore, .number(standing.score), .number(standing.found), .number(standing.total))
  }

  /// Plays a line, or does what it commands; returns the lines to print.
  mutating func answer(to line: [UInt8]) -> [String] {
    let typed = Array(Word.trimmed(line))
    let isCommand = isInteractive && (typed.first == UInt8(ascii: "/") || typed.first == UInt8(ascii: "?"))
    let wasEnded = game.round.isEnded
    if isCommand { saved.perform { _ = $0.endIfTimeIsUp(at: $1) } }
    let answer = isCommand ? obey(String(printable: typed, limit: 32)) : play(typed)
    return answer + (isInteractive ? time(wasEnded: wasEnded) : []) + errors()
  }

  /// Stops counting play time, for the player leaves.
  mutating func pause() { saved.pause() }

  var welcome: [String] {
    if game.isPaused { return [wording.text(.plainPaused)] }
    let line = wording.text(.plainWelcome, .text("\(game.round.root)"))
    if game.round.isEnded { return [line] + atEnd }
    let other = game.rival.map(wording.text(ofRival:)) ?? wording.earlierRound(in: game, command: "/again")
    return [line] + [other].compactMap(\.self)
  }

  private mutating func play(_ typed: [UInt8]) -> [String] {
    defer { question = nil }
    // What follows the question is an answer to it, and no word.
    if question == .forget { return [wording.text(.forgetKept)] }
    if game.isPaused { return typed.isEmpty ? [] : [wording.text(.plainPaused)] }
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

  /// What there is to say of time behind an answer: that it is up, or that there is a minute, half of one or ten seconds left.
  private mutating func time(wasEnded: Bool) -> [String] {
    guard let left = game.timeLeft(at: clock.moment()) else { return [] }
    defer { toldTime = left }
    if left == 0 { return game.round.isEnded && !wasEnded ? [wording.text(.timedUp)] + atEnd : [] }
    let isPassed = PlainSession.toldTimes.contains { left <= $0 && $0 < toldTime && toldTime != .max }
    return isPassed && !game.round.isEnded ? [wording.timeLeft(left)] : []
  }

  /// The times left that are told without being asked for, in tenths of a second.
  private static let toldTimes = [600, 300, 100]

  /// Says once that a round could not be saved.
  private mutating func errors() -> [String] {
    saved.takeError().map { [wording.text(.savingFailed, .text($0.message))] } ?? []
  }
}
