import WordScramble

/// Whether the field has the focus, and how often it was asked to take the focus.
struct FieldFocus: Equatable, Sendable {
  /// Whether the field has the focus, as the view reports it.
  var isTyping = false
  /// Whether typing needs no on-screen keyboard: always on a Mac, and on an iPad with a hardware keyboard.
  var hasKeyboard: Bool
  /// The number of focus requests. Whenever it changes, the field takes the focus.
  var requests = 0
}

extension GameModel {
  /// Whether the letters can be tapped. An on-screen keyboard replaces them.
  var showsLetters: Bool { !focus.isTyping || focus.hasKeyboard }

  /// The root's letters in display order, each with whether the field uses it.
  var beads: [LetterBead] { LetterBead.beads(of: letters, taken: newWord) }

  /// The line under the field: the latest refusal, or the notice and whether the round has ended; nil if there is
  /// neither.
  var fieldNote: String? {
    let news = [notice, game.round.isEnded ? overText : nil].compactMap(\.self)
    return refusal ?? (news.isEmpty ? nil : news.joined(separator: " "))
  }

  /// The words in ``fieldNote`` that are English in every language: the root and the typed word.
  var wordsOfRefusal: [String] { [rootWord, newWord.lowercased()] }

  /// Handles the last key typed. A space shuffles the letters, as on the page and in the terminal. A letter after a
  /// refused word begins another word.
  func handleKey(before: String, after: String) {
    if after == before + " " {
      fieldText = before
      shuffle()
    } else if after == fieldText {
      readFieldText()
    }
  }

  /// Whether the field takes the focus when it appears and after Return.
  var wantsFocus: Bool { !game.round.isEnded && !game.isPaused && (focus.isTyping || focus.hasKeyboard) }

  /// Records whether the field has the focus. Focus taken by an alert does not count as lost.
  func noteFocus(_ hasFocus: Bool) {
    if hasFocus || !showingError { focus.isTyping = hasFocus }
  }

  func noteKeyboard(_ isAttached: Bool) {
    guard isAttached != focus.hasKeyboard else { return }
    focus.hasKeyboard = isAttached
    focusIfHardwareKeyboard()
  }

  /// Requests the focus if that does not open an on-screen keyboard.
  func focusIfHardwareKeyboard() {
    if focus.hasKeyboard && !game.round.isEnded { focus.requests += 1 }
  }

  /// Requests the focus again if the field had it. The system removes the focus on Return and when an alert appears.
  func continueTyping() {
    if (focus.isTyping || focus.hasKeyboard) && !game.round.isEnded && !showingError { focus.requests += 1 }
  }

  var isWelcoming: Bool { !settings.isWelcomed }

  func closeWelcome() {
    if isWelcoming { preferences.settings.isWelcomed = true }
  }
}
