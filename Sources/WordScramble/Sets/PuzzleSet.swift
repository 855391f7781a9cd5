/// Rounds that a class plays in order: their roots, the rules, and the words that the class is learning.
///
///     if let set = try PuzzleSet(roots: [silkworm, Word("planters".utf8)], unitWords: [Word("milk".utf8)]) {
///       set.code  // s1.…
///       set.unitWords(in: silkworm)  // milk
///       try PuzzleSet(code: set.code, avoiding: sensitiveWords) == set  // true
///     }
///
/// `Documentation/PuzzleSets.md` has the form of the code.
public struct PuzzleSet: Equatable, Sendable {
  /// How many rounds a set may have.
  public static let sizes = 1...30
  /// How many letters a unit word may have.
  public static let unitWordLengths = 3...15
  /// The most unit words.
  public static let maxUnitWords = Vocabulary.maxGivenWords

  /// The roots in the order in which they are played.
  public let roots: [Word]
  /// The fewest letters of a word.
  public let minimum: Int
  /// What a word is worth.
  public let scoring: Scoring
  /// How many minutes each round may take, or nil for as long as the players like.
  public let minutes: Int?
  /// Whether blocked words are unknown, and unit words count even if the lexicon lacks them.
  public let isForClass: Bool
  /// The words that the class is learning, from a to z.
  public let unitWords: [Word]

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - roots: 1 to 30 different roots.
  ///   - minimum: The fewest letters of a word, 3 or 4.
  ///   - scoring: What a word is worth.
  ///   - minutes: 1 to 100, or nil for as long as the players like.
  ///   - isForClass: Whether the rounds have the vocabulary of a class.
  ///   - unitWords: At most 40 words of 3 to 15 letters, in any order.
  /// - Returns: Nil for what no set can be.
  public init?(
    roots: [Word], minimum: Int = 3, scoring: Scoring = .classic, minutes: Int? = nil, isForClass: Bool = true,
    unitWords: [Word] = []
  ) {
    var ordered = unitWords
    ordered.sortInPlace { $0 < $1 }
    self.init(
      ordered: ordered, roots: roots, minimum: minimum, scoring: scoring, minutes: minutes, isForClass: isForClass)
  }

  /// Creates a set whose unit words are in order; nil for what no set can be.
  init?(ordered: [Word], roots: [Word], minimum: Int, scoring: Scoring, minutes: Int?, isForClass: Bool) {
    guard PuzzleSet.sizes.contains(roots.count), ordered.count <= PuzzleSet.maxUnitWords,
      roots.allSatisfy({ Round.rootLengths.contains($0.count) }),
      roots.indices.allSatisfy({ !roots[..<$0].contains(roots[$0]) }),
      ordered.allSatisfy({ PuzzleSet.unitWordLengths.contains($0.count) }),
      ordered.indices.dropFirst().allSatisfy({ ordered[$0 - 1] < ordered[$0] }),
      Round.minimums.contains(minimum), minutes.map({ Round.minutes.contains($0) }) ?? true
    else { return nil }
    (self.roots, self.minimum, self.scoring, self.minutes) = (roots, minimum, scoring, minutes)
    (self.isForClass, unitWords) = (isForClass, ordered)
  }

  /// The words that count in its rounds.
  public var vocabulary: Vocabulary { isForClass ? .class(given: unitWords) : .standard }

  /// What identifies the set in its rounds and in what players hand in: the checksum of its code.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words.
  public var checksum: UInt64 { Checksum(code[...]).value }

  /// Returns the round at a place, from 1, without found words; nil for a place that the set does not have.
  package func round(at place: Int) -> Round? {
    guard (1...roots.count).contains(place) else { return nil }
    let root = roots[place - 1]
    var round = Round(
      id: .set(checksum: checksum, place: place), root: root, minimum: minimum, scoring: scoring,
      vocabulary: vocabulary.fitted(to: root, minimum: minimum))
    round.limit = minutes.map { .minutes($0) }
    return round
  }

  /// The unit words that can be found in a round of the set, from a to z. A root is there to be read, so it is not
  /// found in its own round.
  ///
  /// - Complexity: O(*n* *m*), where *n* is the number of unit words and *m* the number of roots.
  public var hiddenUnitWords: [Word] {
    unitWords.filter { word in roots.contains { unitWords(in: $0).contains(word) } }
  }

  /// Returns the unit words that can be spelled in a round of the set, from a to z.
  ///
  /// - Complexity: O(*n*), where *n* is the number of unit words.
  public func unitWords(in root: Word) -> [Word] {
    let letters = LetterBag(root)
    return unitWords.filter { $0 != root && $0.count >= minimum && letters.spells($0) }
  }
}
