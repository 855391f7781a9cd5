import WordScramble

/// The end of a round, which can be undone until the missed words are shown.
extension GameModel {
  /// Shows the result of a round that has ended or whose common words are all found, or else asks whether to end it.
  func showMissed() {
    if game.round.isEnded || isWhole { panel = .missed } else { isAskingToEnd = true }
  }

  /// Whether every common word is found.
  var isWhole: Bool { game.standing.rank == .wholeString }

  /// Whether missed words can be asked for; there are none once every common word is found.
  var canReveal: Bool { !isRevealed && !isWhole }

  /// Ends the round, once the player has confirmed it, and shows its result.
  func endRound() {
    change { $0.end(at: $1) }
    newWord = ""
    note(nil)
    save()
    panel = .missed
    isAskingToEnd = false
  }

  /// Whether the round can go on: no missed word was shown, and time remains. After the last common word, there may still be bonus words.
  var canGoOn: Bool { !isRevealed && !game.round.isTimeUp && (game.round.isEnded || isWhole) }

  /// Goes on with a round that has ended, as long as no missed word was shown, or with one whose common words are all found.
  func keepPlaying() {
    guard canGoOn else { return }
    panel = nil
    if game.round.isEnded { change { _ = $0.keepPlaying(at: $1) } }
    save()
    focusIfHardwareKeyboard()
  }

  /// Shows the words missed: the round is finished for good.
  func reveal() {
    change { game, _ in game.reveal() }
    save()
  }
}
