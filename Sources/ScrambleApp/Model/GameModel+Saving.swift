import ScrambleKit
import WordScramble

/// Saving, and play time.
extension GameModel {
  /// Stops counting play time, because the app is no longer in the foreground, and saves the time.
  func pause() {
    game?.pause(at: dependencies.moment())
    save()
  }

  /// Counts play time again; a timed round waits until the player resumes it, see ``resumeRound()``.
  func resume() {
    if !isPaused { game?.resume(at: dependencies.moment()) }
    openToday()
    updateMissedYesterday()
  }

  /// Saves all changes; called after each action. The first error is announced after the latest announcement.
  func save() {
    game?.save(in: &rounds)
    noteForgotten()
    guard let error = rounds?.takeError() else { return }
    let news = wording.text(.savingFailed, .text(error.message))
    notice = news
    appendToAnnouncement(news)
  }

  /// Forgets everything if another program has, before a word is played.
  func refresh() {
    game?.refresh(from: &rounds)
    noteForgotten()
  }

  /// Tells that another program has forgotten everything; the round has begun again.
  private func noteForgotten() {
    guard rounds?.takeForgotten() == true else { return }
    let news = wording.text(.forgetElsewhere)
    notice = news
    appendToAnnouncement(news)
  }

  /// Reports the condition in which the saved rounds were found.
  func tell(_ notes: [LoadNote]) {
    guard !notes.isEmpty else { return }
    let news = notes.map { wording.text(of: $0) }.joined(separator: " ")
    notice = news
    say(news, english: [])
  }
}

extension Game {
  /// Saves all changes, if there is a store.
  fileprivate mutating func save(in store: inout RoundStore?) {
    store?.save(&self)
  }

  /// Forgets everything if another program has.
  fileprivate mutating func refresh(from store: inout RoundStore?) {
    store?.refresh(&self)
  }
}
