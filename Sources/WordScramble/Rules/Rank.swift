/// A player's rank: the points of all words found, as a share of the points of all common words, or of those that can
/// be had in the time.
public enum Rank: UInt8, CaseIterable, Comparable, Sendable {
  case thread, strand, braid, cord, bracelet, garland, wholeString

  /// The rank at which a daily puzzle makes a good day.
  package static let goodDay = Rank.cord

  /// The share of the points of all common words that the rank needs, in thousandths.
  ///
  /// The last rank needs every common word instead of points.
  public var share: Int {
    switch self {
    case .thread: 0
    case .strand: 80
    case .braid: 200
    case .cord: 400
    case .bracelet: 550
    case .garland: 700
    case .wholeString: 1000
    }
  }

  /// The number of ``beadCount`` beads that are filled: one for each rank up to this one, as on the cord.
  package var beads: Int { Int(rawValue) + 1 }

  /// The number of beads of the string: one for each rank.
  package static let beadCount = 7

  /// How many words each minute of a timed round adds to the goal.
  static let wordsPerMinute = 15

  /// Returns the points that ranks are measured against.
  ///
  /// In a timed round they are a share of the points of all common words: *n* in *w* + *n*, where *w* is the number of
  /// common words and *n* is ``wordsPerMinute`` for each minute. So the goal grows with the minutes, but less and less,
  /// as words get harder to find.
  ///
  ///     Rank.goal(ofTotal: 160, words: 84, minutes: 3)  // 55 (34 %)
  ///
  /// - Parameters:
  ///   - total: The points of all common words together.
  ///   - words: How many common words there are.
  ///   - minutes: How many minutes the round may be played, or nil for as long as the player likes.
  static func goal(ofTotal total: Int, words: Int, minutes: Int?) -> Int {
    guard let minutes else { return total }
    let inTime = wordsPerMinute * minutes
    return total * inTime / (words + inTime)
  }

  /// Returns the points at which the rank begins, rounded up.
  ///
  /// - Parameter total: The points that are measured against: ``Standing/goal``.
  package func threshold(ofTotal total: Int) -> Int {
    (total * share + 999) / 1000
  }

  /// Returns whether a rank is lower than another.
  public static func < (lower: Rank, higher: Rank) -> Bool {
    lower.rawValue < higher.rawValue
  }

  /// Creates the rank of a score, bonus words included; all common words found make a whole string, and nothing else
  /// does.
  init(score: Int, total: Int, foundAll: Bool) {
    let reached = Rank.allCases.last { $0 != .wholeString && score >= $0.threshold(ofTotal: total) }
    self = foundAll ? .wholeString : total == 0 ? .thread : reached ?? .thread
  }
}

extension Rank: Named {
  /// The name in the JSON of commands.
  public var name: String {
    switch self {
    case .thread: "thread"
    case .strand: "strand"
    case .braid: "braid"
    case .cord: "cord"
    case .bracelet: "bracelet"
    case .garland: "garland"
    case .wholeString: "wholeString"
    }
  }
}

#if !hasFeature(Embedded)
  extension Rank: Codable {
    /// Reads it from its name.
    public init(from decoder: any Decoder) throws { try self.init(named: decoder) }
    /// Writes its name.
    public func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
  }
#endif
