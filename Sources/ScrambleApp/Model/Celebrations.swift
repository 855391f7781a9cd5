import ScrambleCore

/// Counts of events since the app was opened. Views respond to changes with haptics and animation.
struct Celebrations: Equatable, Sendable {
  /// The number of words found. Only finding a word changes it, so a view that observes it responds to nothing else.
  private(set) var foundWordCount = 0
  /// How often each rank was reached. Finding every common word counts for every rank.
  private(set) var rankCounts: [Rank: Int] = [:]

  init() {}

  /// Records a found word and the ranks that were reached with it.
  mutating func recordFoundWord(from before: Rank, to after: Rank) {
    foundWordCount += 1
    guard after != before else { return }
    let reachedRanks = Rank.allCases.filter { after == .allWords || $0 > before && $0 <= after }
    for rank in reachedRanks { rankCounts[rank, default: 0] += 1 }
  }
}
