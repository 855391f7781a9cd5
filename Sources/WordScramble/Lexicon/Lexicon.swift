/// All words that count, with how well known each one is: opened from `english.lex`, built from text by
/// ``LexiconBuilder``.
///
///     try lexicon.contains(Word("zax".utf8))  // true
///     try lexicon.wordClass(of: Word("zax".utf8))  // rare
///
/// Words with the same letters form a group, and a perfect hash of the letters finds the group;
/// Documentation/LexiconFormat.md says how. A lexicon never changes, so it is a class, which everything that plays
/// shares.
///
/// Its tables are of type `ContiguousArray`, whose spans every system has. Those of `Array` need macOS 26 and iOS 26.
public final class Lexicon: Sendable {
  /// The fewest letters of a word.
  public static let shortestWord = 3
  /// The most letters of a word.
  public static let longestWord = PackedLetters.capacity

  static let slotCount = 1 << 17
  static let bucketCount = 1 << 13

  /// Which word list this is: the checksum of its file, or of the file of the full list where this is a part of one.
  public let edition: UInt64
  /// Whether it is a part of a larger list, which has all words of its own roots, and not of others.
  public let isPart: Bool
  /// The roots, from a to z.
  public let roots: [Entry]
  /// The roots of the daily puzzles in their order, as indices of ``roots``.
  let dailyOrder: ContiguousArray<UInt16>
  /// What each letter adds to a key.
  let weights: LetterWeights
  /// Tells whether a word counts.
  let index: WordIndex
  /// By bucket, the displacement from a group's home to its slot.
  let displacements: ContiguousArray<UInt16>
  /// By slot, the upper bits of the key of the group there.
  let tags: ContiguousArray<UInt16>
  /// By slot, the start of the group in `entries` and its number of words, which is 0 if there is no group.
  let groups: ContiguousArray<Group>
  /// All words, those of a group side by side, and then as many empty entries as a solver may read past the end.
  let entries: ContiguousArray<Entry>

  /// Creates a lexicon from the parts that are ready once a file is open.
  init(_ file: LexiconFile, roots: [Entry], _ index: WordIndex, _ table: GroupTable) {
    (edition, isPart, self.roots, self.index) = (file.edition, file.isPart, roots, index)
    (weights, displacements, dailyOrder) = (LetterWeights(seed: file.seed), file.displacements, file.dailyOrder)
    (tags, groups, entries) = (table.tags, table.groups, table.entries)
  }

  /// The start of a group in the entries, its number of words, and ten bits of the key, in four bytes.
  struct Group: Equatable, Sendable {
    static let largest = 31
    let bits: UInt32

    init(bits: UInt32) {
      self.bits = bits
    }

    init(start: Int, count: Int, check: UInt32) {
      bits = check << 22 | UInt32(count) << 17 | UInt32(start)
    }

    var start: Int { Int(bits & 0x1_FFFF) }
    var count: Int { Int(bits >> 17 & 31) }
    var check: UInt32 { bits >> 22 }
  }

  /// The number of words.
  public var count: Int { words.count }

  /// All words, in no particular order.
  var words: ArraySlice<Entry> { entries.dropLast(Solver.stride) }

  /// Returns how well known a word is, or nil if it does not count.
  ///
  /// - Complexity: O(1) on average.
  public func wordClass(of word: Word) -> WordClass? {
    PackedLetters(word).flatMap { index.wordClass(of: $0) }
  }

  /// Returns whether a word counts.
  ///
  /// - Complexity: O(1) on average.
  public func contains(_ word: Word) -> Bool {
    wordClass(of: word) != nil
  }

  /// Returns all words that may be shown, from a to z.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of words.
  public var shownEntries: [Entry] {
    words.filter { $0.wordClass != .blocked }.sorted()
  }
}

extension Lexicon {
  /// Returns whether it has all words of a root; only a part of a larger list may lack some.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of roots.
  public func isComplete(for root: Word) -> Bool {
    !isPart || rootStatus(of: root) != .none
  }

  /// The roots to draw from: all of them, but in a part of a larger list not those of its daily puzzles, which are most
  /// of it.
  package var dealtRoots: [Word] {
    let dealt = roots.indices.filter { !isPart || !dailyOrder.contains(UInt16($0)) }
    return dealt.map { roots[$0].word }
  }

  /// Returns what the lexicon knows of a word as a root.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of roots.
  public func rootStatus(of root: Word) -> RootStatus {
    guard let letters = PackedLetters(root) else { return .none }
    var low = 0
    var high = roots.count
    while low < high {
      let middle = (low + high) / 2
      if roots[middle].letters.bits < letters.bits { low = middle + 1 } else { high = middle }
    }
    return low < roots.count && roots[low].letters == letters ? roots[low].rootStatus : .none
  }
}
