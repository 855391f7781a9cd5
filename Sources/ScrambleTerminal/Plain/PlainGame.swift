import ScrambleKit
import WordScramble

/// The game line by line, without control sequences: for pipes, screen readers and plain terminals.
struct PlainGame {
  var session: Session
  /// Whether a person types and can give commands. A line from a pipe is a word or one of a few commands.
  let isInteractive: Bool
  var isFinished = false
  /// The question that the player has not answered yet.
  var question: Question?
  /// The time left at the last check.
  private var lastTimeLeft = PlayTime.longest
  /// The number of the daily puzzle that was announced last.
  private var announcedDay: Int?

  /// The actions that need a confirmation.
  enum Question {
    case end, forget
  }

  init(_ session: Session, isInteractive: Bool) {
    (self.session, self.isInteractive) = (session, isInteractive)
  }

  var game: Game { session.game }
  var wording: Wording { session.wording }

  /// Returns the first lines of a game.
  mutating func opening() -> [String] {
    noteTimeLeft()
    let notes = [session.missedYesterday, wording.accepted(in: game)].compactMap(\.self)
    let offer = [session.offer(command: "/back")].compactMap(\.self)
    return notes + welcome + offer + wordsFromElsewhere + conditions + errors()
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
    return wording.text(.commandScore, .number(standing.score), .number(standing.foundCount), .number(standing.total))
  }

  var welcome: [String] {
    if game.isPaused { return [wording.text(.commandPaused)] }
    let line = wording.text(.commandWelcome, .text("\(game.round.root)"))
    if game.round.isEnded { return [line] + [placeInSet].compactMap(\.self) + atEnd }
    return [line] + [placeInSet, session.otherRound(command: "/again")].compactMap(\.self)
  }

  /// Plays a word or performs a command, and returns the lines to print.
  mutating func respond(to line: [UInt8]) -> [String] {
    let paused = isInteractive ? look(isPlayerActing: true) : []
    let typed = Array(Word.trimmed(line))
    let news = announceForgotten()
    let wasEnded = game.round.isEnded
    let command = command(typed)
    if let command, !PlainGame.commandsAtTimeUp.contains(command.name) {
      session.change { _ = $0.endIfTimeIsUp(at: $1) }
    }
    let response = command.map { perform($0) } ?? play(typed)
    let announced = (response == paused ? [] : paused) + news + announceDay() + response
    let after = isInteractive ? announceTime(wasEnded: wasEnded) : []
    return announced + after + forgotten(session.takeForgotten()) + errors()
  }

  private mutating func play(_ typed: [UInt8]) -> [String] {
    defer { question = nil }
    // The line after this question is its answer, never a word.
    if question == .forget { return [wording.text(.forgetKept)] }
    if game.isPaused { return typed.isEmpty ? [] : [wording.text(.commandPaused)] }
    do throws(Rejection) {
      guard let (word, before) = try session.play(typed) else { return [] }
      guard isInteractive else { return [wording.found(word)] }
      let isWhole = game.standing.rank == .wholeString && before != .wholeString
      return [wording.found(word)] + wording.news(on: word, in: game, before: before)
        + (isWhole ? wholeResult + [wording.text(.commandWhole)] : [])
    } catch {
      return [wording.explanation(of: error, root: game.round.root).line]
    }
  }

  /// Reports once that a round could not be saved.
  private mutating func errors() -> [String] { [session.takeError()].compactMap(\.self) }
}

// Announcements that do not answer a line of the player.
extension PlainGame {
  /// Records that the game is open and whether the player is entering a line. Announces that a timed round was paused
  /// because the player was away.
  mutating func look(isPlayerActing: Bool = false) -> [String] {
    let wasPaused = game.isPaused
    session.look(isPlayerActing: isPlayerActing)
    return game.isPaused && !wasPaused ? [wording.text(.commandPaused)] : []
  }

  /// Announces once that a new day has begun.
  mutating func announceDay() -> [String] {
    let today = session.clock.today
    guard isInteractive, game.isNewDay(today), today?.number != announcedDay,
      let sentence = wording.newDay(in: game, today: today)
    else { return [] }
    announcedDay = today?.number
    return [wording.text(sentence, command: "/today")]
  }

  /// Announces once that another program has forgotten everything, and drops the pending question.
  mutating func announceForgotten() -> [String] { forgotten(session.refresh()) }

  private mutating func forgotten(_ isForgotten: Bool) -> [String] {
    guard isForgotten else { return [] }
    question = nil
    noteTimeLeft()
    return [wording.text(.forgetElsewhere)]
  }

  /// The time until ``announceTime(wasEnded:)`` has to be called, in tenths of a second, or nil if it does not have to
  /// be.
  var timeToAnnouncement: Int? {
    guard !game.round.isEnded, !game.isPaused, let left = session.timeLeft else { return nil }
    if let next = PlainGame.announcedTimes.first(where: { $0 < left }) { return (left - next).tenths }
    return lastTimeLeft > .zero ? 0 : nil
  }

  /// Announces once that a minute, half a minute or ten seconds are left, or that the time is up.
  ///
  /// - Parameter wasEnded: Whether the end of the round was already announced.
  mutating func announceTime(wasEnded: Bool = true) -> [String] {
    guard let left = session.timeLeft else { return [] }
    let before = lastTimeLeft
    lastTimeLeft = left
    // The player may finish a line that is being typed.
    if left == .zero && before > .zero { session.change { _ = $0.saveIfTimeIsUp(at: $1) } }
    if game.round.isEnded {
      return wasEnded || left > .zero ? [] : (before > .zero ? [wording.text(.timeUp)] : []) + atEnd
    }
    guard PlainGame.announcedTimes.contains(where: { left <= $0 && $0 < before }) else { return [] }
    return [left > .zero ? wording.timeLeft(left) : wording.text(.timeLastWord)]
  }

  /// The remaining times that are announced. At zero, the player may still finish the word being typed.
  private static let announcedTimes = Round.announcedTimes + [.zero]

  /// Resets the time announcements for another round, whose time left was just announced.
  mutating func noteTimeLeft() { lastTimeLeft = session.timeLeft ?? .longest }
}
