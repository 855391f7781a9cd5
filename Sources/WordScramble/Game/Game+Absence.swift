/// Sleep and absence: time on screen in which nobody can have played.
extension Game {
  /// The longest step of the clock between two looks at it, in tenths of a second; after a longer one the device has slept.
  package static let longestStep = 100
  /// How long a player who does nothing still plays. A round of ten minutes is never paused for that: its time is up before.
  package static let longestIdleness = PlayTime.minutes(10)

  /// Notes that the game is on screen, and whether the player does something there.
  ///
  /// A front end calls it for each key, touch and movement of the pointer, before anything else, and between them every few seconds. One
  /// that only waits for keys cannot tell that the device has slept, and for one that never calls it, as for words from a pipe, all time
  /// counts.
  ///
  /// Time that the device has slept is not counted, nor is the time since the player did something last once that is more than
  /// ``longestIdleness``. A timed round is paused then; another one goes on when the player does something.
  ///
  /// - Parameter isPlayerActing: Whether the player does something.
  /// - Returns: Whether the player has just turned out to be away, or to be back.
  @discardableResult
  package mutating func look(at moment: Moment, isPlayerActing: Bool) -> Bool {
    if attention == nil { attention = Attention(lookedAt: moment.uptime, playedBefore: round.playTime) }
    let wasAway = attention?.isAway
    // Time is counted with an action, as ever, unless it is left out.
    var counted = self
    let isLeft = counted.count(moment)
    if isLeft { self = counted }
    attention?.lookedAt = moment.uptime
    if isPlayerActing { noteAction(at: moment) } else { attention?.isClose = true }
    return isLeft || attention?.isAway != wasAway
  }

  /// Counts play time up to a moment or, if the player has gone away since, up to what was played.
  ///
  /// - Returns: Whether the player has gone away.
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

  /// Returns whether a timed round is paused or, because the player has gone away, is to be paused.
  package func isPaused(at moment: Moment) -> Bool {
    var counted = self
    return counted.waits(at: moment)
  }

  /// Returns whether a timed round is paused, which it is once the player has gone away.
  mutating func waits(at moment: Moment) -> Bool {
    count(moment)
    return isPaused
  }

  /// Counts play time from a moment on; the player is there.
  mutating func startCounting(at moment: Moment) {
    countedAt = moment.uptime
    attention?.lookedAt = moment.uptime
    attention?.isAway = false
    attention?.saved = nil
    // Of the round that is shown now, not of the one before it.
    attention?.playedBefore = round.playTime
  }

  /// Notes that the player does something.
  mutating func noteAction(at moment: Moment) {
    if attention?.isAway == true { resume(at: moment) }
    let played = playTime(at: moment)
    attention?.playedBefore = played
  }

  /// Lets the time of a round that goes on be saved, for a front end that may be killed. What has passed since it was saved is not saved
  /// before the player does something, because it may prove to be an absence, and no saved time is taken back.
  package mutating func saveTime(at moment: Moment) {
    count(moment)
    if countedAt == nil { return }
    if let attention, let saved = attention.saved, saved >= attention.playedBefore { return }
    keepTime()
    attention?.saved = round.playTime
  }
}

/// What is known of the player of a game that is looked at.
struct Attention: Sendable {
  /// The last look, on the clock that never jumps.
  var lookedAt: Int64
  /// Whether the front end looks every few seconds.
  var isClose = false
  /// How long the round had been played when the player did something last.
  var playedBefore: PlayTime
  /// How long the round had been played when its time was saved last, since it is counted.
  var saved: PlayTime?
  /// Whether nobody has been there since, in a round without a time limit; a timed round is paused.
  var isAway = false
}
