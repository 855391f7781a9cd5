package import ScrambleCore

/// Times as text.
extension Wording {
  /// Returns the remaining time: "2 minutes left", or seconds in the last minute.
  package func timeLeft(_ time: PlayTime) -> String {
    let seconds = time.secondsRoundedUp
    return seconds <= 60
      ? text(.timeSecondsRemaining, .number(seconds)) : text(.timeMinutesRemaining, .number((seconds + 59) / 60))
  }

  /// Returns a time as minutes and seconds: "2:05".
  package func clockText(_ time: PlayTime) -> String {
    let seconds = time.secondsRoundedUp
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}

extension PlayTime {
  fileprivate var secondsRoundedUp: Int { (tenths + 9) / 10 }
}
