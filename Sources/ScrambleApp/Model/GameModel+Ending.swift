import WordScramble

/// The end of a round, which can be undone until the missed words are shown.
extension GameModel {
  /// Shows the result of a round that has ended, or else asks whether to end it.
  func showMissed() {
    if isEnded { panel = .missed } else { isAskingToEnd = game != nil }
  }

  /// Ends the round, once the player has confirmed it, and shows its result.
  func endRound() {
    game?.end(at: dependencies.moment())
    newWord = ""
    notice = nil
    isAskingToEnd = false
    save()
    panel = game == nil ? nil : .missed
  }

  /// Whether the end can be undone: no missed word was shown, and time remains.
  var canGoOn: Bool { game.map { $0.round.phase == .ended && !$0.round.isTimeUp } ?? false }

  /// Goes on with a round that has ended, as long as no missed word was shown.
  func keepPlaying() {
    guard game?.keepPlaying(at: dependencies.moment()) == true else { return }
    save()
    panel = nil
    focusIfHardwareKeyboard()
  }

  /// Shows the words missed: the round is finished for good.
  func reveal() {
    game?.reveal()
    save()
  }
}
