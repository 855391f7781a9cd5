import WordScramble

/// Whether the field has the focus, and how often it was asked to take the focus.
struct FieldFocus: Equatable, Sendable {
  /// Whether the field has the focus, as the view reports it.
  var hasFocus = false
  /// Whether typing needs no on-screen keyboard: always on a Mac, and on an iPad with a hardware keyboard.
  var hasHardwareKeyboard: Bool
  /// The number of focus requests. Whenever it changes, the field takes the focus.
  var requestCount = 0
}

extension GameModel {
  /// Whether the letters can be tapped. An on-screen keyboard replaces them.
  var showsLetters: Bool { !focus.hasFocus || focus.hasHardwareKeyboard }

  /// The root's letters in display order, each with whether the field uses it.
  var beads: [LetterBead] { LetterBead.beads(of: letters, usedBy: newWord) }

  /// The line under the field: the latest refusal, or the notice and whether the round has ended; nil if there is
  /// neither.
  var fieldNote: String? {
    let sentences = [notice, game.round.isEnded ? roundOverText : nil].compactMap(\.self)
    return refusal ?? (sentences.isEmpty ? nil : sentences.joined(separator: " "))
  }

  /// The words in ``fieldNote`` that are English in every language: the root and the typed word.
  var englishWordsOfRefusal: [String] { [rootWord, newWord.lowercased()] }

  /// Handles the last key typed. A space shuffles the letters, as on the page and in the terminal. A letter after a
  /// refused word begins another word.
  func handleKey(before: String, after: String) {
    if after == before + " " {
      fieldText = before
      shuffle()
    } else if after == fieldText {
      applyIntendedWord()
    }
  }

  /// Whether the field takes the focus when it appears and after Return.
  var wantsFocus: Bool { !game.round.isEnded && !game.isPaused && (focus.hasFocus || focus.hasHardwareKeyboard) }

  /// Records whether the field has the focus. Focus taken by an alert does not count as lost.
  func recordFocus(_ hasFocus: Bool) {
    if hasFocus || !showingError { focus.hasFocus = hasFocus }
  }

  func recordKeyboard(isAttached: Bool) {
    guard isAttached != focus.hasHardwareKeyboard else { return }
    focus.hasHardwareKeyboard = isAttached
    focusIfHardwareKeyboard()
  }

  /// Requests the focus if that does not open an on-screen keyboard.
  func focusIfHardwareKeyboard() {
    if focus.hasHardwareKeyboard && !game.round.isEnded { focus.requestCount += 1 }
  }

  /// Requests the focus again if the field had it. The system removes the focus on Return and when an alert appears.
  func restoreFocus() {
    if (focus.hasFocus || focus.hasHardwareKeyboard) && !game.round.isEnded && !showingError { focus.requestCount += 1 }
  }

  var showsWelcomeCard: Bool { !settings.hasClosedWelcomeCard }

  func closeWelcomeCard() {
    if showsWelcomeCard { preferences.settings.hasClosedWelcomeCard = true }
  }
}
