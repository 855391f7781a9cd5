import ScrambleKit
import WordScramble

/// Words that the player thinks the word list lacks.
extension GameModel {
  /// The missing words that the player has kept, from a to z.
  var missingWords: [Word] { game?.missingWords ?? [] }

  /// Whether the word that was refused just now may be kept.
  var canKeepMissingWord: Bool { game?.lastTry?.mayBeKept ?? false }

  /// Keeps the word that was refused just now, and announces it.
  func keepMissingWord() {
    guard let word = game?.lastTry?.word, game?.keepMissingWord(at: dependencies.moment()) == true else { return }
    let news = wording.text(.missingKept, .text(word.description))
    (newWord, notice) = ("", news)
    say(news, english: [word.description])
    save()
  }

  /// Removes a word from the missing ones.
  func removeMissingWord(_ word: Word) {
    game?.removeMissingWord(word, at: dependencies.moment())
    save()
  }
}
