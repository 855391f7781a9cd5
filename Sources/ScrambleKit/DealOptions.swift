public import WordScramble

/// What a player asks of the rounds that are dealt; what is nil is left open.
public struct DealOptions: Equatable, Sendable {
  /// A root of the player's own.
  public var root: Word?
  /// The number of a daily puzzle.
  public var daily: Int?
  /// What names the draw of the first root.
  public var seed: UInt64?
  /// How hard roots are to be.
  public var grade: Grade?
  /// Whether roots that few know may come.
  public var includesUnfamiliar = false
  /// The fewest letters of a word.
  public var minimum: Int?
  /// What a word is worth.
  public var scoring: Scoring?

  /// Asks for nothing in particular.
  public init() {}

  /// Whether one round is asked for by name.
  var isNamed: Bool { root != nil || daily != nil }

  /// Begins a round as asked for.
  func round(on root: Word, daily: Int?, began: Int64) -> Round {
    Round(root: root, minimum: minimum ?? 3, scoring: scoring ?? .classic, daily: daily, began: began)
  }

  /// Returns the root of a daily puzzle, or nil where there is none.
  func root(of daily: Int?, in lexicon: Lexicon) -> Word? {
    daily.flatMap { DailyPuzzle(number: $0)?.root(in: lexicon) }
  }

  /// Whether a kept round is what was asked for, so that it is resumed; one that was ended only where it was asked for by name.
  func isMet(by saved: SavedRound, in lexicon: Lexicon) -> Bool {
    guard let round = saved.round(in: lexicon) else { return false }
    let isRoot = root == nil || round.root == root && round.daily == nil
    let isDaily = daily == nil || round.daily == daily
    let isOpen = isNamed || seed == nil && !round.isEnded
    let isGraded = isNamed || grade == nil || Puzzle(root: round.root, in: lexicon).grade == grade
    return isRoot && isDaily && isOpen && isGraded && round.minimum == minimum ?? round.minimum
      && round.scoring == scoring ?? round.scoring
  }
}

extension Dealer {
  func root(_ options: DealOptions, seed: UInt64, avoiding recent: [Word] = []) -> Word {
    root(seed: seed, grade: options.grade, includesUnfamiliar: options.includesUnfamiliar, avoiding: recent)
  }
}
