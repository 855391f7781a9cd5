import ScrambleKit
import WordScramble

// Rounds that several people play together, line by line.
extension PlainGame {
  /// Returns the standings or, when the round is newly shared, its rules, followed by the message for the other
  /// players.
  mutating func sharedRoundLines(_ isNew: Bool) -> [String] {
    guard let record = game.sharedRecord else { return [] }
    if isNew { resetTimeAnnouncements() }
    let mode = record.shared.puzzle.mode
    return (isNew ? [wording.explanation(of: mode), wording.text(.togetherConsent)] : standingsLines)
      + session.messageToOthers
  }

  /// The standings of the shared round, one per line, with the words that may be shown. Empty if the round is not
  /// shared.
  var standingsLines: [String] {
    guard let standings = session.standings, let mode = game.sharedRecord?.shared.puzzle.mode else { return [] }
    let sections = wording.sections(of: standings).map { section in
      wording.text(.sentenceLabelled, .text(section.title), .text(wordList(section.words)))
    }
    return wording.lines(of: standings, in: mode) + sections
  }

  /// The number of words that the player found on another device, and the command that adds them. Empty if there are
  /// none.
  var otherDeviceOffer: [String] {
    let count = game.importableWords.count
    return count == 0 ? [] : [wording.text(.togetherTake, .number(count)), wording.text(.commandTake)]
  }
}
