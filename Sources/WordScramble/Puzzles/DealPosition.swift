/// How far the list of roots has been dealt, so that none comes twice before all have come.
///
/// The roots are dealt in an order that a seed gives. Each choice of grade and of familiar or all roots walks along that order on its own.
struct DealPosition: Equatable, Sendable {
  /// How many choices there are: any grade or one of three, of familiar or of all roots.
  static let choices = 2 * (1 + Grade.allCases.count)

  /// The seed of the order.
  let seed: UInt64
  /// The edition of the lexicon whose roots are dealt; those of another edition are dealt from the beginning.
  let edition: UInt64
  /// By choice, how many roots of the order have been passed.
  var passed: [Int]

  /// The beginning of an order.
  init(seed: UInt64, edition: UInt64) {
    self.init(seed: seed, edition: edition, passed: [Int](repeating: 0, count: DealPosition.choices))
  }

  init(seed: UInt64, edition: UInt64, passed: [Int]) {
    (self.seed, self.edition, self.passed) = (seed, edition, passed)
  }

  /// Returns the index of a choice: any grade, easy, medium and hard of the familiar roots, then of all roots.
  static func choice(_ grade: Grade?, includesUnfamiliar: Bool) -> Int {
    (includesUnfamiliar ? choices / 2 : 0) + (grade.map { Int($0.rawValue) + 1 } ?? 0)
  }

  /// Returns the position that is farther along; of two orders, that of the first.
  static func merged(_ mine: DealPosition?, _ theirs: DealPosition?) -> DealPosition? {
    guard var merged = mine, let theirs else { return mine ?? theirs }
    guard merged.seed == theirs.seed, merged.edition == theirs.edition else { return mine }
    for choice in merged.passed.indices { merged.passed[choice] = max(merged.passed[choice], theirs.passed[choice]) }
    return merged
  }
}
