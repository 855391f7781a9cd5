import ScrambleKit
import WordScramble

/// The meanings of words, and clues, which give a meaning without its word.
extension GameModel {
  /// Shows and announces the meaning of a word in a list, or hides it.
  func toggleMeaning(of word: Word) {
    guard openWord != word else { return openWord = nil }
    openWord = word
    let lines = meaningLines(of: word)
    say(lines.joined(separator: " "), english: lines)
  }

  /// Returns the meanings of a word, one line each: "plural of mouse, noun: any of numerous small rodents …".
  func meaningLines(of word: Word) -> [String] {
    wording.lines(of: glossary?.meanings(of: word) ?? [])
  }

  /// Returns the meaning of a word, and the word too once it is found.
  func text(of clue: Clue) -> String {
    wording.text(of: clue, glossary?.meanings(of: clue.word) ?? [])
  }

  /// Why there is no clue to take: "Every word left has a clue already."; nil if there is one, or if nothing is left to find.
  var noClueText: String? {
    game.nextClue == nil && game.round.phase == .playing && game.standing.remaining > 0 ? wording.text(.clueNone) : nil
  }

  /// Takes a clue, which the result counts, and announces it.
  func takeClue() {
    guard let word = change({ $0.takeClue(at: $1) }) else { return }
    let clue = text(of: Clue(word: word, isFound: false))
    say(clue, english: [clue])
    save()
  }
}
