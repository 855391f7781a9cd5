import ScrambleCore
import ScrambleKit

/// Timed rounds. The view calls ``tick()`` twice a second; everything else is derived from the device's clock.
extension GameModel {
  /// Whether the clock of a timed round is running, so that it can be paused.
  var isTicking: Bool { game.round.minutes != nil && !game.round.isEnded && !game.isPaused }

  /// "2:05"; nil in an untimed round or one that has ended.
  var clockText: String? { game.round.isEnded ? nil : countdown.timeLeft.map { wording.clockText($0) } }

  /// "3 minutes left", for screen readers; nil in an untimed round or one that has ended.
  var timeLeftText: String? { game.round.isEnded ? nil : countdown.timeLeft.map { wording.timeLeft($0) } }

  /// How many of ``Round/announcedTimes`` have been reached; 0 in an untimed round.
  var announcedTimeCount: Int {
    guard let timeLeft = countdown.timeLeft else { return 0 }
    return Round.announcedTimes.count { timeLeft <= $0 }
  }

  /// Pauses a timed round and hides its letters.
  func pauseRound() {
    guard isTicking else { return }
    pausePlayTime()
    announce(wording.text(.timePaused), english: [])
  }

  /// Saves the play time up to when the player left, and announces that the round is paused.
  func savePlayTimeAndAnnouncePause() {
    countdown = Countdown(of: game)
    save()
    announce(wording.text(.timePaused), english: [])
  }

  func resumeRound() {
    guard game.isPaused else { return }
    change { $0.resume(at: $1) }
    focusIfHardwareKeyboard()
  }

  /// Updates the remaining time. It pauses a timed round if the player is away, and ends one whose time is up, unless a
  /// word is being typed.
  func tick() {
    guard isTicking else { return }
    let moment = dependencies.moment()
    if game.isPaused(at: moment) {
      change { $0.pause(at: $1) }
      return savePlayTimeAndAnnouncePause()
    }
    var newCountdown = countdown
    let event = newCountdown.update(from: game, at: moment)
    // Views observe the clock. Assigning only changed values avoids needless redraws.
    if newCountdown != countdown { countdown = newCountdown }
    switch event {
    case .timeLeft(let time): announce(wording.timeLeft(time), english: [])
    case .timeIsUp(let isFirstReport): handleTimeIsUp(isFirstReport: isFirstReport)
    case nil: break
    }
  }

  /// Ends the round, unless a word is being typed. The player may still finish that word, which is announced once.
  private func handleTimeIsUp(isFirstReport: Bool) {
    if newWord.isEmpty || refusedWord.isMarked {
      change { $0.endIfTimeIsUp(at: $1) }
      announce(wording.text(.timeUp), english: [])
      showResultAfterTimeIsUp()
    } else if isFirstReport {
      announceNotice(wording.text(.timeLastWord), english: [])
    }
  }

  /// Shows the result of a round whose time is up, once an open alert is closed. An open dialog is closed.
  func showResultAfterTimeIsUp() {
    newWord = ""
    countdown.stop()
    setNotice(nil)
    save()
    showResult()
    isAskingToEnd = false
  }
}

extension GameModel {
  /// Stops counting play time, for example when the app leaves the foreground, and saves the time.
  func pausePlayTime() {
    change { $0.pause(at: $1) }
    save()
  }

  /// Starts counting play time again when the app becomes active, and opens today's puzzle if a new day has begun. A
  /// paused timed round waits until the player resumes it, see ``resumeRound()``.
  func resumePlayTime() {
    if !game.isPaused { change { $0.resume(at: $1) } }
    openTodayIfNewDay()
    updateMissedYesterday()
  }
}
