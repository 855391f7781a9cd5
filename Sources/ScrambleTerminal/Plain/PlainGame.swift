import ScrambleCore
import ScrambleKit

/// The game line by line, without control sequences: for pipes, screen readers and plain terminals.
struct PlainGame {
  var session: Session
  /// Whether a person types the lines and can give commands. Every line from a pipe is a word.
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
  mutating func openingLines() -> [String] {
    resetTimeAnnouncements()
    let isPlaying = !game.round.isEnded && !game.isPaused
    let timeLeft = isPlaying ? game.round.timeLeft.map(wording.timeLeft) : nil
    return [session.missedYesterday].compactMap(\.self) + welcomeLines
      + [session.resumeOffer(command: "/back"), timeLeft].compactMap(\.self) + errorLines()
  }

  /// The line with the score, which is also the last line of a game.
  var scoreLine: String {
    let standing = game.standing
    return wording.text(.commandScore, .number(standing.score), .number(standing.foundCount), .number(standing.total))
  }

  var welcomeLines: [String] {
    if game.isPaused { return [wording.text(.commandPaused)] }
    let line = wording.text(.commandWelcome, .text("\(game.round.root)"))
    return game.round.isEnded ? [line] + endLines : [line]
  }

  /// Plays a word or performs a command, and returns the lines to print.
  mutating func respond(to line: [UInt8]) -> [String] {
    let pauseLines = isInteractive ? checkClock(isPlayerActing: true) : []
    let typed = Array(Word.trimmed(line))
    let forgetLines = announceForgotten()
    let wasEnded = game.round.isEnded
    let command = command(typed)
    if let command, !PlainGame.commandsAtTimeUp.contains(command.name) {
      session.change { _ = $0.endIfTimeIsUp(at: $1) }
    }
    let response = command.map { perform($0) } ?? play(typed)
    let linesBefore = (response == pauseLines ? [] : pauseLines) + forgetLines + announceNewDay() + response
    let timeLines = isInteractive ? announceTime(wasEnded: wasEnded) : []
    return linesBefore + timeLines + forgottenLines(session.consumeForgetNotice()) + errorLines()
  }

  private mutating func play(_ typed: [UInt8]) -> [String] {
    defer { question = nil }
    // The line after this question is its answer, never a word.
    if question == .forget { return [wording.text(.forgetKept)] }
    if game.isPaused { return typed.isEmpty ? [] : [wording.text(.commandPaused)] }
    do throws(Rejection) {
      guard let (word, previousRank) = try session.play(typed) else { return [] }
      guard isInteractive else { return [wording.text(of: word)] }
      let isWholeString = game.standing.rank == .wholeString && previousRank != .wholeString
      return [wording.text(of: word)] + wording.achievements(of: word, in: game, rankBefore: previousRank)
        + (isWholeString ? resultLines + [wording.text(.commandWhole)] : [])
    } catch {
      return [wording.explanation(of: error, root: game.round.root).singleLine]
    }
  }

  /// Reports once that a round could not be saved.
  private mutating func errorLines() -> [String] { [session.consumeError()].compactMap(\.self) }
}

// Announcements that do not answer a line of the player.
extension PlainGame {
  /// Records that the game is open and whether the player is entering a line. Announces that a timed round was paused
  /// because the player was away.
  mutating func checkClock(isPlayerActing: Bool = false) -> [String] {
    let wasPaused = game.isPaused
    session.checkClock(isPlayerActing: isPlayerActing)
    return game.isPaused && !wasPaused ? [wording.text(.commandPaused)] : []
  }

  /// Announces once that a new day has begun.
  mutating func announceNewDay() -> [String] {
    let today = session.clock.today
    guard isInteractive, game.isNewDay(today), today?.number != announcedDay,
      let sentence = wording.newDailyNotice(in: game, today: today)
    else { return [] }
    announcedDay = today?.number
    return [wording.text(sentence, command: "/today")]
  }

  /// Announces once that another program has forgotten everything, and drops the pending question.
  mutating func announceForgotten() -> [String] { forgottenLines(session.refresh()) }

  private mutating func forgottenLines(_ isForgotten: Bool) -> [String] {
    guard isForgotten else { return [] }
    question = nil
    resetTimeAnnouncements()
    return [wording.text(.forgetElsewhere)]
  }

  /// The time until ``announceTime(wasEnded:)`` has to be called, in tenths of a second, or nil if it does not have to
  /// be.
  var tenthsToAnnouncement: Int? {
    guard !game.round.isEnded, !game.isPaused, let timeLeft = session.timeLeft else { return nil }
    if let nextTime = PlainGame.announcedTimes.first(where: { $0 < timeLeft }) { return (timeLeft - nextTime).tenths }
    return lastTimeLeft > .zero ? 0 : nil
  }

  /// Announces once that a minute, half a minute or ten seconds are left, or that the time is up.
  ///
  /// - Parameter wasEnded: Whether the round had already ended before the player's line. Its end is then not announced
  ///   again.
  mutating func announceTime(wasEnded: Bool = true) -> [String] {
    guard let timeLeft = session.timeLeft else { return [] }
    let previousTimeLeft = lastTimeLeft
    lastTimeLeft = timeLeft
    // The player may finish a line that is being typed.
    if timeLeft == .zero && previousTimeLeft > .zero { session.change { _ = $0.saveIfTimeIsUp(at: $1) } }
    if game.round.isEnded {
      return wasEnded || timeLeft > .zero ? [] : (previousTimeLeft > .zero ? [wording.text(.timeUp)] : []) + endLines
    }
    guard PlainGame.announcedTimes.contains(where: { timeLeft <= $0 && $0 < previousTimeLeft }) else { return [] }
    return [timeLeft > .zero ? wording.timeLeft(timeLeft) : wording.text(.timeLastWord)]
  }

  /// The remaining times that are announced. At zero, the player may still finish the word being typed.
  private static let announcedTimes = Round.announcedTimes + [.zero]

  /// Resets the time announcements for another round, whose time left was just announced.
  mutating func resetTimeAnnouncements() { lastTimeLeft = session.timeLeft ?? .longest }
}
