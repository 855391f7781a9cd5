import WordScramble

/// The end of a round, which can be undone until the missed words are shown.
extension GameModel {
  /// Shows the result of a round that has ended, or else asks whether to end it.
  func showMissed() {
    if game.round.isEnded { panel = .missed } else { isAskingToEnd = true }
  }

  /// Ends the round, once the player has confirmed it, and shows its result.
  func endRound() {
    change { $0.end(at: $1) }
    newWord = ""
    note(nil)
    isAskingToEnd = false
    save()
    panel = .missed
  }

  /// Whether the end can be undone: no missed word was shown, and time remains.
  var canGoOn: Bool { game.round.phase == .ended && !game.round.isTimeUp }

  /// Goes on with a round that has ended, as long as no missed word was shown.
  func keepPlaying() {
    guard change({ $0.keepPlaying(at: $1) }) else { return }
    save()
    panel = nil
    focusIfHardwareKeyboard()
  }

  /// Shows the words missed: the round is finished for good.
  func reveal() {
    change { game, _ in game.reveal() }
    save()
  }
}
