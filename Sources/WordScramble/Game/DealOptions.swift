/// The options of a round to deal. Nil means no preference.
public struct DealOptions: Equatable, Sendable {
  /// A round to resume. If it is not known, the other options apply.
  package var round: RoundID?
  /// A root that the player entered.
  public var root: Word?
  /// The number of a daily puzzle.
  package var daily: Int?
  /// The seed for choosing the first root. It always creates a new round.
  package var seed: UInt64?
  /// The time limit in minutes, see ``Round/minutes-property``. It applies to this round only.
  public var minutes: Int?
  /// The challenge that the round answers.
  package var answering: ChallengeResult?
  /// The words that count in a free round.
  package var vocabulary = Vocabulary.standard
  /// The difficulty of the roots.
  public var grade: Grade?
  /// Whether little-known roots may be dealt.
  public var includesUnfamiliar = false
  /// The minimum number of letters in a word, 3 or 4.
  public var minimum: Int?
  public var scoring: Scoring?

  /// Creates options without preferences.
  public init() {}

  /// Whether the options name a root or a daily puzzle.
  package var isNamed: Bool { root != nil || daily != nil }

  /// The options without values that no round can have: a root of the wrong length, an invalid minimum, or an invalid
  /// time limit.
  var playable: DealOptions {
    var playable = self
    if let root, !Round.rootLengths.contains(root.count) { playable.root = nil }
    if let minimum, !Round.minimums.contains(minimum) { playable.minimum = nil }
    if let minutes, !Round.minutes.contains(minutes) { playable.minutes = nil }
    return playable
  }

  /// Returns the options with missing preferences filled in from others.
  func fillingDefaults(from others: DealOptions) -> DealOptions {
    var completed = self
    completed.grade = grade ?? others.grade
    completed.includesUnfamiliar = includesUnfamiliar || others.includesUnfamiliar
    completed.minimum = minimum ?? others.minimum
    completed.scoring = scoring ?? others.scoring
    return completed
  }

  /// Returns whether a round satisfies the options and can be resumed. A round that has ended satisfies them only if
  /// they name it.
  func matches(_ round: Round, in lexicon: Lexicon) -> Bool {
    let isRoot =
      root == nil
      || round.id.freeRoot == root && round.vocabulary == vocabulary.fitted(to: round.root, minimum: round.minimum)
    let isDaily = daily == nil || round.daily == daily
    let isOpen = isNamed || seed == nil && !round.isEnded
    let isTimed = minutes == nil || round.minutes == minutes && !round.isEnded
    let isAnswer = answering == nil || daily != nil || round.challengeCode == answering?.challenge.code
    let isGraded = isNamed || grade == nil || Puzzle(root: round.root, in: lexicon).grade == grade
    return isRoot && isDaily && isTimed && isAnswer && isOpen && isGraded && round.minimum == minimum ?? round.minimum
      && round.scoring == scoring ?? round.scoring
  }
}
