/// What a root holds: the words that make it up, how hard it is, and what a good round on it comes to.
public struct Puzzle: Equatable, Sendable {
  /// The word whose letters are played with.
  public let root: Word
  /// The words of "found 12 of 44", everyday ones among them: longest first, those of one length from a to z.
  public let common: [Word]
  /// The bonus words that may be shown, in the same order. Blocked words are never among them.
  public let rare: [Word]
  /// The common words that everybody knows, in the same order.
  public let everyday: [Word]

  /// Finds the words of a root; the root itself is never one of them.
  ///
  /// - Complexity: that of ``Lexicon/entries(spelledFrom:)``.
  public init(root: Word, in lexicon: Lexicon) {
    var (common, rare, everyday) = ([Word](), [Word](), [Word]())
    for entry in lexicon.entries(spelledFrom: root) where entry.word != root {
      if entry.wordClass.isCommon { common.append(entry.word) }
      if entry.wordClass == .rare { rare.append(entry.word) }
      if entry.wordClass == .everyday { everyday.append(entry.word) }
    }
    self.root = root
    (self.common, self.rare, self.everyday) = (common, rare, everyday)
  }

  /// How hard the root is: the fewer everyday words, the harder.
  public var grade: Grade { Grade(everydayWords: everyday.count) }

  /// Returns what common or everyday words are worth together.
  func points(scoring: Scoring, minimum: Int, everydayOnly: Bool) -> Int {
    (everydayOnly ? everyday : common).reduce(0) { sum, word in
      guard word.count >= minimum else { return sum }
      return sum + scoring.points(forLength: word.count, rootLength: root.count)
    }
  }
}

/// How hard a root is.
public enum Grade: UInt8, CaseIterable, Sendable {
  case easy, medium, hard

  /// Grades a root by the number of its everyday words: 28 and more are easy, 15 to 27 medium, fewer hard.
  public init(everydayWords: Int) {
    switch everydayWords {
    case 28...: self = .easy
    case 15...: self = .medium
    default: self = .hard
    }
  }
}
