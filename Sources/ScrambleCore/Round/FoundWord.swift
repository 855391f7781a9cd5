public struct FoundWord: Equatable, Sendable {
  public let word: Word
  public let points: Int
  /// Whether the word counts in "found 12 of 42". Otherwise, it is a bonus word.
  public let isCommon: Bool
}

extension Word {
  /// Returns the points that the word earns when it is found in a root: 1 for three letters and 2 for more. A word as
  /// long as the root earns as many points as it has letters.
  public func points(in root: Word) -> Int { Word.points(ofLength: count, rootLength: root.count) }

  static func points(ofLength length: Int, rootLength: Int) -> Int {
    if length == rootLength { return length }
    return length == Round.minWordLength ? 1 : 2
  }
}

#if !hasFeature(Embedded)
  extension FoundWord: Codable {}
#endif
