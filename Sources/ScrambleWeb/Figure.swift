import WordScramble

/// The figures of a round that a page may ask for, by numbers that are never given to anything else.
enum Figure: Int32, CaseIterable {
  /// The points of all words found.
  case score = 0
  /// How many common words are found.
  case commonFound = 1
  /// How many common words there are.
  case commonTotal = 2
  /// How many bonus words are found.
  case bonusFound = 3
  /// The points of the common words found.
  case commonPoints = 4
  /// The points of all common words.
  case totalPoints = 5
  /// The points of all everyday words.
  case par = 6
  /// The rank reached: 0 for thread, and so on to 6 for whole string.
  case rank = 7
  /// How hard the root is: 0 easy, 1 medium, 2 hard.
  case grade = 8

  /// Returns the figure of a round.
  func value(in deal: Game.Deal) -> Int {
    let (round, puzzle) = (deal.round, deal.puzzle)
    return switch self {
    case .score: round.score
    case .commonFound: round.commonCount
    case .commonTotal: round.commonCount + round.left(in: puzzle).count
    case .bonusFound: round.bonusCount
    case .commonPoints: round.commonPoints
    case .totalPoints: round.totalPoints(in: puzzle)
    case .par: round.par(in: puzzle)
    case .rank: Int(round.rank(in: puzzle).rawValue)
    case .grade: Int(puzzle.grade.rawValue)
    }
  }
}
