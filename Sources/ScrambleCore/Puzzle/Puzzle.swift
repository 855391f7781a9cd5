/// The common words and the bonus words of a root, and its grade.
public struct Puzzle: Equatable, Sendable {
  /// The word whose letters may be used.
  public let root: Word
  /// The root that is used if there are no others: silkworm.
  public static let defaultRoot = Word(letters: [18, 8, 11, 10, 22, 14, 17, 12])
  /// The words that count in "found 12 of 42", including everyday words: longest first, then alphabetically.
  public let common: PackedWords
  /// The bonus words that may be shown, in the same order. They never include blocked words.
  public let rare: PackedWords

  /// Finds the words of a root. The root itself is not one of them.
  ///
  /// - Parameters:
  ///   - root: A word of any length.
  ///   - lexicon: The lexicon.
  /// - Complexity: that of ``Lexicon/entries(spelledFrom:)``.
  public init(root: Word, in lexicon: Lexicon) {
    self.root = root
    let words = lexicon.entries(spelledFrom: root)
    let letters = PackedLetters(root)
    common = PackedWords(words, excluding: letters) { $0.isCommon }
    rare = PackedWords(words, excluding: letters) { $0 == .rare }
  }

  /// The common words that everybody knows, in the same order.
  package var everyday: PackedWords { PackedWords(common.entries, excluding: nil) { $0 == .everyday } }

  /// The difficulty of the root: the fewer everyday words, the harder.
  public var grade: Grade { Grade(everydayWords: everyday.count) }

  /// Returns the total points of words of the puzzle.
  func points(of words: PackedWords) -> Int {
    words.entries.reduce(0) { $0 + Word.points(ofLength: $1.count, rootLength: root.count) }
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

/// A collection of words, longest first, then alphabetically.
///
/// A word is stored in eight bytes, and a ``Word`` is created on access.
///
///     puzzle.common.prefix(3)  // kilos, limos, milks
public struct PackedWords: RandomAccessCollection, Equatable, Sendable {
  let entries: ContiguousArray<Lexicon.Entry>

  /// Selects the words of some classes, without the root.
  init(_ words: ContiguousArray<Lexicon.Entry>, excluding root: PackedLetters?, where isIncluded: (WordClass) -> Bool) {
    // In Embedded Swift, the copy of an empty array has no span to write to.
    guard !words.isEmpty else {
      entries = words
      return
    }
    let classMask = WordClass.allCases.reduce(UInt64(0)) { $0 | (isIncluded($1) ? 1 : 0) &<< UInt64($1.rawValue) }
    var selected = words
    var slots = selected.mutableSpan
    var count = 0
    // Branch-free, because a branch here would be mispredicted: an entry that is not selected is overwritten by the
    // next one.
    for word in words where word.letters != root {
      slots[count] = word
      count &+= Int(truncatingIfNeeded: classMask &>> (word.bits & 3) & 1)
    }
    selected.removeLast(words.count - count)
    entries = selected
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { entries.count }

  /// Accesses the word at an index.
  ///
  /// - Complexity: O(1), with one allocation.
  public subscript(index: Int) -> Word { entries[index].word }
}
