/// A player's rank. It depends on the points of all found words as a share of the points of all common words or, in a
/// timed round, of the points that can be reached within the time limit.
public enum Rank: UInt8, CaseIterable, Comparable, Sendable {
  case start, fair, fine, good, great, superb, allWords

  /// The rank that makes a daily puzzle a good day.
  package static let goodDay = Rank.good

  /// The share of ``Standing/goal`` that the rank needs, in thousandths.
  ///
  /// The last rank needs all common words instead of points.
  public var requiredShare: Int {
    switch self {
    case .start: 0
    case .fair: 80
    case .fine: 200
    case .good: 400
    case .great: 550
    case .superb: 700
    case .allWords: 1000
    }
  }

  /// The number of filled beads out of ``beadCount``: one for each rank up to this one.
  package var filledBeadCount: Int { Int(rawValue) + 1 }

  /// The number of beads on the string: one for each rank.
  package static let beadCount = 7

  /// The weight of one minute of a timed round in ``goal(ofTotal:words:minutes:)``, as a number of words.
  static let wordsPerMinute = 15

  /// Returns the points that ranks are measured against, rounded down.
  ///
  /// In a timed round, they are a share of the points of all common words: *n* / (*w* + *n*), where *w* is the number
  /// of common words and *n* is ``wordsPerMinute`` times the minutes. So the goal grows with the minutes, but ever more
  /// slowly, as words get harder to find.
  ///
  ///     Rank.goal(ofTotal: 160, words: 84, minutes: 3)  // 55 (34 %)
  ///
  /// - Parameters:
  ///   - total: The points of all common words together.
  ///   - words: The number of common words.
  ///   - minutes: The time limit in minutes, or nil for none.
  static func goal(ofTotal total: Int, words: Int, minutes: Int?) -> Int {
    guard let minutes else { return total }
    let wordsInTime = wordsPerMinute * minutes
    return total * wordsInTime / (words + wordsInTime)
  }

  /// Returns the minimum points for the rank, rounded up.
  ///
  /// - Parameter total: The points that ranks are measured against: ``Standing/goal``.
  package func threshold(ofTotal total: Int) -> Int {
    (total * requiredShare + 999) / 1000
  }

  public static func < (lower: Rank, higher: Rank) -> Bool {
    lower.rawValue < higher.rawValue
  }

  /// Creates the rank for a score that includes bonus words. It is ``allWords`` if and only if all common words are
  /// found.
  init(score: Int, total: Int, foundAll: Bool) {
    let reached = Rank.allCases.last { $0 != .allWords && score >= $0.threshold(ofTotal: total) }
    if foundAll {
      self = .allWords
    } else {
      self = total == 0 ? .start : reached ?? .start
    }
  }
}

extension Rank: Named {
  /// The name in the JSON of commands.
  public var name: String {
    switch self {
    case .start: "start"
    case .fair: "fair"
    case .fine: "fine"
    case .good: "good"
    case .great: "great"
    case .superb: "superb"
    case .allWords: "allWords"
    }
  }
}
