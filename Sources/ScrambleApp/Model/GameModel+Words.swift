import ScrambleKit
import WordScramble

extension GameModel {
  func announceMeaning(of word: Word) {
    let lines = meaningLines(of: word)
    announce(lines.joined(separator: " "), english: lines)
  }

  /// Returns the meanings of a word, one per line: "plural of mouse, noun: any of numerous small rodents …".
  func meaningLines(of word: Word) -> [String] {
    wording.lines(of: glossary?.meanings(of: word) ?? [])
  }
}

/// Words that the player thinks are missing from the word list.
extension GameModel {
  /// Whether the latest word was not recognized and can be saved as a missing word.
  var canSaveMissingWord: Bool { game.lastAttempt?.canBeSaved ?? false }

  /// If the latest word was not recognized and can be saved, saves it as a missing word and announces that.
  func saveMissingWord() {
    guard let word = game.lastAttempt?.word, change({ $0.saveMissingWord(at: $1) }) else { return }
    newWord = ""
    announceNotice(wording.text(.missingKept, .text(word.description)), english: [word.description])
    save()
  }

  func removeMissingWord(_ word: Word) {
    change { $0.removeMissingWord(word, at: $1) }
    save()
  }

  /// The missing words, one per line.
  var missingWordsText: String { game.missingWords.map(\.description).joined(separator: "\n") }

  /// Copies the missing words so that the player can send them.
  func copyMissingWords() { copy(missingWordsText) }
}
