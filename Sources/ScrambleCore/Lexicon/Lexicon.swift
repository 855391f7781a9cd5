/// All words that count, each with its class. A lexicon is opened from `english.lex`, or from a file that
/// ``LexiconBuilder`` has built.
///
///     try lexicon.contains(Word("zax".utf8))  // true
///     try lexicon.wordClass(of: Word("zax".utf8))  // rare
///
/// Words with the same letters form a group, and a perfect hash of the letters finds the group.
/// Documentation/LexiconFormat.md describes how. A lexicon never changes, so it is a class and can be shared.
///
/// Its tables are of type `ContiguousArray`, whose spans are available on every system. Those of `Array` need macOS 26
/// and iOS 26.
public final class Lexicon: Sendable {
  /// The minimum number of letters in a word of the list.
  public static let minWordLength = 3
  /// The maximum number of letters in a word of the list.
  public static let maxWordLength = PackedLetters.capacity

  static let slotCount = 1 << 17
  static let bucketCount = 1 << 13

  /// The edition of the word list: the checksum of its file.
  public let edition: UInt64
  /// The roots, from a to z.
  public let roots: [Entry]
  /// The roots of the daily puzzles in order, as indices into ``roots``.
  let dailyOrder: ContiguousArray<UInt16>
  /// The value that each letter adds to a key.
  let weights: LetterWeights
  let index: WordIndex
  /// The displacement from a group's home to its slot, by bucket.
  let displacements: ContiguousArray<UInt16>
  /// The upper bits of the key of the group, by slot.
  let tags: ContiguousArray<UInt16>
  /// The start of the group in `entries` and its number of words, by slot. The number is 0 if there is no group.
  let groups: ContiguousArray<Group>
  /// All words, grouped, followed by as many empty entries as the solver may read past the end.
  let entries: ContiguousArray<Entry>

  /// Creates a lexicon from the parts of an opened file.
  init(_ file: LexiconFile, roots: [Entry], _ index: WordIndex, _ table: GroupTable) {
    edition = file.edition
    self.roots = roots
    self.index = index
    weights = LetterWeights(seed: file.seed)
    displacements = file.displacements
    dailyOrder = file.dailyOrder
    tags = table.tags
    groups = table.groups
    entries = table.entries
  }

  /// The start of a group in the entries, its number of words, and ten bits of its key, in four bytes.
  struct Group: Equatable, Sendable {
    static let maxCount = 31
    let bits: UInt32

    init(bits: UInt32) {
      self.bits = bits
    }

    init(start: Int, count: Int, checkBits: UInt32) {
      bits = checkBits << 22 | UInt32(count) << 17 | UInt32(start)
    }

    var start: Int { Int(bits & 0x1_FFFF) }
    var count: Int { Int(bits >> 17 & 31) }
    var checkBits: UInt32 { bits >> 22 }
  }

  public var count: Int { words.count }

  /// All words, in no particular order.
  var words: ArraySlice<Entry> { entries.dropLast(Solver.copyWidth) }

  /// Returns the class of a word, or nil if the lexicon does not have it.
  public func wordClass(of word: Word) -> WordClass? {
    PackedLetters(word).flatMap { index.wordClass(of: $0) }
  }

  /// Returns whether the lexicon has a word.
  public func contains(_ word: Word) -> Bool {
    wordClass(of: word) != nil
  }
}

extension Lexicon {
  /// Returns the status of a word as a root.
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
