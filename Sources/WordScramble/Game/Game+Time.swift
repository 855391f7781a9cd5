/// Timed rounds: play time is measured with a monotonic clock, and is stopped while the player is away.
extension Game {
  /// Whether a timed round waits for the player to come back, so that its letters are to be hidden.
  package var isPaused: Bool { round.minutes != nil && round.phase == .playing && countedAt == nil }

  /// The minutes of the round if it was timed and has ended, so that as many are offered again first; nil in a set.
  package var minutesAgain: Int? { round.isEnded && playedSet == nil ? round.minutes : nil }

  /// Returns the time that is left, or nil in a round that is not timed.
  package func timeLeft(at moment: Moment) -> PlayTime? {
    var counted = self
    counted.count(moment)
    return counted.round.timeLeft
  }

  /// Returns how long the round has been played up to a moment.
  package func playTime(at moment: Moment) -> PlayTime {
    var counted = self
    counted.count(moment)
    return counted.round.playTime
  }

  /// Notes that the time is up while a word is being typed, which may still be finished: the round is saved as ended from then on.
  ///
  /// - Returns: Whether the time is up.
  @discardableResult
  package mutating func saveIfTimeIsUp(at moment: Moment) -> Bool {
    count(moment)
    // Its record says so even while the round is still being played here.
    if round.isTimeUp, history[round.id] != round { roundDidChange() }
    return round.isTimeUp
  }

  /// Ends the round if its time is up. A front end calls it when the time is up and nothing has been typed; the word being typed may be
  /// finished.
  ///
  /// - Returns: Whether the time is up.
  @discardableResult
  package mutating func endIfTimeIsUp(at moment: Moment) -> Bool {
    count(moment)
    if round.isTimeUp { end(at: moment) }
    return round.isTimeUp
  }
}
