import ScrambleKit
public import WordScramble

/// What there is to tell of the round in hand.
extension GameModel {
  /// The root, lower case; empty until the game has started.
  public var rootWord: String { game?.round.root.description ?? "" }

  /// The words found, newest first.
  public var usedWords: [String] { finds.map(\.word.description) }

  /// The words found with what they were worth, newest first.
  public var finds: [Find] { game?.round.found ?? [] }

  /// The words found in the order that the player has chosen.
  public var listedFinds: [Find] { game?.round.found(by: settings.order) ?? [] }

  /// The points of all words found.
  public var score: Int { game?.round.score ?? 0 }

  /// How far along the common words the player has come.
  public var rank: Rank { game.map { $0.round.rank(in: $0.puzzle) } ?? .thread }

  /// How many common words have been found.
  public var found: Int { game?.round.commonCount ?? 0 }

  /// How many common words are left.
  public var left: Int { missed.count }

  /// How many bonus words have been found.
  public var bonus: Int { game?.round.bonusCount ?? 0 }

  /// How many common words of each length have been found and are left.
  public var lengths: [LengthCount] { game.map { $0.round.lengths(in: $0.puzzle) } ?? [] }

  /// How many common words are left by first letter and length.
  public var hints: [Hint] { game.map { $0.round.hints(in: $0.puzzle) } ?? [] }

  /// The common words not found, longest first: for a round that has ended.
  public var missed: [Word] { game.map { $0.round.left(in: $0.puzzle) } ?? [] }

  /// The bonus words there were besides those found, longest first: for a round that has ended.
  public var missedBonus: [Word] {
    guard let game else { return [] }
    return game.puzzle.rare.filter { $0.count >= game.round.minimum && !game.round.hasFound($0) }
  }

  /// The number of the daily puzzle in hand, or nil in a free round.
  public var daily: Int? { game?.round.daily }

  /// The number of today's puzzle where the player is, or nil before the first one.
  public var today: Int? { device.clock.today?.number }

  /// Whether the round has ended, so that nothing is played any more.
  public var isEnded: Bool { game?.round.isEnded ?? false }

  /// Whether there is a round to go back to.
  public var canUndo: Bool { game?.canGoBack ?? false }

  /// The letters of the root in the order in which they lie, with those that the field has taken.
  public var tiles: [Tile] { Tile.tiles(of: letters, taken: newWord) }

  /// The letters of the root in the order in which they lie, for a screen reader: "s, k, i".
  public var spelledLetters: String { tiles.map(\.letter).joined(separator: ", ") }

  /// The points at which a rank of this root begins.
  public func threshold(of rank: Rank) -> Int { rank.threshold(ofTotal: totalPoints) }

  /// How much of the way to all points of common words is done, from 0 to 1.
  public var share: Double { totalPoints == 0 ? 0 : Double(game?.round.commonPoints ?? 0) / Double(totalPoints) }

  /// The next rank that more points bring, and how many it takes; nil where only words are asked for.
  var nextRank: (rank: Rank, distance: Int)? {
    guard let round = game?.round else { return nil }
    let next = Rank.allCases.first { $0 != .wholeString && $0 > rank && threshold(of: $0) > round.commonPoints }
    return next.map { ($0, threshold(of: $0) - round.commonPoints) }
  }

  private var totalPoints: Int { game.map { $0.round.totalPoints(in: $0.puzzle) } ?? 0 }
}

/// The hint, a letter at a time.
extension GameModel {
  /// The first letters of the common words left, from a to z.
  var hintLetters: [String] {
    (UInt8(0)..<26).filter { letter in hints.contains { $0.letter == letter } }.map(GameModel.sign)
  }

  /// How many words with a first letter are left, by length.
  func hints(for letter: String) -> [Hint] {
    hints.filter { GameModel.sign($0.letter) == letter }
  }

  private static func sign(_ letter: UInt8) -> String {
    String(UnicodeScalar(letter + UInt8(ascii: "a")))
  }
}
