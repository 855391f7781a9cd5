import ScrambleKit

/// Typing, and what it leaves room for.
extension GameModel {
  /// Whether the letters can be touched. A keyboard on the screen takes their place.
  public var showsLetters: Bool { !isTyping || hasKeyboard }

  /// The line under the field: why the latest word was refused, else news of the game itself and that the round has ended; nil where
  /// there is nothing to say.
  public var fieldNote: String? {
    let news = [notice, isEnded ? wording.text(.appEnded) : nil].compactMap(\.self)
    return refusal ?? (news.isEmpty ? nil : news.joined(separator: " "))
  }

  /// What is English in the sentence of a refusal, or of news, in every language: the root and the word typed.
  var wordsOfRefusal: [String] { [rootWord, newWord.lowercased()] }

  /// Whether the card for a first visit is shown.
  public var isWelcoming: Bool { !settings.isWelcomed }

  /// Puts the card for a first visit away for good.
  public func closeWelcome() {
    guard isWelcoming else { return }
    settings.isWelcomed = true
  }

  /// Looks at what was typed last: a space at the end is no letter but shuffles, as on the page and in the terminal.
  public func noteTyping(before: String, after: String) {
    guard after == before + " " else { return }
    newWord = before
    shuffle()
  }

  /// Whether something lies over the game, so that no command is for it.
  public var isCovered: Bool { panel != nil || showingError || isAskingToEnd }

  /// Notes that the field got or lost the focus. What an alert takes for a while is not lost.
  public func noteFocus(_ hasFocus: Bool) {
    if hasFocus || !showingError { isTyping = hasFocus }
  }

  /// Asks for the focus where that calls up no keyboard on the screen.
  func focusWhereKeysAre() {
    if hasKeyboard && !isEnded { focusRequests += 1 }
  }

  /// Asks for the focus again if the field had it: the system takes it when Return is pressed, and when an alert comes.
  func goOnTyping() {
    if isTyping && !isEnded { focusRequests += 1 }
  }
}
