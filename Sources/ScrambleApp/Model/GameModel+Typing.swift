import ScrambleCore

/// The focus of the field, how often it was requested, and whether there is a hardware keyboard.
struct FieldFocus: Equatable, Sendable {
  /// Whether the field has the focus, as the view reports it. It stays true while an alert has taken the focus.
  var hasFocus = false
  /// Whether typing needs no on-screen keyboard: always on a Mac, and on an iPad with a hardware keyboard.
  var hasHardwareKeyboard: Bool
  /// The number of focus requests. Whenever it changes, the field takes the focus.
  var requestCount = 0
}

extension GameModel {
  /// Whether the letters are shown as beads to tap. While the player types on an on-screen keyboard, it takes their
  /// place.
  var showsLetters: Bool { !focus.hasFocus || focus.hasHardwareKeyboard }

  /// The root's letters in display order. Each bead knows which character in the field uses it, if any.
  var beads: [LetterBead] { LetterBead.beads(of: letters, usedBy: newWord) }

  /// The line under the field: the latest refusal or, without one, the notice and that the round is over; nil if there
  /// is none of these.
  var fieldNote: String? {
    let sentences = [notice, game.round.isEnded ? roundOverText : nil].compactMap(\.self)
    return refusal ?? (sentences.isEmpty ? nil : sentences.joined(separator: " "))
  }

  /// The words in ``fieldNote`` that are English in every language: the root and the typed word.
  var englishWordsOfRefusal: [String] { [rootWord, newWord.lowercased()] }

  /// Handles a change of the field's text. A space typed at the end shuffles the letters, as on the page and in the
  /// terminal. A letter after a refused word begins another word.
  func handleKey(before: String, after: String) {
    if after == before + " " {
      fieldText = before
      shuffle()
    } else if after == fieldText {
      applyIntendedWord()
    }
  }

  /// Whether the field takes the focus when it appears and after Return.
  var wantsFocus: Bool { !game.round.isEnded && !game.isCovered && (focus.hasFocus || focus.hasHardwareKeyboard) }

  /// Records whether the field has the focus. Focus taken by an alert does not count as lost.
  func recordFocus(_ hasFocus: Bool) {
    if hasFocus || !showingError { focus.hasFocus = hasFocus }
  }

  func recordKeyboard(isAttached: Bool) {
    guard isAttached != focus.hasHardwareKeyboard else { return }
    focus.hasHardwareKeyboard = isAttached
    focusIfHardwareKeyboard()
  }

  /// Requests the focus if there is a hardware keyboard, so that no on-screen keyboard opens, and the round has not
  /// ended.
  func focusIfHardwareKeyboard() {
    if focus.hasHardwareKeyboard && !game.round.isEnded { focus.requestCount += 1 }
  }

  /// Requests the focus again if the field had it or there is a hardware keyboard, unless the round has ended or an
  /// alert is open. The system removes the focus on Return and when an alert appears.
  func restoreFocus() {
    if (focus.hasFocus || focus.hasHardwareKeyboard) && !game.round.isEnded && !showingError { focus.requestCount += 1 }
  }

  var showsWelcomeCard: Bool { !settings.hasClosedWelcomeCard }

  func closeWelcomeCard() {
    if showsWelcomeCard { preferences.settings.hasClosedWelcomeCard = true }
  }
}
