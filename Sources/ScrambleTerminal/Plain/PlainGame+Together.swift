import ScrambleKit
import WordScramble

// Rounds that a few people play together, line by line.
extension PlainGame {
  /// How the round stands or, when it is shared for the first time, how it is played; and what is sent to the others.
  mutating func together(_ isNew: Bool) -> [String] {
    guard let record = game.sharedRecord else { return [] }
    if isNew { noteTimeLeft() }
    let mode = record.shared.puzzle.mode
    return (isNew ? [wording.note(on: mode), wording.text(.togetherConsent)] : standings) + session.chat
  }

  /// How the shared round stands, a line each, with the words that may be shown; nothing if the round is not shared.
  var standings: [String] {
    guard let standings = session.standings, let mode = game.sharedRecord?.shared.puzzle.mode else { return [] }
    let sections = wording.sections(of: standings).map { section in
      wording.text(.sentenceLabelled, .text(section.title), .text(words(section.words)))
    }
    return wording.lines(of: standings, in: mode) + sections
  }

  /// The words that the player has found on another device, and the command that takes them; nothing without such words.
  var wordsFromElsewhere: [String] {
    let count = game.wordsFromElsewhere.count
    return count == 0 ? [] : [wording.text(.togetherTake, .number(count)), wording.text(.commandTake)]
  }
}
