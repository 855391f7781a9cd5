import ScrambleKit
import WordScramble

/// Timed rounds.
extension ScreenSession {
  /// The keys that deal a word for some minutes, and for as long as the player likes.
  static let times: [(key: Unicode.Scalar, minutes: Int?)] = [("1", nil), ("3", 3), ("0", 10)]

  /// The time that is left in tenths of a second, or nil in a round that is not timed.
  var timeLeft: Int? { game.timeLeft(at: clock.moment()) }

  /// Whether the picture changes by itself: the time of a round runs, or the round that it answers still had words to find.
  var isTimeRunning: Bool {
    guard !game.round.isEnded && !game.isPaused else { return false }
    if let timeLeft { return timeLeft > 0 }
    return game.rival?.pace.contains { $0.time > game.round.played } ?? false
  }

  /// Counts the time of a round, and ends it when the time is up; a word that is being typed may be finished.
  mutating func tick() {
    guard game.round.minutes != nil || game.rival != nil, !game.round.isEnded, !game.isPaused else { return }
    let isTyping = !field.entry.isEmpty && !field.isRefused
    let isUp = saved.perform { game, moment in
      if isTyping && game.timeLeft(at: moment) == 0 { return true }
      return game.endIfTimeIsUp(at: moment)
    }
    guard isUp else { return }
    if game.round.isEnded { return endInTime(saying: []) }
    open(nil)
    message = .notes([wording.text(.timedLastWord)])
  }

  /// Shows the result of a round whose time is up.
  mutating func endInTime(saying notes: [String]) {
    open(.result)
    message = .notes([wording.text(.timedUp)] + notes)
  }

  /// Stops counting play time: the player is away, or wishes to pause.
  mutating func pause() {
    saved.pause()
    if panel == nil, game.isPaused { open(.paused) }
  }

  /// Counts play time again; a timed round waits until the player has seen it.
  mutating func resume() {
    if game.isPaused { open(.paused) } else { saved.resume() }
  }

  /// Of a paused round nothing is shown, and nothing is played.
  mutating func obeyWhilePaused(_ key: Key) {
    switch key {
    case .enter, .escape, .control("T"):
      saved.resume()
      open(nil)
    case .control("N"): newWord()
    case .control("P"): goBack()
    case .control("R"): openRecord()
    default: break
    }
  }

  /// Deals a word for the time that a key stands for; any other key closes the panel.
  mutating func deal(for key: Unicode.Scalar) {
    guard let time = ScreenSession.times.first(where: { $0.key == key }) else { return open(resting) }
    newWord(minutes: time.minutes)
  }
}
