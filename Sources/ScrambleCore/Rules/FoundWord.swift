public struct FoundWord: Equatable, Sendable {
  public let word: Word
  public let points: Int
  /// Whether the word counts in "found 12 of 42". Otherwise, it is a bonus word.
  public internal(set) var isCommon: Bool
  /// The play time at which the word was found.
  public internal(set) var time: PlayTime
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

/// Help that a player took in a round, such as a hint.
public struct Assist: Equatable, Sendable {
  /// The kind of help. Kinds that a later version adds are preserved.
  public struct Kind: Equatable, Sendable {
    let name: Word
    /// The table of the number of words left by first letter and length.
    public static let hint = Kind(name: Word(letters: [7, 8, 13, 19]))
    /// The meaning of a word, without the word.
    public static let clue = Kind(name: Word(letters: [2, 11, 20, 4]))
  }

  public let kind: Kind
  /// The word that a clue is about; otherwise nil.
  public let word: Word?
  /// The play time at which the help was taken.
  public let time: PlayTime
}

#if !hasFeature(Embedded)
  extension FoundWord: Codable {}
#endif
