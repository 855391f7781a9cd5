import ScrambleKit
import WordScramble

/// The meanings of words.
extension GameModel {
  /// Announces the meaning of a word.
  func sayMeaning(of word: Word) {
    let lines = meaningLines(of: word)
    say(lines.joined(separator: " "), english: lines)
  }

  /// Returns the meanings of a word, one line each: "plural of mouse, noun: any of numerous small rodents …".
  func meaningLines(of word: Word) -> [String] {
    wording.lines(of: glossary?.meanings(of: word) ?? [])
  }
}

/// Words that the player thinks the word list lacks.
extension GameModel {
  /// Whether the word that was refused just now may be kept.
  var canKeepMissingWord: Bool { game.lastTry?.mayBeKept ?? false }

  /// Keeps the word that was refused just now, and announces it.
  func keepMissingWord() {
    guard let word = game.lastTry?.word, change({ $0.keepMissingWord(at: $1) }) else { return }
    newWord = ""
    tell(wording.text(.missingKept, .text(word.description)), english: [word.description])
    save()
  }

  /// Removes a word from the missing ones.
  func removeMissingWord(_ word: Word) {
    change { $0.removeMissingWord(word, at: $1) }
    save()
  }

  /// The missing words as text, a line each.
  var missingWordsText: String { game.missingWords.map(\.description).joined(separator: "\n") }

  /// Copies the missing words, so that the player can send them.
  func copyMissingWords() { copy(missingWordsText) }
}
