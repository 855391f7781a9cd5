/// Sleep and absence: time on screen that cannot have been spent playing.
extension Game {
  /// The longest time between two calls of ``checkPresence(at:isPlayerActing:)``, in tenths of a second. After a
  /// longer one, the device must have slept.
  package static let maxTenthsBetweenChecks = 100
  /// How long a player without input still counts as playing. A round of ten minutes never pauses for that, because its
  /// time is up first.
  package static let maxIdleTime = PlayTime.minutes(10)

  /// Notes that the game is on screen, and whether the player is active.
  ///
  /// A front end calls this first for each key, touch and pointer movement, and every few seconds in between. A front
  /// end that only waits for keys cannot detect that the device has slept. For one that never calls this, such as for
  /// words from a pipe, all time counts.
  ///
  /// Time in which the device slept does not count. Neither does the time since the last input, once that exceeds
  /// ``maxIdleTime``. A timed round then pauses; any other round continues with the next input.
  ///
  /// - Parameter isPlayerActing: Whether there was input from the player.
  /// - Returns: Whether the player was just found to be away, or to be back.
  @discardableResult
  package mutating func checkPresence(at moment: Moment, isPlayerActing: Bool) -> Bool {
    if presence == nil { presence = PlayerPresence(checkedAt: moment.uptime, playTimeAtInput: round.playTime) }
    let wasAway = presence?.isAway
    // Play time is normally counted at the next input. This count is kept only if it shows that the player has left.
    var countedGame = self
    let hasLeft = countedGame.countPlayTime(until: moment)
    if hasLeft { self = countedGame }
    presence?.checkedAt = moment.uptime
    if isPlayerActing { noteInput(at: moment) } else { presence?.isCheckedOften = true }
    return hasLeft || presence?.isAway != wasAway
  }

  /// Counts play time up to a moment or, if the player has left, up to the time that was really played.
  ///
  /// - Returns: Whether the player has left.
  @discardableResult
  mutating func countPlayTime(until moment: Moment) -> Bool {
    guard let lastCount = countedAt else { return false }
    let lastCheck = max(lastCount, presence?.checkedAt ?? lastCount)
    let hasSlept = presence?.isCheckedOften == true && moment.uptime - lastCheck > Int64(Game.maxTenthsBetweenChecks)
    let end = hasSlept ? lastCheck : moment.uptime
    round.advance(
      to: round.playTime + PlayTime(tenths: Int(min(max(0, end - lastCount), Int64(PlayTime.longest.tenths)))))
    countedAt = moment.uptime
    let isIdle = presence.map { round.playTime - $0.playTimeAtInput > Game.maxIdleTime } ?? false
    guard hasSlept || isIdle else { return false }
    if isIdle, let presence { round.playTime = max(presence.playTimeAtInput, presence.savedPlayTime ?? .zero) }
    stopCounting()
    presence?.isAway = round.minutes == nil
    return true
  }

  /// Returns whether a timed round is paused, or is about to pause because the player has left.
  package func isPaused(at moment: Moment) -> Bool {
    var countedGame = self
    return countedGame.isPausedAfterCounting(at: moment)
  }

  /// Counts play time, which pauses a timed round if the player has left. Returns whether it is paused.
  mutating func isPausedAfterCounting(at moment: Moment) -> Bool {
    countPlayTime(until: moment)
    return isPaused
  }

  /// Counts play time from a moment on, with the player present.
  mutating func startCounting(at moment: Moment) {
    countedAt = moment.uptime
    presence?.checkedAt = moment.uptime
    presence?.isAway = false
    presence?.savedPlayTime = nil
    // The round may have changed, so the play time of the current one is needed.
    presence?.playTimeAtInput = round.playTime
  }

  /// Notes that there was input from the player.
  mutating func noteInput(at moment: Moment) {
    if presence?.isAway == true { resume(at: moment) }
    let played = playTime(at: moment)
    presence?.playTimeAtInput = played
  }

  /// Lets the play time of a running round be saved, for a front end that may be killed.
  ///
  /// Time since the last save is not saved before the next input, because the player may prove to be away, and saved
  /// time is never taken back.
  package mutating func saveTime(at moment: Moment) {
    countPlayTime(until: moment)
    if countedAt == nil { return }
    if let presence, let saved = presence.savedPlayTime, saved >= presence.playTimeAtInput { return }
    storePlayTime()
    presence?.savedPlayTime = round.playTime
  }
}

/// What is known about the presence of the player.
struct PlayerPresence: Sendable {
  /// The time of the last call of ``Game/checkPresence(at:isPlayerActing:)``, on the monotonic clock.
  var checkedAt: Int64
  /// Whether the front end calls `checkPresence` every few seconds.
  var isCheckedOften = false
  /// The play time of the round at the last input.
  var playTimeAtInput: PlayTime
  /// The play time of the round when it was last saved, since counting began.
  var savedPlayTime: PlayTime?
  /// Whether the player has left a round without a time limit. A timed round pauses instead.
  var isAway = false
}
