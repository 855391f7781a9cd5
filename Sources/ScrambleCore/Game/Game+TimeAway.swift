/// Time away: time on screen in which the device sleeps or nobody plays.
extension Game {
  /// The longest time between two calls of ``checkPresence(at:isPlayerActing:)``, in tenths of a second. After a
  /// longer one, the device must have slept.
  package static let maxTenthsBetweenChecks = 100
  /// The longest time without input that still counts as playing. A timed round of at most ten minutes never pauses
  /// because of it, as its time is up first.
  package static let maxIdleTime = PlayTime.minutes(10)

  /// Notes that the game is on screen, and whether the player is active.
  ///
  /// A front end calls this first for each key, touch and pointer movement, and every few seconds in between. A front
  /// end that only waits for keys cannot detect that the device has slept. For one that never calls this, such as a
  /// terminal that reads words from a pipe, all time counts.
  ///
  /// Time in which the device slept does not count. Neither does the unsaved time since the last input, once the time
  /// since that input exceeds ``maxIdleTime``. A timed round then pauses; any other round continues with the next
  /// input.
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

  /// Counts play time up to a moment. If the device has slept, counts it only up to the last check; if the player was
  /// idle for too long, only up to the last input or the last save, whichever is later. In both cases, counting stops.
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

  /// Counts play time, which pauses a timed round if the player has left. Returns whether a timed round is paused.
  mutating func isPausedAfterCounting(at moment: Moment) -> Bool {
    countPlayTime(until: moment)
    return isPaused
  }

  /// Starts counting play time at a moment, with the player present.
  mutating func startCounting(at moment: Moment) {
    countedAt = moment.uptime
    presence?.checkedAt = moment.uptime
    presence?.isAway = false
    presence?.savedPlayTime = nil
    // The round may have changed, so the play time of the current one is needed.
    presence?.playTimeAtInput = round.playTime
  }

  /// Notes input from the player. A round without a time limit continues if the player was away.
  mutating func noteInput(at moment: Moment) {
    if presence?.isAway == true { resume(at: moment) }
    let played = playTime(at: moment)
    presence?.playTimeAtInput = played
  }

  /// Stores the play time of a running round so that it is saved, for a front end that may be ended at any time.
  ///
  /// The time is stored at most once after each input, because the player may turn out to be away, and saved time is
  /// never taken back.
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
  /// The time of the last call of ``Game/checkPresence(at:isPlayerActing:)``, or of the start of counting if that was
  /// later, on the monotonic clock.
  var checkedAt: Int64
  /// Whether the front end calls `checkPresence` every few seconds.
  var isCheckedOften = false
  /// The play time of the round at the last input or, if that was later, when counting started or when saved progress
  /// in the round was merged.
  var playTimeAtInput: PlayTime
  /// The play time that was last saved since counting began, or nil if none was.
  var savedPlayTime: PlayTime?
  /// Whether the player has left a round without a time limit. A timed round pauses instead.
  var isAway = false
}
