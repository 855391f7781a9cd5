/// The preferences for rounds that are dealt; nil means no preference.
public struct DealOptions: Equatable, Sendable {
  /// A round to resume; if it is not known, the other options decide.
  package var round: RoundID?
  /// A root of the player's own.
  public var root: Word?
  /// The number of a daily puzzle.
  package var daily: Int?
  /// The seed of the first root; such a round is always a new one.
  package var seed: UInt64?
  /// How many minutes the round may take, see ``Round/minutes-property``; it holds for this round only.
  public var minutes: Int?
  /// The challenge that the round answers.
  package var answering: ChallengeResult?
  /// The words that count in a free round.
  package var vocabulary = Vocabulary.standard
  /// The difficulty of the roots.
  public var grade: Grade?
  /// Whether roots that few people know may be dealt.
  public var includesUnfamiliar = false
  /// The fewest letters of a word.
  public var minimum: Int?
  /// What a word is worth.
  public var scoring: Scoring?

  /// Creates options without preferences.
  public init() {}

  /// Whether the options name one round.
  package var isNamed: Bool { root != nil || daily != nil }

  /// The options without facts that no round can have: a root of too few or too many letters, another minimum, other minutes.
  var playable: DealOptions {
    var playable = self
    if let root, !Round.rootLengths.contains(root.count) { playable.root = nil }
    if let minimum, !Round.minimums.contains(minimum) { playable.minimum = nil }
    if let minutes, !Round.minutes.contains(minutes) { playable.minutes = nil }
    return playable
  }

  /// Returns the options with missing preferences taken from others.
  func fillingDefaults(from others: DealOptions) -> DealOptions {
    var completed = self
    completed.grade = grade ?? others.grade
    completed.includesUnfamiliar = includesUnfamiliar || others.includesUnfamiliar
    completed.minimum = minimum ?? others.minimum
    completed.scoring = scoring ?? others.scoring
    return completed
  }

  /// Whether a round satisfies the options and can be resumed; a round that has ended does so only if the options name it.
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
