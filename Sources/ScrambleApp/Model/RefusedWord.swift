/// The state of a refused word, following the rule in the page's `refused-word.js`.
///
/// The word stays in the field, marked. The next letter replaces it and begins another word; any other change edits the
/// refused word. A keyboard that composes words still has the refused word in its buffer, and may insert it again
/// before the letters that follow.
struct RefusedWord: Equatable, Sendable {
  /// The refused word. While another word is typed, a keyboard may insert it again.
  private var word = ""
  /// Whether the word is unchanged since its refusal.
  private(set) var isMarked = false
  /// The word that has been begun in place of the refused one; empty if there is none.
  private var otherWord = ""

  mutating func mark(_ text: String) {
    self = RefusedWord()
    word = text
    isMarked = !text.isEmpty
  }

  /// Ends the handling of a refused word, because it was edited or removed. Typed letters are added to the field's text
  /// again.
  mutating func clear() { self = RefusedWord() }

  mutating func beginOtherWord(with letter: String) {
    isMarked = false
    otherWord = letter
  }

  /// Returns the word that the player intends, from the text of a field that was edited.
  mutating func intendedWord(in text: String) -> String {
    if word.isEmpty || isMarked && text == word { return text }
    let skippedCount = charactersBeforeWord(text)
    guard !isMarked || skippedCount != nil else {
      clear()
      return text
    }
    isMarked = false
    otherWord = String(text.dropFirst(skippedCount ?? 0).drop { skippedCount != nil && $0 == " " })
    return otherWord
  }

  /// Returns how many characters of a text precede the other word; nil if they are not the refused word. The other
  /// word, as typed so far, may come before the refused word once more.
  private func charactersBeforeWord(_ text: String) -> Int? {
    if isMarked { return text.hasPrefix(word) ? word.count : nil }
    // A single added letter was typed, even if it equals a refused word of one letter.
    guard !otherWord.isEmpty, text.count >= otherWord.count + 2 else { return nil }
    return [otherWord + word, word].first { text.hasPrefix($0 + otherWord) }?.count
  }
}
