/// The common words and the bonus words of a root, and its grade.
public struct Puzzle: Equatable, Sendable {
  /// The word whose letters may be used.
  public let root: Word
  /// The root that is used if there are no others: silkworm.
  public static let defaultRoot = Word(letters: [18, 8, 11, 10, 22, 14, 17, 12])
  /// The words that count in "found 12 of 42", including everyday words: longest first, then alphabetically.
  public private(set) var common: PackedWords
  /// The bonus words that may be shown, in the same order. They never include blocked words.
  public private(set) var rare: PackedWords
  /// The words given with the round, which count as common words.
  let givenWords: [Word]

  /// Finds the words of a root. The root itself is not one of them.
  ///
  /// - Parameters:
  ///   - root: A word of any length.
  ///   - lexicon: The lexicon.
  ///   - givenWords: Words that count as common words, whether or not the lexicon knows them. It must be possible to
  ///     spell them from the root.
  /// - Complexity: that of ``Lexicon/entries(spelledFrom:)``, and O(*n* *m*) for *n* given words and *m* others.
  public init(root: Word, in lexicon: Lexicon, givenWords: [Word] = []) {
    (self.root, self.givenWords) = (root, givenWords)
    let words = lexicon.entries(spelledFrom: root)
    let letters = PackedLetters(root)
    common = PackedWords(words, excluding: letters) { $0.isCommon }
    rare = PackedWords(words, excluding: letters) { $0 == .rare }
    if !givenWords.isEmpty {
      common.add(givenWords)
      rare.remove(givenWords)
    }
  }

  /// The common words that everybody knows, in the same order.
  package var everyday: PackedWords { PackedWords(common.entries, excluding: nil) { $0 == .everyday } }

  /// The difficulty of the root: the fewer everyday words, the harder.
  public var grade: Grade { Grade(everydayWords: everyday.count) }

  /// Returns the number of common words.
  ///
  /// - Parameter minimum: The minimum number of letters in a word.
  /// - Complexity: O(*n*), where *n* is the number of common words.
  public func commonWordCount(minimum: Int) -> Int {
    common.longWords.count + common.entries.count { $0.count >= minimum }
  }

  /// Returns the total points of the common or the everyday words.
  func points(scoring: Scoring, minimum: Int, everydayOnly: Bool) -> Int {
    let words = everydayOnly ? everyday : common
    let longPoints = words.longWords.reduce(0) { $0 + scoring.points(forLength: $1.count, rootLength: root.count) }
    return words.entries.reduce(longPoints) { sum, word in
      let length = word.count
      return length < minimum ? sum : sum + scoring.points(forLength: length, rootLength: root.count)
    }
  }
}

/// The difficulty of a root.
public enum Grade: UInt8, CaseIterable, Sendable {
  case easy, medium, hard

  /// Creates the grade for a number of everyday words: easy from 28, medium from 15 to 27, hard below.
  public init(everydayWords: Int) {
    switch everydayWords {
    case 28...: self = .easy
    case 15...: self = .medium
    default: self = .hard
    }
  }
}

extension Grade: Named {
  /// The name in commands, JSON and settings.
  public var name: String {
    switch self {
    case .easy: "easy"
    case .medium: "medium"
    case .hard: "hard"
    }
  }
}

#if !hasFeature(Embedded)
  extension Grade: Codable {
    public init(from decoder: any Decoder) throws { try self.init(named: decoder) }
    public func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
  }
#endif
