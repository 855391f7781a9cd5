/// The identity of a round, which is the same on every device.
public enum RoundID: Hashable, Sendable {
  /// A daily puzzle: one round per number, minimum and scoring, on every device.
  case daily(number: Int, minimum: Int, scoring: Scoring)
  /// A free round, distinguished from others on the same root by a random number.
  case free(root: Word, number: UInt64)
  /// A round of a set: the checksum of the set's code, and the number of the round in the set, from 1.
  case set(checksum: UInt64, number: Int)
  /// A round of one list that several people share: ``SharedPuzzle/checksum``.
  case shared(checksum: UInt64)

  /// The valid numbers of rounds in a set.
  static let numbersInSet = 1...99

  /// The number of the daily puzzle; otherwise nil.
  public var daily: Int? {
    if case .daily(let number, _, _) = self { number } else { nil }
  }

  /// The root of a free round; otherwise nil.
  public var freeRoot: Word? {
    if case .free(let root, _) = self { root } else { nil }
  }
}

extension RoundID: Comparable {
  /// Returns whether an identity comes before another: daily puzzles by number, then free rounds alphabetically, then
  /// sets, then shared rounds.
  public static func < (first: RoundID, second: RoundID) -> Bool {
    switch (first, second) {
    case (.daily(let a, let aMinimum, let aScoring), .daily(let b, let bMinimum, let bScoring)):
      (a, aMinimum, aScoring.rawValue) < (b, bMinimum, bScoring.rawValue)
    case (.set(let a, let aNumber), .set(let b, let bNumber)): (a, aNumber) < (b, bNumber)
    case (.free(let a, let aNumber), .free(let b, let bNumber)): (a, aNumber) < (b, bNumber)
    case (.shared(let a), .shared(let b)): a < b
    default: first.kind < second.kind
    }
  }
}

extension RoundID {
  /// The position of the kind of identity in the sort order.
  private var kind: Int {
    switch self {
    case .daily: 0
    case .free: 1
    case .set: 2
    case .shared: 3
    }
  }
}
