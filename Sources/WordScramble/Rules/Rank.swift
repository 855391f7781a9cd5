/// A player's rank: the points of all words found, as a share of the points of all common words.
public enum Rank: UInt8, CaseIterable, Comparable, Sendable {
  case thread, strand, braid, cord, bracelet, garland, wholeString

  /// The share of the points of all common words that the rank needs, in percent.
  ///
  /// The last rank needs every common word instead of points.
  public var share: Int {
    switch self {
    case .thread: 0
    case .strand: 8
    case .braid: 20
    case .cord: 40
    case .bracelet: 55
    case .garland: 70
    case .wholeString: 100
    }
  }

  /// The number of ``beadCount`` beads that are filled when the string is drawn in characters; all of them only for the whole string.
  public var beads: Int { self == .wholeString ? Rank.beadCount : Int(rawValue) }

  /// The number of beads of the string when it is drawn in characters.
  public static let beadCount = 7

  /// Returns the points at which the rank begins, rounded up.
  ///
  /// - Parameter total: The points of all common words together.
  public func threshold(ofTotal total: Int) -> Int {
    (total * share + 99) / 100
  }

  /// Returns whether a rank is lower than another.
  public static func < (lower: Rank, higher: Rank) -> Bool {
    lower.rawValue < higher.rawValue
  }

  /// Creates the rank of a score, bonus words included; all common words found make a whole string, and nothing else does.
  init(score: Int, total: Int, foundAll: Bool) {
    let reached = Rank.allCases.last { $0 != .wholeString && score >= $0.threshold(ofTotal: total) }
    self = foundAll ? .wholeString : total == 0 ? .thread : reached ?? .thread
  }
}
