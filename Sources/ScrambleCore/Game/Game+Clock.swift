/// Timed rounds. The clock runs only while the round is on screen, from each ``startClock(at:)`` on.
extension Game {
  /// The greatest number of seconds between two ticks. After a longer gap, or a step back of the clock, the device has
  /// slept or its clock was set.
  static let maxTickGap: Int64 = 10

  /// Whether a timed round waits for the player to start it or to return. Its letters must be hidden.
  package var isCovered: Bool { round.secondsLeft != nil && !round.isEnded && !isClockRunning }

  package var isClockRunning: Bool { tickedAt != nil }

  /// Uncovers the letters of a timed round and starts its clock.
  package mutating func startClock(at second: Int64) {
    guard isCovered else { return }
    tickedAt = second
    round.touched = second
    storeRound()
  }

  /// Stops the clock and covers the letters, when the player leaves the round.
  package mutating func stopClock(at second: Int64) {
    tick(at: second, isTyping: false)
    guard isClockRunning else { return }
    tickedAt = nil
    storeRound()
  }

  /// Counts down. A front end calls this once a second while the clock runs.
  ///
  /// When the time is up, the round ends, unless a word is being typed. Then the next word played ends it, or the next
  /// tick without one. After a gap, the time since the last tick does not count and the letters are covered.
  package mutating func tick(at second: Int64, isTyping: Bool) {
    guard let tickedAt, let secondsLeft = round.secondsLeft else { return }
    let elapsed = second - tickedAt
    guard elapsed.magnitude <= Game.maxTickGap else {
      self.tickedAt = nil
      return storeRound()
    }
    self.tickedAt = second
    round.secondsLeft = max(0, secondsLeft - max(0, Int(elapsed)))
    if round.isTimeUp && !isTyping { end(at: second) }
  }
}
