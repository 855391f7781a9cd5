import ScrambleKit
import WordScramble

/// The current round under the tutorial's names, and what follows from round and field or from round and settings. Views read every
/// other figure from ``game``.
extension GameModel {
  /// The root, lower case.
  var rootWord: String { game.round.root.description }

  /// The words found, newest first.
  var usedWords: [String] { game.round.found.map(\.word.description) }

  /// The points of all words found.
  var score: Int { game.standing.score }

  /// The words found in the order that the player has chosen.
  var listedWords: [FoundWord] { game.round.found(by: settings.order) }

  /// Whether the missed words were shown, so that the round has ended for good.
  var isRevealed: Bool { game.round.phase == .revealed }

  /// The missed common words, longest first; empty until the player reveals them.
  var missed: [Word] { isRevealed ? game.missed : [] }

  /// The missed bonus words, longest first; empty until the player reveals the missed words.
  var missedBonus: [Word] { isRevealed ? game.missedBonus : [] }

  /// The letters of the root in the order in which they are shown, each with whether the field uses it.
  var beads: [LetterBead] { LetterBead.beads(of: letters, taken: newWord) }

  /// The letters of the root in the order in which they are shown, for a screen reader: "s, k, i".
  var spelledLetters: String { beads.map(\.letter).joined(separator: ", ") }
}

extension FoundWord {
  /// The word as text, lower case.
  var text: String { word.description }
}

extension HintRow {
  /// The first letter as text, lower case.
  var text: String { String(UnicodeScalar(letter)) }
}
