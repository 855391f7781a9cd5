import ScrambleKit
import WordScramble

/// The figures of the current round that views show. The core computes all of them.
extension GameModel {
  /// The root, lower case; empty until the game has started.
  var rootWord: String { game?.round.root.description ?? "" }

  /// The words found, newest first.
  var usedWords: [String] { foundWords.map(\.word.description) }

  /// The found words with their points, newest first.
  var foundWords: [FoundWord] { game?.round.found ?? [] }

  /// The words found in the order that the player has chosen.
  var listedWords: [FoundWord] { game?.round.found(by: settings.order) ?? [] }

  /// The figures of the round; nil until the game has started.
  var standing: Standing? { game?.standing }

  /// The points of all words found.
  var score: Int { standing?.score ?? 0 }

  /// The progress.
  var rank: Rank { standing?.rank ?? .thread }

  /// How many common words are left by first letter and length.
  var hints: [HintRow] { standing?.hints ?? [] }

  /// The missed common words, longest first; empty until the player reveals them.
  var missed: [Word] { isRevealed ? game?.missed ?? [] : [] }

  /// The missed bonus words, longest first; empty until the player reveals the missed words.
  var missedBonus: [Word] { isRevealed ? game?.missedBonus ?? [] : [] }

  /// The number of the daily puzzle that is played, or nil in a free round.
  var daily: Int? { game?.round.daily }

  /// The number of today's puzzle by the player's local date, or nil before the first one.
  var today: Int? { dependencies.clock.today?.number }

  /// Whether the round has ended, so that it takes no word.
  var isEnded: Bool { game?.round.isEnded ?? false }

  /// Whether the missed words were shown, so that the round has ended for good.
  var isRevealed: Bool { game?.round.phase == .revealed }

  /// Whether the player can go back to an earlier round.
  var canUndo: Bool { game?.canGoBack ?? false }

  /// The letters of the root in the order in which they are shown, each with whether the field uses it.
  var beads: [LetterBead] { letters.map { LetterBead.beads(of: $0, taken: newWord) } ?? [] }

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
