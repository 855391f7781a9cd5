import ScrambleCore
import ScrambleKit

extension ScreenGame {
  /// Whether a timed round runs, so that the picture changes without a key.
  var isTimeRunning: Bool {
    guard !game.round.isEnded, !game.isPaused, let timeLeft = session.timeLeft else { return false }
    return timeLeft > .zero
  }

  /// Records that the game is on screen and whether the player presses a key. Pauses a timed round if the player is
  /// away.
  mutating func checkClock(isPlayerActing: Bool) {
    let wasPaused = game.isPaused
    session.checkClock(isPlayerActing: isPlayerActing)
    if game.isPaused && !wasPaused { open(.paused) }
  }

  /// Updates the time and ends the round when its time is up. The player can finish the word that is being typed.
  mutating func tick() {
    guard game.round.minutes != nil, !game.round.isEnded, !game.isPaused else { return }
    let isTyping = !field.text.isEmpty && !field.isRefused
    let isTimeUp = session.change { game, moment in
      isTyping ? game.saveIfTimeIsUp(at: moment) : game.endIfTimeIsUp(at: moment)
    }
    guard isTimeUp else { return }
    if game.round.isEnded { return showTimeUp(notes: []) }
    open(nil)
    message = .notes([wording.text(.timeLastWord)])
  }

  mutating func showTimeUp(notes: [String]) {
    open(.result)
    message = .notes([wording.text(.timeUp)] + notes)
  }

  /// Stops counting play time, because the player is away or has paused the round.
  mutating func pause() {
    session.pause()
    if panel == nil, game.isPaused { open(.paused) }
  }

  /// Resumes counting play time. A timed round stays paused until a key is pressed. After midnight, opens today's
  /// puzzle if the current one is from an earlier day and is empty or has ended, unless text is typed or the player has
  /// opened a panel.
  mutating func resume() {
    if panel == defaultPanel, field.text.isEmpty, game.opensToday(session.clock.today) { return playToday() }
    if game.isPaused { open(.paused) } else { session.resume() }
  }

  /// Pauses or resumes a timed round.
  mutating func pauseOrResume() {
    if game.round.minutes != nil { perform(game.isPaused ? .resume : .pause) }
  }
}
