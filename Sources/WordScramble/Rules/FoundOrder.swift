/// The order in which found words are listed.
package enum FoundOrder: CaseIterable, Sendable {
  /// The newest first.
  case newest
  /// From a to z.
  case alphabetical
  /// The longest first, those of one length from a to z.
  case length
}

extension FoundOrder: Named {
  /// The name in settings.
  package var name: String {
    switch self {
    case .newest: "newest"
    case .alphabetical: "name"
    case .length: "length"
    }
  }
}

extension Round {
  /// Returns the words found, in an order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of words found; O(1) for the newest first.
  package func found(by order: FoundOrder) -> [FoundWord] {
    var sorted = found
    switch order {
    case .newest: break
    case .alphabetical: sorted.sortInPlace { $0.word < $1.word }
    case .length: sorted.sortInPlace { ($1.word.count, $0.word) < ($0.word.count, $1.word) }
    }
    return sorted
  }
}
