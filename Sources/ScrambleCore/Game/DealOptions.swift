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
  /// Whether the root may be a little-known word.
  public var includesUnfamiliar = false
  /// The minimum number of letters in a word, 3 or 4.
  public var minimum: Int?
  public var scoring: Scoring?

  /// Creates options without preferences.
  public init() {}

  /// Whether the options name a root or a daily puzzle.
  var namesPuzzle: Bool { root != nil || daily != nil }

  /// The options without values that no round can have: a root of the wrong length, an invalid minimum, or an invalid
  /// time limit.
  var withoutInvalidValues: DealOptions {
    var options = self
    if let root, !Round.rootLengths.contains(root.count) { options.root = nil }
    if let minimum, !Round.minimums.contains(minimum) { options.minimum = nil }
    if let minutes, !Round.minutes.contains(minutes) { options.minutes = nil }
    return options
  }

  /// Returns the options with a missing grade, minimum and scoring filled in from others. The root may be a
  /// little-known word if these options or the others allow it.
  func fillingDefaults(from others: DealOptions) -> DealOptions {
    var completedOptions = self
    completedOptions.grade = grade ?? others.grade
    completedOptions.includesUnfamiliar = includesUnfamiliar || others.includesUnfamiliar
    completedOptions.minimum = minimum ?? others.minimum
    completedOptions.scoring = scoring ?? others.scoring
    return completedOptions
  }

  /// Returns whether a round satisfies the options and can be resumed. A round that has ended satisfies them only if
  /// they name its root or daily puzzle and have no time limit.
  func matches(_ round: Round, in lexicon: Lexicon) -> Bool {
    let matchesRoot = root == nil || round.id.freeRoot == root
    let matchesDaily = daily == nil || round.daily == daily
    let isResumable = namesPuzzle || seed == nil && !round.isEnded
    let matchesMinutes = minutes == nil || round.minutes == minutes && !round.isEnded
    let matchesGrade = namesPuzzle || grade == nil || Puzzle(root: round.root, in: lexicon).grade == grade
    return matchesRoot && matchesDaily && matchesMinutes && isResumable && matchesGrade
      && round.minimum == minimum ?? round.minimum && round.scoring == scoring ?? round.scoring
  }
}
