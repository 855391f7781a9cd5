import WordScramble

/// Typing and the focus.
extension GameModel {
  /// Whether the letters can be tapped. An on-screen keyboard replaces them.
  var showsLetters: Bool { !focus.isTyping || focus.hasKeyboard }

  /// The line under the field: the latest refusal; otherwise a notice, and that the round has ended; nil if there is neither.
  var fieldNote: String? {
    let news = [notice, game.round.isEnded ? overText : nil].compactMap(\.self)
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

  /// Handles what was typed last: a space shuffles the letters, as on the page and in the terminal, and Return, which adds a line to the
  /// field of a phone, plays the word. A letter after a refused word begins another.
  func handleKey(before: String, after: String) {
    if after == before + " " {
      fieldText = before
      shuffle()
    } else if after.contains(where: \.isNewline) {
      let lines = after.split(whereSeparator: \.isNewline)
      // Return may be pressed with the cursor within the word; what is pasted may have lines too, and is not played.
      let isReturn = lines.joined() == before
      fieldText = isReturn ? before : lines.joined(separator: " ")
      if isReturn { addNewWord() } else { readFieldText() }
    } else if after == fieldText {
      readFieldText()
    }
  }

  /// Whether a panel or dialog covers the game, so that it takes no commands.
  var isCovered: Bool { panel != nil || panels.next != nil || showingError || isAskingToEnd }

  /// Whether the field takes the focus when it appears or is asked to.
  var wantsFocus: Bool { !game.round.isEnded && !game.isPaused && focus.isWanted }

  /// Notes that the field got or lost the focus.
  func noteFocus(_ hasFocus: Bool) {
    focus.note(hasFocus, isUnderAlert: showingError)
  }

  /// Ends a focus request with its result; also called when the player has hidden the keyboard.
  func settleFocus(_ hasFocus: Bool) {
    focus.settle(hasFocus, isUnderAlert: showingError)
  }

  /// Notes whether a keyboard is attached to the device.
  func noteKeyboard(_ isAttached: Bool) {
    if focus.noteKeyboard(isAttached) { focusIfHardwareKeyboard() }
  }

  /// Requests the focus if that opens no on-screen keyboard.
  func focusIfHardwareKeyboard() {
    if focus.hasKeyboard && !game.round.isEnded { focus.request() }
  }

  /// Asks for the focus again if the field had it: the system takes it when Return is pressed, and when an alert comes.
  func continueTyping() {
    if focus.isTyping && !game.round.isEnded && !showingError { focus.request() }
  }
}
