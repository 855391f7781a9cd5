import ScrambleKit
import WordScramble

/// The meanings of words, and clues, which give a meaning without its word.
extension GameModel {
  /// Shows what a word of a list means under it and says it, or hides it again.
  func toggleMeaning(of word: Word) {
    guard openWord != word else { return openWord = nil }
    openWord = word
    let lines = meaningLines(of: word)
    say(lines.joined(separator: " "), english: lines)
  }

  /// Returns what a word means, a line for each meaning: "plural of mouse, noun: any of numerous small rodents …".
  func meaningLines(of word: Word) -> [String] {
    wording.lines(of: glossary?.meanings(of: word) ?? [])
  }

  /// The words that clues were taken for and that are still to find, the latest first. Only ``clueText(about:)`` is shown of them.
  var clues: [Word] { game?.clues ?? [] }

  /// Returns what a word means, without the word.
  func clueText(about word: Word) -> String {
    wording.clue(about: word, glossary?.meanings(of: word) ?? [])
  }

  /// Whether there is a word left to give a clue about.
  var canTakeClue: Bool { game?.nextClue != nil }

  /// Takes a clue, which is counted in the result, and says it.
  func takeClue() {
    guard let word = game?.takeClue(at: dependencies.moment()) else { return }
    let clue = clueText(about: word)
    say(clue, english: [clue])
    save()
  }
}
