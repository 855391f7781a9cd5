import ScrambleKit

/// Typing and the focus.
extension GameModel {
  /// Whether the letters can be tapped. An on-screen keyboard replaces them.
  var showsLetters: Bool { !isTyping || hasKeyboard }

  /// The line under the field: the latest refusal; otherwise a notice, and that the round has ended; nil if there is neither.
  var fieldNote: String? {
    let news = [notice, isEnded ? overText : nil].compactMap(\.self)
    return refusal ?? (news.isEmpty ? nil : news.joined(separator: " "))
  }

  /// The words in ``fieldNote`` that are English in every language: the root and the typed word.
  var wordsOfRefusal: [String] { [rootWord, newWord.lowercased()] }

  /// Whether the card for a first visit is shown.
  var isWelcoming: Bool { !settings.isWelcomed }

  /// Closes the card for a first visit permanently.
  func closeWelcome() {
    guard isWelcoming else { return }
    settings.isWelcomed = true
  }

  /// Handles the last typed character: a space shuffles the letters, as on the page and in the terminal.
  func shuffleOnSpace(before: String, after: String) {
    guard after == before + " " else { return }
    newWord = before
    shuffle()
  }

  /// Whether a panel or dialog covers the game, so that it takes no commands.
  var isCovered: Bool { panel != nil || showingError || isAskingToEnd }

  /// Whether the field takes the focus when it appears or is asked to.
  var wantsFocus: Bool { !isEnded && !isPaused && (isTyping || hasKeyboard || awaitsFocus) }

  /// Notes that the field got or lost the focus. Focus lost to an alert, or while a focus request is pending, does not count as lost.
  func noteFocus(_ hasFocus: Bool) {
    if hasFocus || !showingError && !awaitsFocus { isTyping = hasFocus }
  }

  /// Ends a focus request with its result; also called when the player has hidden the keyboard.
  func settleFocus(_ hasFocus: Bool) {
    awaitsFocus = false
    noteFocus(hasFocus)
  }

  /// Requests the focus if that opens no on-screen keyboard.
  func focusIfHardwareKeyboard() {
    if hasKeyboard && !isEnded { requestFocus() }
  }

  /// Asks for the focus again if the field had it: the system takes it when Return is pressed, and when an alert comes.
  func continueTyping() {
    if isTyping && !isEnded && !showingError { requestFocus() }
  }
}
