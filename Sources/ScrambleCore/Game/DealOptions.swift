/// The options of a round to deal. Nil means no preference.
public struct DealOptions: Equatable, Sendable {
  /// A round to resume. If it is not known, the other options apply.
  package var roundID: RoundID?
  /// The root, for example a word that the player entered.
  public var root: Word?
  /// The number of a daily puzzle.
  package var daily: Int?
  /// The seed for choosing the root. With a seed, a new round is always dealt, unless the options name a root or a
  /// daily puzzle.
  package var seed: UInt64?
  /// The time limit in minutes, see ``Round/minutes-property``. It applies to this round only.
  public var minutes: Int?
  /// The difficulty of the root.
  public var grade: Grade?

  /// Creates options without preferences.
  public init() {}

  /// The options without values that no round can have: a root of the wrong length or an invalid time limit.
  var withoutInvalidValues: DealOptions {
    var options = self
    if let root, !Round.rootLengths.contains(root.count) { options.root = nil }
    if let minutes, !Round.minutes.contains(minutes) { options.minutes = nil }
    return options
  }

  /// Returns whether a round satisfies the options and can be resumed. A round that has ended satisfies them only if
  /// they name its root and have no time limit.
  func matches(_ round: Round, in lexicon: Lexicon) -> Bool {
    let matchesMinutes = minutes == nil || round.minutes == minutes && !round.isEnded
    if let root { return round.id.freeRoot == root && matchesMinutes }
    let isResumable = seed == nil && !round.isEnded
    let matchesGrade = grade == nil || Puzzle(root: round.root, in: lexicon).grade == grade
    return isResumable && matchesMinutes && matchesGrade
  }
}
