/// Rounds that a class plays in order: their roots, the rules, and the words that the class is learning.
///
///     if let set = try PuzzleSet(roots: [silkworm, Word("planters".utf8)], unitWords: [Word("milk".utf8)]) {
///       set.code  // s1.…
///       set.unitWords(in: silkworm)  // milk
///       try PuzzleSet(code: set.code, avoiding: sensitiveWords) == set  // true
///     }
///
/// `Documentation/PuzzleSets.md` describes the format of the code.
public struct PuzzleSet: Equatable, Sendable {
  /// The valid numbers of rounds.
  public static let sizes = 1...30
  /// The valid lengths of a unit word.
  public static let unitWordLengths = 3...15
  /// The maximum number of unit words.
  public static let maxUnitWords = Vocabulary.maxGivenWords

  /// The roots in the order in which they are played.
  public let roots: [Word]
  /// The minimum number of letters in a word, 3 or 4.
  public let minimum: Int
  public let scoring: Scoring
  /// The time limit of each round in minutes, or nil for none.
  public let minutes: Int?
  /// Whether blocked words are unknown, and unit words count even if the lexicon lacks them.
  public let isForClass: Bool
  /// The words that the class is learning, from a to z.
  public let unitWords: [Word]

  /// Creates a set, or returns nil if the values are not valid.
  ///
  /// - Parameters:
  ///   - roots: 1 to 30 different roots.
  ///   - minimum: The minimum number of letters in a word, 3 or 4.
  ///   - scoring: The rule for points.
  ///   - minutes: The time limit in minutes, 1 to 100, or nil for none.
  ///   - isForClass: Whether the rounds have the vocabulary of a class.
  ///   - unitWords: At most 40 different words of 3 to 15 letters, in any order.
  public init?(
    roots: [Word], minimum: Int = 3, scoring: Scoring = .classic, minutes: Int? = nil, isForClass: Bool = true,
    unitWords: [Word] = []
  ) {
    var sortedUnitWords = unitWords
    sortedUnitWords.sortInPlace { $0 < $1 }
    self.init(
      sortedUnitWords: sortedUnitWords, roots: roots, minimum: minimum, scoring: scoring, minutes: minutes,
      isForClass: isForClass)
  }

  /// Creates a set with unit words in alphabetical order, or returns nil if the values are not valid.
  init?(sortedUnitWords: [Word], roots: [Word], minimum: Int, scoring: Scoring, minutes: Int?, isForClass: Bool) {
    guard PuzzleSet.sizes.contains(roots.count), sortedUnitWords.count <= PuzzleSet.maxUnitWords,
      roots.allSatisfy({ Round.rootLengths.contains($0.count) }),
      roots.indices.allSatisfy({ !roots[..<$0].contains(roots[$0]) }),
      sortedUnitWords.allSatisfy({ PuzzleSet.unitWordLengths.contains($0.count) }),
      sortedUnitWords.indices.dropFirst().allSatisfy({ sortedUnitWords[$0 - 1] < sortedUnitWords[$0] }),
      Round.minimums.contains(minimum), minutes.map({ Round.minutes.contains($0) }) ?? true
    else { return nil }
    (self.roots, self.minimum, self.scoring, self.minutes) = (roots, minimum, scoring, minutes)
    (self.isForClass, unitWords) = (isForClass, sortedUnitWords)
  }

  /// The words that count in the rounds.
  public var vocabulary: Vocabulary { isForClass ? .class(givenWords: unitWords) : .standard }

  /// The identity of the set in its rounds and in hand-ins: the checksum of its code.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words.
  public var checksum: UInt64 { Checksum(code[...]).value }

  /// Returns the round with a number, from 1, without found words, or nil if the set has no such round.
  package func round(number: Int) -> Round? {
    guard (1...roots.count).contains(number) else { return nil }
    let root = roots[number - 1]
    var round = Round(
      id: .set(checksum: checksum, number: number), root: root, minimum: minimum, scoring: scoring,
      vocabulary: vocabulary.fitted(to: root, minimum: minimum))
    round.timeLimit = minutes.map { .minutes($0) }
    return round
  }

  /// The unit words that can be found in a round of the set, from a to z.
  ///
  /// A root is visible in its own round, so it cannot be found there.
  ///
  /// - Complexity: O(*n* *m*), where *n* is the number of unit words and *m* the number of roots.
  public var findableUnitWords: [Word] {
    unitWords.filter { word in roots.contains { unitWords(in: $0).contains(word) } }
  }

  /// Returns the unit words that can be found in the round on a root, from a to z.
  ///
  /// - Complexity: O(*n*), where *n* is the number of unit words.
  public func unitWords(in root: Word) -> [Word] {
    let letters = LetterBag(root)
    return unitWords.filter { $0 != root && $0.count >= minimum && letters.spells($0) }
  }
}
