import ScrambleCore

/// The clock of a round.
struct Countdown: Equatable, Sendable {
  /// The remaining time of a timed round at the latest update; nil in an untimed round.
  private(set) var timeLeft: PlayTime?

  /// What an update of the clock reports.
  enum Event: Equatable, Sendable {
    /// The remaining time, when one of ``Round/announcedTimes`` has been reached.
    case timeLeft(PlayTime)
    /// The time is up. `isFirstReport` is true only the first time that this is reported.
    case timeIsUp(isFirstReport: Bool)
  }

  /// Creates the clock of a game's round, before the first update.
  init(of game: Game) {
    timeLeft = game.round.timeLeft
  }

  /// Updates the clock and returns what there is to report: that one of ``Round/announcedTimes`` has been reached, or
  /// that the time is up; nil if there is nothing or the round is not timed.
  mutating func update(from game: Game, at moment: Moment) -> Event? {
    guard let remaining = game.timeLeft(at: moment) else { return nil }
    let previousTimeLeft = timeLeft ?? remaining
    timeLeft = remaining
    if remaining == .zero { return .timeIsUp(isFirstReport: previousTimeLeft > .zero) }
    return Round.announcedTimes.last { previousTimeLeft > $0 && remaining <= $0 }.map { .timeLeft($0) }
  }

  mutating func stop() {
    timeLeft = .zero
  }
}
