import ScrambleKit
import WordScramble

/// The game line by line, without control sequences: for pipes, screen readers and plain terminals.
struct PlainGame {
  var session: Session
  /// Whether a player types, who can also give commands; a line from a pipe is a word or one of the commands of a set.
  let isInteractive: Bool
  /// Whether the player has quit.
  var isFinished = false
  /// The question that the player has not answered yet.
  var question: Question?
  /// The time left when it was last looked at, in tenths of a second.
  private var lastTimeLeft = PlayTime.longest
  /// The number of the day whose beginning was announced last.
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

  /// The first lines of a game.
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

  /// Plays a word or performs a command; returns the lines to print.
  mutating func respond(to line: [UInt8]) -> [String] {
    let paused = isInteractive ? look(isPlayerActing: true) : []
    let typed = Array(Word.trimmed(line))
    let news = announceForgotten()
    let wasEnded = game.round.isEnded
    let command = command(typed)
    if let command, !PlainGame.reading.contains(command.name) { session.change { _ = $0.endIfTimeIsUp(at: $1) } }
    let response = command.map { perform($0) } ?? play(typed)
    let told = (response == paused ? [] : paused) + news + announceDay() + response
    let after = isInteractive ? announceTime(wasEnded: wasEnded) : []
    return told + after + forgotten(session.takeForgotten()) + errors()
  }

  private mutating func play(_ typed: [UInt8]) -> [String] {
    defer { question = nil }
    // The line after this question answers it and is never a word.
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

// What is announced without a line of the player.
extension PlainGame {
  /// Notes that the game is open, and whether the player enters a line; announces that a timed round is paused because the player has gone
  /// away.
  mutating func look(isPlayerActing: Bool = false) -> [String] {
    let wasPaused = game.isPaused
    session.look(isPlayerActing: isPlayerActing)
    return game.isPaused && !wasPaused ? [wording.text(.commandPaused)] : []
  }

  /// Announces once that a day has begun while the game is open.
  mutating func announceDay() -> [String] {
    let today = session.clock.today
    guard isInteractive, game.isNewDay(today), today?.number != announcedDay,
      let sentence = wording.newDay(in: game, today: today)
    else { return [] }
    announcedDay = today?.number
    return [wording.text(sentence, command: "/today")]
  }

  /// Announces that another program has forgotten everything, once that is so; a question asked before is not answered any more.
  mutating func announceForgotten() -> [String] { forgotten(session.refresh()) }

  private mutating func forgotten(_ isForgotten: Bool) -> [String] {
    guard isForgotten else { return [] }
    question = nil
    noteTimeLeft()
    return [wording.text(.forgetElsewhere)]
  }

  /// How long to wait for a line before ``announceTime(wasEnded:)`` is called, in tenths of a second; nil for without end.
  var timeToAnnouncement: Int? {
    guard !game.round.isEnded, !game.isPaused, let left = session.timeLeft else { return nil }
    if let next = PlainGame.announcedTimes.first(where: { $0 < left }) { return (left - next).tenths }
    return lastTimeLeft > .zero ? 0 : nil
  }

  /// Announces that a minute, half a minute or ten seconds are left, or that the time is up, once that is so.
  ///
  /// - Parameter wasEnded: Whether the end of the round is known already.
  mutating func announceTime(wasEnded: Bool = true) -> [String] {
    guard let left = session.timeLeft else { return [] }
    let before = lastTimeLeft
    lastTimeLeft = left
    // A line that is being typed may be finished.
    if left == .zero && before > .zero { session.change { _ = $0.saveIfTimeIsUp(at: $1) } }
    if game.round.isEnded {
      return wasEnded || left > .zero ? [] : (before > .zero ? [wording.text(.timeUp)] : []) + atEnd
    }
    guard PlainGame.announcedTimes.contains(where: { left <= $0 && $0 < before }) else { return [] }
    return [left > .zero ? wording.timeLeft(left) : wording.text(.timeLastWord)]
  }

  /// The times left that are announced. At the end the word being typed may be finished.
  private static let announcedTimes = Round.announcedTimes + [.zero]

  /// Prepares the announcements of another round, whose time left has just been told.
  mutating func noteTimeLeft() { lastTimeLeft = session.timeLeft ?? .longest }
}
