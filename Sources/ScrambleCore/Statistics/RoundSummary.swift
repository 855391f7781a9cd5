/// A round as lists and statistics show it.
package struct RoundSummary: Equatable, Sendable {
  package let id: Round.ID
  package let root: Word
  /// When the round began, in seconds since 1970-01-01 00:00 UTC; 0 if that is not known. The whole round counts for
  /// that day.
  package let began: Int64
  /// The number of common words found.
  package let foundCount: Int
  /// The number of common words.
  package let total: Int
  /// The number of bonus words found.
  package let bonusCount: Int
  package let rank: Rank
  package let isEnded: Bool

  /// The number of the daily puzzle, or nil.
  package var daily: Int? { id.daily }

  /// Whether all common words are found. Such a round counts as ended, but still takes bonus words.
  package var isWhole: Bool { rank == .allWords }

  /// Whether a word was found.
  var hasWord: Bool { foundCount + bonusCount > 0 }

  init(_ round: Round, _ standing: Standing) {
    id = round.id
    root = round.root
    began = round.began
    foundCount = standing.foundCount
    total = standing.total
    bonusCount = standing.bonusCount
    rank = standing.rank
    isEnded = round.isEnded
  }
}
