/// The data of a round that is needed for statistics.
package struct RoundSummary: Equatable, Sendable {
  /// When the round began, in seconds since 1970-01-01 00:00 UTC. The whole round counts for that day.
  package let startedAt: Int64
  /// The number of the daily puzzle, or nil.
  package let daily: Int?
  /// The number of common words found.
  package let foundCount: Int
  /// The number of common words.
  package let total: Int
  /// The number of bonus words found.
  package let bonusCount: Int
  package let rank: Rank
  package let playTime: PlayTime
  /// When the first word was found, in seconds since 1970-01-01 00:00 UTC, or nil if there is none.
  package let firstFoundAt: Int64?

  init(_ round: Round, _ standing: Standing) {
    (startedAt, daily, playTime) = (round.startedAt, round.daily, round.playTime)
    (foundCount, total, bonusCount, rank) = (standing.foundCount, standing.total, standing.bonusCount, standing.rank)
    firstFoundAt = round.firstFoundAt
  }
}
