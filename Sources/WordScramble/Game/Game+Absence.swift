/// Sleep and absence: time on screen that cannot have been spent playing.
extension Game {
  /// The longest time between two calls of ``look(at:isPlayerActing:)``, in tenths of a second. After a longer one, the
  /// device must have slept.
  package static let longestStep = 100
  /// How long a player without input still counts as playing. A round of ten minutes never pauses for that, because its
  /// time is up first.
  package static let longestIdleness = PlayTime.minutes(10)

  /// Notes that the game is on screen, and whether the player is active.
  ///
  /// A front end calls this first for each key, touch and pointer movement, and every few seconds in between. A front
  /// end that only waits for keys cannot detect that the device has slept. For one that never calls this, such as for
  /// words from a pipe, all time counts.
  ///
  /// Time in which the device slept does not count. Neither does the time since the last input, once that exceeds
  /// ``longestIdleness``. A timed round then pauses; any other round continues with the next input.
  ///
  /// - Parameter isPlayerActing: Whether there was input from the player.
  /// - Returns: Whether the player was just found to be away, or to be back.
  @discardableResult
  package mutating func look(at moment: Moment, isPlayerActing: Bool) -> Bool {
    if attention == nil { attention = Attention(lookedAt: moment.uptime, playedBefore: round.playTime) }
    let wasAway = attention?.isAway
    // Play time is normally counted at the next input. This count is kept only if it shows that the player has left.
    var counted = self
    let isLeft = counted.count(moment)
    if isLeft { self = counted }
    attention?.lookedAt = moment.uptime
    if isPlayerActing { noteAction(at: moment) } else { attention?.isClose = true }
    return isLeft || attention?.isAway != wasAway
  }

  /// Counts play time up to a moment or, if the player has left, up to the time that was really played.
  ///
  /// - Returns: Whether the player has left.
  @discardableResult
  mutating func count(_ moment: Moment) -> Bool {
    guard let before = countedAt else { return false }
    let seen = max(before, attention?.lookedAt ?? before)
    let hasSlept = attention?.isClose == true && moment.uptime - seen > Int64(Game.longestStep)
    let end = hasSlept ? seen : moment.uptime
    round.advance(to: round.playTime + PlayTime(tenths: Int(min(max(0, end - before), Int64(PlayTime.longest.tenths)))))
    countedAt = moment.uptime
    let isIdle = attention.map { round.playTime - $0.playedBefore > Game.longestIdleness } ?? false
    guard hasSlept || isIdle else { return false }
    if isIdle, let attention { round.playTime = max(attention.playedBefore, attention.saved ?? .zero) }
    stopCounting()
    attention?.isAway = round.minutes == nil
    return true
  }

  /// Returns whether a timed round is paused, or is about to pause because the player has left.
  package func isPaused(at moment: Moment) -> Bool {
    var counted = self
    return counted.waits(at: moment)
  }

  /// Counts play time, which pauses a timed round if the player has left. Returns whether it is paused.
  mutating func waits(at moment: Moment) -> Bool {
    count(moment)
    return isPaused
  }

  /// Counts play time from a moment on, with the player present.
  mutating func startCounting(at moment: Moment) {
    countedAt = moment.uptime
    attention?.lookedAt = moment.uptime
    attention?.isAway = false
    attention?.saved = nil
    // The round may have changed, so the play time of the current one is needed.
    attention?.playedBefore = round.playTime
  }

  /// Notes that there was input from the player.
  mutating func noteAction(at moment: Moment) {
    if attention?.isAway == true { resume(at: moment) }
    let played = playTime(at: moment)
    attention?.playedBefore = played
  }

  /// Lets the play time of a running round be saved, for a front end that may be killed.
  ///
  /// Time since the last save is not saved before the next input, because the player may prove to be away, and saved
  /// time is never taken back.
  package mutating func saveTime(at moment: Moment) {
    count(moment)
    if countedAt == nil { return }
    if let attention, let saved = attention.saved, saved >= attention.playedBefore { return }
    keepTime()
    attention?.saved = round.playTime
  }
}

/// What is known about the presence of the player.
struct Attention: Sendable {
  /// The time of the last call of ``Game/look(at:isPlayerActing:)``, on the monotonic clock.
  var lookedAt: Int64
  /// Whether the front end calls `look` every few seconds.
  var isClose = false
  /// The play time of the round at the last input.
  var playedBefore: PlayTime
  /// The play time of the round when it was last saved, since counting began.
  var saved: PlayTime?
  /// Whether the player has left a round without a time limit. A timed round pauses instead.
  var isAway = false
}
