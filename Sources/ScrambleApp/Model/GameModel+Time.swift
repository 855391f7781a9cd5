import ScrambleCore
import ScrambleKit

/// Timed rounds. The view calls ``tick()`` once a second while the clock runs.
extension GameModel {
  /// "2:05"; nil in an untimed round or one that has ended.
  var clockText: String? { secondsLeft.map { wording.clockText($0) } }

  /// "3 minutes left", for screen readers; nil in an untimed round or one that has ended.
  var timeLeftText: String? { secondsLeft.map { wording.timeLeft($0) } }

  /// How many of ``Round/announcedTimes`` have been reached; 0 in an untimed round.
  var announcedTimeCount: Int {
    guard let secondsLeft = game.round.secondsLeft else { return 0 }
    return Round.announcedTimes.count { secondsLeft <= $0 }
  }

  private var secondsLeft: Int? { game.round.isEnded ? nil : game.round.secondsLeft }

  /// Uncovers the letters of a timed round and starts its clock.
  func startClock() {
    guard game.isCovered else { return }
    change { $0.startClock(at: $1) }
    save()
    focusIfHardwareKeyboard()
  }

  /// Saves the game when the app leaves the foreground, and stops the clock of a timed round, which covers its letters.
  func leave() {
    guard game.isClockRunning else { return save() }
    change { $0.stopClock(at: $1) }
    handleClockStop()
  }

  /// Updates the remaining time. It ends a round whose time is up, unless a word is being typed. The player may still
  /// finish that word, which is announced once.
  func tick() {
    guard game.isClockRunning, let before = game.round.secondsLeft else { return }
    let isTyping = !newWord.isEmpty && !refusedWord.isMarked
    change { $0.tick(at: $1, isTyping: isTyping) }
    guard game.isClockRunning, let after = game.round.secondsLeft else { return handleClockStop() }
    if before > 0 && after == 0 {
      announceNotice(wording.text(.timeLastWord), english: [])
    } else if Round.announcedTimes.contains(where: { before > $0 && after <= $0 }) {
      announce(wording.timeLeft(after), english: [])
    }
  }

  /// Shows the result if the time is up. Otherwise saves the remaining time, and announces that the letters are
  /// covered.
  func handleClockStop() {
    if game.round.isEnded {
      announce(wording.text(.timeUp), english: [])
      showResultAfterEnd()
    } else {
      save()
      announce(wording.text(.timeCovered), english: [])
    }
  }
}
