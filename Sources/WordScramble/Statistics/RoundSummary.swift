/// The figures of a round that statistics need.
package struct RoundSummary: Equatable, Sendable {
  /// When the round began, in seconds since 1970-01-01 00:00 UTC. All that happened in it counts for that day.
  package let startedAt: Int64
  /// The number of the daily puzzle, or nil.
  package let daily: Int?
  /// How many common words were found.
  package let found: Int
  /// How many common words there were.
  package let total: Int
  /// How many bonus words were found.
  package let bonus: Int
  /// The rank reached.
  package let rank: Rank
  /// How long the round was played.
  package let playTime: PlayTime
  /// When the first word was found, in seconds since 1970, or nil if none was.
  package let firstFoundAt: Int64?

  init(_ round: Round, _ standing: Standing) {
    (startedAt, daily, playTime) = (round.startedAt, round.daily, round.playTime)
    (found, total, bonus, rank) = (standing.foundCount, standing.total, standing.bonus, standing.rank)
    firstFoundAt = round.firstFoundAt
  }
}
