/// The identity of a round, which is the same on every device.
public enum RoundID: Hashable, Sendable {
  /// The daily puzzle with a number.
  case daily(Int)
  /// A free round, distinguished from others on the same root by a random number.
  case free(root: Word, number: UInt64)

  /// The number of the daily puzzle; otherwise nil.
  public var daily: Int? {
    if case .daily(let number) = self { number } else { nil }
  }

  /// The root of a free round; otherwise nil.
  public var freeRoot: Word? {
    if case .free(let root, _) = self { root } else { nil }
  }
}

extension RoundID: Comparable {
  /// Returns whether an identity comes before another: daily puzzles by number, then free rounds alphabetically.
  public static func < (first: RoundID, second: RoundID) -> Bool {
    switch (first, second) {
    case (.daily(let a), .daily(let b)): a < b
    case (.free(let a, let aNumber), .free(let b, let bNumber)): (a, aNumber) < (b, bNumber)
    default: first.daily != nil && second.daily == nil
    }
  }
}
