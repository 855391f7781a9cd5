import ScrambleKit
import WordScramble

/// The game line by line, without control sequences: for pipes, screen readers and plain terminals.
struct PlainSession {
  var saved: SavedGame
  let wording: Wording
  let clock: Clock
  /// Whether a player types, who can also give commands; a line from a pipe is always a word.
  let isInteractive: Bool
  let meanings: (Word) -> [Glossary.Meaning]
  /// Returns the link to a round.
  let link: (Challenge) -> String
  /// Whether the player has quit.
  var isFinished = false
  /// The question that the player has not answered yet.
  var question: Question?
  /// The time left that was announced last, in tenths of a second.
  var lastAnnouncedTime = Int.max

  /// The actions that need a confirmation.
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

  /// Whether every change is on disk.
  var isSaved: Bool { saved.isSaved }

  /// The first lines of a game.
  mutating func opening() -> [String] {
    let missed = wording.missedYesterday(in: game, clock: clock)
    return [missed].compactMap(\.self) + welcome + conditions + errors()
  }

  /// The conditions of the challenge, and the time limit of the round.
  private var conditions: [String] {
    guard !game.round.isEnded && !game.isPaused else { return [] }
    let time = game.round.timeLeft.map(wording.timeLeft)
    return (game.rival.map(wording.conditions(of:)) ?? []) + [time].compactMap(\.self)
  }

  /// The last line of a game.
  var result: String {
    let standing = game.standing
    return wording.text(.plainScore, .number(standing.score), .number(standing.found), .number(standing.total))
  }

  /// Plays a word or performs a command; returns the lines to print.
  mutating func answer(to line: [UInt8]) -> [String] {
    let typed = Array(Word.trimmed(line))
    let isCommand = isInteractive && (typed.first == UInt8(ascii: "/") || typed.first == UInt8(ascii: "?"))
    let wasEnded = game.round.isEnded
    if isCommand { saved.perform { _ = $0.endIfTimeIsUp(at: $1) } }
    let answer = isCommand ? perform(String(printable: typed, limit: 32)) : play(typed)
    return answer + (isInteractive ? time(wasEnded: wasEnded) : []) + errors()
  }

  /// Stops counting play time, because the player leaves.
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
    // The line after this question answers it and is never a word.
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

  /// The announcement of time after an answer: the time is up, or a minute, half a minute or ten seconds are left.
  private mutating func time(wasEnded: Bool) -> [String] {
    guard let left = game.timeLeft(at: clock.moment()) else { return [] }
    defer { lastAnnouncedTime = left }
    if left == 0 { return game.round.isEnded && !wasEnded ? [wording.text(.timedUp)] + atEnd : [] }
    let isPassed = PlainSession.announcedTimes.contains {
      left <= $0 && $0 < lastAnnouncedTime && lastAnnouncedTime != .max
    }
    return isPassed && !game.round.isEnded ? [wording.timeLeft(left)] : []
  }

  /// The times left that are announced, in tenths of a second.
  private static let announcedTimes = [600, 300, 100]

  /// Reports once that a round could not be saved.
  private mutating func errors() -> [String] {
    saved.takeError().map { [wording.text(.savingFailed, .text($0.message))] } ?? []
  }
}
