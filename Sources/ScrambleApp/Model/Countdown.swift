import WordScramble

/// The clock of a round: the time that is left, and how far the challenge had come after the same play time.
struct Countdown: Equatable, Sendable {
  /// The remaining time of a timed round at the latest look; nil in an untimed round.
  private(set) var timeLeft: PlayTime?
  /// The progress of the challenge at the latest look; nil before it, or if no challenge is being answered.
  private(set) var pace: ChallengeResult.Pace?

  /// What a look at the clock shows.
  enum News: Equatable, Sendable {
    /// So much time is left, which is announced.
    case left(PlayTime)
    /// The time is up, which is news once.
    case isUp(isNews: Bool)
  }

  /// Creates the clock of a game's round, before the first look.
  init(of game: Game) {
    timeLeft = game.round.timeLeft
  }

  /// Looks at the clock; the remaining time is news at ``Round/announcedTimes`` only.
  mutating func look(at game: Game, _ moment: Moment) -> News? {
    pace = game.rival?.pace(after: game.playTime(at: moment))
    guard let remaining = game.timeLeft(at: moment) else { return nil }
    let before = timeLeft ?? remaining
    timeLeft = remaining
    if remaining == .zero { return .isUp(isNews: before > .zero) }
    return Round.announcedTimes.last { before > $0 && remaining <= $0 }.map { .left($0) }
  }

  /// Stops the clock of a round whose time is up.
  mutating func stop() {
    timeLeft = .zero
  }
}
