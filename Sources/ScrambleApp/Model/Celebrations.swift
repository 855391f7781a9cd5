import WordScramble

/// Counts of events since the app was opened. Views respond to changes with haptics and animation.
struct Celebrations: Equatable, Sendable {
  /// The number of words found. Nothing else changes it, so views can observe it.
  private(set) var foundWordCount = 0
  /// How often each rank was reached. Reaching the highest rank celebrates all of them.
  private(set) var rankCounts: [Rank: Int] = [:]

  init() {}

  /// Records a found word and the ranks that it reached. Finding the whole string celebrates every rank.
  mutating func recordFoundWord(from before: Rank, to after: Rank) {
    foundWordCount += 1
    guard after != before else { return }
    let reachedRanks = Rank.allCases.filter { after == .wholeString || $0 > before && $0 <= after }
    for rank in reachedRanks { rankCounts[rank, default: 0] += 1 }
  }
}
