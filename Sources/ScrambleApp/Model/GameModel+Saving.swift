import ScrambleKit
import WordScramble

/// Saving, and play time.
extension GameModel {
  /// Stops counting play time, because the app is no longer in the foreground, and saves the time.
  func pause() {
    change { $0.pause(at: $1) }
    save()
  }

  /// Counts play time again; a timed round waits until the player resumes it, see ``resumeRound()``.
  func resume() {
    if !game.isPaused { change { $0.resume(at: $1) } }
    openToday()
    updateMissedYesterday()
  }

  /// Saves all changes; called after each action. The first error is announced after the latest announcement.
  func save() {
    withStore { store, game in
      do throws(SystemError) { try store.save(&game) } catch { savingFailure.note(error) }
    }
    noteForgotten()
    guard let error = savingFailure.take() else { return }
    add(wording.text(.savingFailed, .text(error.message)))
  }

  /// Forgets everything if another program has, before a word is played.
  func refresh() {
    withStore { $0.refresh(&$1) }
    noteForgotten()
  }

  /// Tells that another program has forgotten everything; the round has begun again.
  private func noteForgotten() {
    guard withStore({ store, _ in store.takeForgotten() }) == true else { return }
    add(wording.text(.forgetElsewhere))
  }
}
