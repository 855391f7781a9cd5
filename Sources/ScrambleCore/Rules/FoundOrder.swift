/// The order in which found words are listed.
package enum FoundOrder: CaseIterable, Sendable {
  /// Newest first.
  case newest
  /// From a to z.
  case alphabetical
}

extension FoundOrder: Named {
  /// The name in settings.
  package var name: String {
    switch self {
    case .newest: "newest"
    case .alphabetical: "name"
    }
  }
}

extension Round {
  /// Returns the found words in a given order.
  ///
  /// - Complexity: O(1) for ``FoundOrder/newest``, otherwise O(*n* log *n*) for *n* found words.
  package func found(by order: FoundOrder) -> [FoundWord] {
    guard order == .alphabetical else { return found }
    var sorted = found
    sorted.sortInPlace { $0.word < $1.word }
    return sorted
  }
}
