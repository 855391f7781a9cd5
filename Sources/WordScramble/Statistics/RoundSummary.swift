/// The figures of a round that statistics need.
public struct RoundSummary: Equatable, Sendable {
  /// When the round began, in seconds since 1970-01-01 00:00 UTC. All that happened in it counts for that day.
  public let startedAt: Int64
  /// The number of the daily puzzle, or nil.
  public let daily: Int?
  /// How many common words were found.
  public let found: Int
  /// How many common words there were.
  public let total: Int
  /// How many bonus words were found.
  public let bonus: Int
  /// The rank reached.
  public let rank: Rank
  /// How long the round was played.
  public let playTime: PlayTime
  /// When the first word was found, in seconds since 1970, or nil if none was.
  public let firstFoundAt: Int64?

  init(_ round: Round, _ standing: Standing) {
    (startedAt, daily, playTime) = (round.startedAt, round.daily, round.playTime)
    (found, total, bonus, rank) = (standing.foundCount, standing.total, standing.bonus, standing.rank)
    firstFoundAt = round.firstFoundAt
  }
}
