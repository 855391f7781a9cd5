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
  /// The number of the daily puzzle that was announced last.
  private var announcedDay: Int?

  /// The actions that need a confirmation.
  enum Question {
    case end, forget
  }

  init(_ session: Session, isInteractive: Bool) {
    self.session = session
    self.isInteractive = isInteractive
  }

  var game: Game { session.game }
  var wording: Wording { session.wording }

  /// Returns the first lines of a game.
  mutating func openingLines() -> [String] { welcomeLines() + errorLines() }

  /// The line with the score, which is also the last line of a game.
  var scoreLine: String {
    let standing = game.standing
    return wording.text(.commandScore, .number(standing.score), .number(standing.foundCount), .number(standing.total))
  }

  /// Returns the score and, unless it was shown at the end of the round, what invites others to the round.
  mutating func lastLines() -> [String] {
    [scoreLine] + (isInteractive && game.round.isEnded ? [] : session.challengeLines())
  }

  /// Returns the lines about a round that was opened.
  mutating func welcomeLines() -> [String] {
    let otherPlayers = session.invitation == nil ? session.otherPlayers : nil
    return session.openingNotes + [wording.text(.commandWelcome, .text("\(game.round.root)"))]
      + [otherPlayers].compactMap(\.self) + (game.round.isEnded ? endLines() : [])
  }

  /// Plays a word or performs a command, and returns the lines to print.
  mutating func respond(to line: [UInt8]) -> [String] {
    let typed = Array(Word.trimmed(line))
    let response = command(typed).map { perform($0) } ?? play(typed)
    return announceNewDay() + response + errorLines()
  }

  private mutating func play(_ typed: [UInt8]) -> [String] {
    defer { question = nil }
    // The line after this question is its answer, never a word.
    if question == .forget { return [wording.text(.forgetKept)] }
    do throws(Rejection) {
      guard let (word, previousRank) = try session.play(typed) else { return [] }
      guard isInteractive else { return [wording.text(of: word)] }
      let isWhole = game.standing.isWhole && previousRank != .allWords
      return [wording.text(of: word)] + wording.achievements(of: word, in: game, rankBefore: previousRank)
        + (isWhole ? resultLines + [wording.text(.commandWhole)] : [])
    } catch {
      return [wording.explanation(of: error, root: game.round.root).singleLine]
    }
  }

  /// Reports once that a round could not be saved.
  private mutating func errorLines() -> [String] { [session.consumeError()].compactMap(\.self) }

  /// Announces once that a new day has begun.
  mutating func announceNewDay() -> [String] {
    let today = session.clock.today
    guard isInteractive, today?.number != announcedDay,
      let sentence = wording.newDailyNotice(in: game, today: today)
    else { return [] }
    announcedDay = today?.number
    return [wording.text(sentence, command: "/today")]
  }
}
