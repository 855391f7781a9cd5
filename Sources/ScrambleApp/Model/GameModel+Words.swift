import ScrambleCore
import ScrambleKit

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
