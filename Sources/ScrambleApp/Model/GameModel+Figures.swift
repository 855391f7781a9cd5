import ScrambleKit
public import WordScramble

/// What there is to tell of the current round. Every figure is the core's.
extension GameModel {
  /// The root, lower case; empty until the game has started.
  public var rootWord: String { game?.round.root.description ?? "" }

  /// The words found, newest first.
  public var usedWords: [String] { finds.map(\.word.description) }

  /// The words found with what they were worth, newest first.
  public var finds: [FoundWord] { game?.round.found ?? [] }

  /// The words found in the order that the player has chosen.
  public var listedFinds: [FoundWord] { game?.round.found(by: settings.order) ?? [] }

  /// How the round stands; nil until the game has started.
  public var standing: Standing? { game?.standing }

  /// The points of all words found.
  public var score: Int { standing?.score ?? 0 }

  /// How far the player has come.
  public var rank: Rank { standing?.rank ?? .thread }

  /// How many common words are left by first letter and length.
  public var hints: [HintRow] { standing?.hints ?? [] }

  /// The common words not found, longest first: once they were asked for, in a round that has ended.
  public var missed: [Word] { isRevealed ? game?.missed ?? [] : [] }

  /// The bonus words there were besides those found, longest first: once the missed words were asked for.
  public var missedBonus: [Word] { isRevealed ? game?.missedBonus ?? [] : [] }

  /// The number of the daily puzzle that is played, or nil in a free round.
  public var daily: Int? { game?.round.daily }

  /// The number of today's puzzle where the player is, or nil before the first one.
  public var today: Int? { dependencies.clock.today?.number }

  /// Whether the round has ended, so that it takes no word.
  public var isEnded: Bool { game?.round.isEnded ?? false }

  /// Whether the missed words were shown, so that the round has ended for good.
  public var isRevealed: Bool { game?.round.phase == .revealed }

  /// Whether there is a round to go back to.
  public var canUndo: Bool { game?.canGoBack ?? false }

  /// The letters of the root in the order in which they lie, with those that the field has taken.
  public var beads: [LetterBead] { letters.map { LetterBead.beads(of: $0, taken: newWord) } ?? [] }

  /// The letters of the root in the order in which they lie, for a screen reader: "s, k, i".
  public var spelledLetters: String { beads.map(\.letter).joined(separator: ", ") }
}
