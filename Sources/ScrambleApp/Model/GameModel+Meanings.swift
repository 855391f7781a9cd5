import ScrambleKit
public import WordScramble

/// What words mean, and clues, which tell it without the word.
extension GameModel {
  /// Shows what a word of a list means under it and says it, or hides it again.
  public func toggleMeaning(of word: Word) {
    guard openWord != word else { return openWord = nil }
    openWord = word
    let lines = meaningLines(of: word)
    say(lines.joined(separator: " "), english: lines)
  }

  /// Returns what a word means, a line for each meaning: "plural of mouse, noun: any of numerous small rodents …".
  public func meaningLines(of word: Word) -> [String] {
    let meanings = glossary?.meanings(of: word) ?? []
    guard !meanings.isEmpty else { return [wording.text(.meaningNone)] }
    return meanings.map { "\(wording.origin(of: $0)): \($0.text)" }
  }

  /// The clues about words that are still to find, the latest first.
  public var clueTexts: [String] {
    (game?.clues ?? []).map { wording.clue(about: $0, glossary?.meanings(of: $0) ?? []) }
  }

  /// Whether there is a word left to give a clue about.
  public var canTakeClue: Bool { game?.nextClue != nil }

  /// Takes a clue, which is counted in the result, and says it.
  public func takeClue() {
    guard game?.takeClue(at: device.moment()) != nil else { return }
    if let clue = clueTexts.first { say(clue, english: [clue]) }
    save()
  }
}
