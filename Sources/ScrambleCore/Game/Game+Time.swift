/// Timed rounds. Play time is measured with a monotonic clock, and is not counted while the player is away.
extension Game {
  /// Whether a timed round is waiting for the player to start it or to return. Its letters must be hidden.
  package var isPaused: Bool { round.minutes != nil && round.phase == .playing && countedAt == nil }

  /// The suggested time limit for the next round, in minutes: that of the current round. Nil if the current round has
  /// not ended or has no time limit.
  package var suggestedNextMinutes: Int? { round.isEnded ? round.minutes : nil }

  /// Returns the time left, or nil if the round is not timed.
  package func timeLeft(at moment: Moment) -> PlayTime? {
    var countedGame = self
    countedGame.countPlayTime(until: moment)
    return countedGame.round.timeLeft
  }

  /// Returns the play time of the round up to a moment.
  func playTime(at moment: Moment) -> PlayTime {
    var countedGame = self
    countedGame.countPlayTime(until: moment)
    return countedGame.round.playTime
  }

  /// Saves the round as ended if its time is up while a word is being typed. The word may still be finished.
  ///
  /// - Returns: Whether the time is up.
  @discardableResult
  package mutating func saveIfTimeIsUp(at moment: Moment) -> Bool {
    countPlayTime(until: moment)
    // The saved round has ended even while the round is still in progress here.
    if round.isTimeUp, history[round.id] != round { roundDidChange() }
    return round.isTimeUp
  }

  /// Ends the round if its time is up. A front end calls this when the time is up and no word is being typed.
  ///
  /// - Returns: Whether the time is up.
  @discardableResult
  package mutating func endIfTimeIsUp(at moment: Moment) -> Bool {
    countPlayTime(until: moment)
    if round.isTimeUp { end(at: moment) }
    return round.isTimeUp
  }
}
