import ScrambleKit
import WordScramble

/// Timed rounds. The view calls ``tick()`` twice a second; everything else follows from the time of the device.
extension GameModel {
  /// Whether the round has a time limit.
  var isTimed: Bool { game?.round.minutes != nil }

  /// Whether a timed round waits for the player, so that letters and words are hidden.
  var isPaused: Bool { game?.isPaused ?? false }

  /// Whether a time is shown or announced.
  var isTicking: Bool { !isEnded && !isPaused && (isTimed || game?.rival != nil) }

  /// "2:05", or nil if no time is running.
  var clockText: String? { isEnded ? nil : timeLeft.map { wording.clock($0) } }

  /// "3 minutes left", for screen readers; nil if no time is running.
  var timeLeftText: String? { isEnded ? nil : timeLeft.map { wording.timeLeft($0) } }

  /// Whether the round can be paused.
  var canPause: Bool { isTimed && !isEnded && !isPaused }

  /// Pauses a timed round and hides its letters.
  func pauseRound() {
    guard canPause else { return }
    pause()
    say(wording.text(.timePaused), english: [])
  }

  /// Resumes a timed round.
  func resumeRound() {
    guard isPaused else { return }
    game?.resume(at: dependencies.moment())
    focusIfHardwareKeyboard()
  }

  /// Updates the remaining time and the progress of the challenge, and ends a timed round whose time is up.
  func tick() {
    guard let game, isTicking else { return }
    let moment = dependencies.moment()
    let pace = game.rival?.pace(after: game.playTime(at: moment))
    if pace != self.pace { self.pace = pace }
    guard let remaining = game.timeLeft(at: moment) else { return }
    let before = timeLeft ?? remaining
    if remaining != before { timeLeft = remaining }
    if remaining == .zero { noteTimeIsUp(isNews: before > .zero) } else { tellTime(from: before, to: remaining) }
  }

  /// Announces the remaining time at ``Round/announcedTimes`` only.
  private func tellTime(from before: PlayTime, to remaining: PlayTime) {
    guard let told = Round.announcedTimes.last(where: { before > $0 && remaining <= $0 }) else { return }
    say(wording.timeLeft(told), english: [])
  }

  /// Ends the round; a word that is being typed may be finished.
  private func noteTimeIsUp(isNews: Bool) {
    if newWord.isEmpty {
      game?.endIfTimeIsUp(at: dependencies.moment())
      say(wording.text(.timeUp), english: [])
      showTimeIsUp()
    } else if isNews {
      let news = wording.text(.timeLastWord)
      notice = news
      say(news, english: [])
    }
  }

  /// Shows the result of a round whose time is up, after the alert if there is one.
  func showTimeIsUp() {
    newWord = ""
    timeLeft = .zero
    notice = nil
    save()
    isAskingToEnd = false
    if !showingError { panel = .missed }
  }

  /// Continues after the alert was closed: with the result if the last word was refused, otherwise with the next word.
  func continueAfterAlert() {
    if isTimed && isEnded && timeLeft == .zero && panel == nil { panel = .missed } else { continueTyping() }
  }
}
