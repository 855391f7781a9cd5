import WordScramble

/// Whether the field has the focus, and how often it was asked to take it.
struct FieldFocus: Equatable, Sendable {
  /// Whether the field has the focus, as the view reports it.
  var isTyping = false
  /// Whether typing needs no on-screen keyboard: always on a Mac, and on an iPad while a keyboard is attached.
  var hasKeyboard: Bool
  /// How often the focus was asked for: with each change of it the field takes the focus.
  var requests = 0
}

/// Typing and the focus.
extension GameModel {
  /// Whether the letters can be tapped. An on-screen keyboard replaces them.
  var showsLetters: Bool { !focus.isTyping || focus.hasKeyboard }

  /// The letters of the root in the order in which they are shown, each with whether the field uses it.
  var beads: [LetterBead] { LetterBead.beads(of: letters, taken: newWord) }

  /// The line under the field: the latest refusal; otherwise a notice, and that the round has ended; nil if there is neither.
  var fieldNote: String? {
    let news = [notice, game.round.isEnded ? overText : nil].compactMap(\.self)
    return refusal ?? (news.isEmpty ? nil : news.joined(separator: " "))
  }

  /// The words in ``fieldNote`` that are English in every language: the root and the typed word.
  var wordsOfRefusal: [String] { [rootWord, newWord.lowercased()] }

  /// Handles what was typed last: a space shuffles the letters, as on the page and in the terminal. A letter after a refused word begins
  /// another.
  func handleKey(before: String, after: String) {
    if after == before + " " {
      fieldText = before
      shuffle()
    } else if after == fieldText {
      readFieldText()
    }
  }

  /// Whether the field takes the focus when it appears, and after Return.
  var wantsFocus: Bool { !game.round.isEnded && !game.isPaused && (focus.isTyping || focus.hasKeyboard) }

  /// Notes that the field got or lost the focus. Focus lost to an alert does not count as lost.
  func noteFocus(_ hasFocus: Bool) {
    if hasFocus || !showingError { focus.isTyping = hasFocus }
  }

  /// Notes whether a keyboard is attached to the device.
  func noteKeyboard(_ isAttached: Bool) {
    guard isAttached != focus.hasKeyboard else { return }
    focus.hasKeyboard = isAttached
    focusIfHardwareKeyboard()
  }

  /// Requests the focus if that opens no on-screen keyboard.
  func focusIfHardwareKeyboard() {
    if focus.hasKeyboard && !game.round.isEnded { focus.requests += 1 }
  }

  /// Asks for the focus again if the field had it: the system takes it when Return is pressed, and when an alert comes.
  func continueTyping() {
    if (focus.isTyping || focus.hasKeyboard) && !game.round.isEnded && !showingError { focus.requests += 1 }
  }

  /// Whether the card for a first visit is shown.
  var isWelcoming: Bool { !settings.isWelcomed }

  /// Closes the card for a first visit permanently.
  func closeWelcome() {
    if isWelcoming { preferences.settings.isWelcomed = true }
  }
}
