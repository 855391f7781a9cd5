/// The order in which found words are listed.
package enum FoundOrder: CaseIterable, Sendable {
  /// Newest first.
  case newest
  /// From a to z.
  case alphabetical
  /// Longest first, then from a to z.
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
  /// Returns the found words in a given order.
  ///
  /// - Complexity: O(1) for ``FoundOrder/newest``, otherwise O(*n* log *n*) for *n* found words.
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
