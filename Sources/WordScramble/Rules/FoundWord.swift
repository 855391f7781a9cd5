/// A word that was found in a round.
public struct FoundWord: Equatable, Sendable {
  /// The word.
  public let word: Word
  /// What it was worth.
  public let points: Int
  /// Whether it counts towards "found 12 of 42"; otherwise it is a bonus.
  public internal(set) var isCommon: Bool
  /// The time of play after which it was found.
  public internal(set) var time: PlayTime
}

/// A word that a player tried and the lexicon did not know.
package struct TriedWord: Equatable, Sendable {
  /// The word.
  package let word: Word
  /// The time of play after which it was tried last.
  package internal(set) var time: PlayTime
}

/// Help that a player took in a round, such as the hint.
public struct Assist: Equatable, Sendable {
  /// What kind of help it was; a later version may know more kinds, which are preserved.
  public struct Kind: Equatable, Sendable {
    let name: Word
    /// The table of how many words are left by first letter and length.
    public static let hint = Kind(name: Word(letters: [7, 8, 13, 19]))
    /// What a word means, without the word.
    public static let clue = Kind(name: Word(letters: [2, 11, 20, 4]))
  }

  /// What kind of help it was.
  public let kind: Kind
  /// The word it was about, or nil.
  public let word: Word?
  /// The time of play after which it was taken.
  public let time: PlayTime
}

#if !hasFeature(Embedded)
  extension FoundWord: Codable {}
#endif
