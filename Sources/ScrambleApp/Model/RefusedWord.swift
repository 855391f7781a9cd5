/// What becomes of a word that was refused, by the rule of the page's `refused-word.js`.
///
/// It stays in the field, marked, and gives way to the next letter, which begins another word; whatever changes the refused word mends
/// it. A keyboard that composes words has the refused one in its buffer, and may write it again before the letters that follow.
struct RefusedWord: Equatable, Sendable {
  /// The refused word; while another one is typed, what a keyboard may bring back.
  private var word = ""
  /// Whether the word is still as it was refused.
  private(set) var isMarked = false
  /// The other word, as it was last.
  private var typed = ""

  /// Marks a word that was just refused.
  mutating func mark(_ refused: String) {
    self = RefusedWord()
    (word, isMarked) = (refused, !refused.isEmpty)
  }

  /// The word is mended or gone: what is typed is added to what is there.
  mutating func forget() { self = RefusedWord() }

  /// A letter begins another word.
  mutating func begin(_ letter: String) { (isMarked, typed) = (false, letter) }

  /// Returns the word in a field that was edited.
  mutating func read(_ text: String) -> String {
    if word.isEmpty || isMarked && text == word { return text }
    let hidden = broughtBack(text)
    guard !isMarked || hidden != nil else {
      forget()
      return text
    }
    isMarked = false
    typed = String(text.dropFirst(hidden ?? 0).drop { hidden != nil && $0 == " " })
    return typed
  }

  /// How many characters a text has before the word: the refused one, perhaps between the letters that were typed since and the same
  /// letters again.
  private func broughtBack(_ text: String) -> Int? {
    if isMarked { return text.hasPrefix(word) ? word.count : nil }
    // A key adds one letter, which may be like those that were refused.
    guard !typed.isEmpty, text.count >= typed.count + 2 else { return nil }
    return [typed + word, word].first { text.hasPrefix($0 + typed) }?.count
  }
}
