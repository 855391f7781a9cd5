import WordScramble

/// What views answer to with haptics and movement: how often something happened since the app was opened.
struct Celebrations: Equatable, Sendable {
  /// The number of words found. It changes with nothing else, so that views can observe it.
  private(set) var foundWordCount = 0
  /// How often each rank was reached; the highest rank celebrates all of them.
  private(set) var ranks: [Rank: Int] = [:]

  init() {}

  /// Notes a found word, and the ranks that were reached with it: all for the whole string.
  mutating func noteFoundWord(from before: Rank, to after: Rank) {
    foundWordCount += 1
    guard after != before else { return }
    let reached = Rank.allCases.filter { after == .wholeString || $0 > before && $0 <= after }
    for rank in reached { ranks[rank, default: 0] += 1 }
  }
}
