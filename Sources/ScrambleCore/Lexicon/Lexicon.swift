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

extension Lexicon {
  /// A word of the lexicon with its class and its status as a root, in eight bytes.
  ///
  /// Each letter takes five bits from the top, with 1 for `a` and 0 for the end, so entries sort alphabetically. The
  /// lowest bits hold the class and the status as a root.
  public struct Entry: Hashable, Comparable, Sendable {
    /// The letters are in the upper 40 bits, the root status is in bits 2 and 3, and the class in bits 0 and 1.
    let bits: UInt64

    init(bits: UInt64) {
      self.bits = bits
    }

    init(_ letters: PackedLetters, _ wordClass: WordClass, _ rootStatus: RootStatus) {
      bits = letters.bits | UInt64(rootStatus.rawValue) << 2 | UInt64(wordClass.rawValue)
    }

    var letters: PackedLetters { PackedLetters(bits: bits & PackedLetters.lettersMask) }

    public var word: Word { Word(letters: letters.unpackedLetters) }

    /// The number of letters.
    public var count: Int { letters.count }

    /// The familiarity of the word, and whether it may be shown.
    public var wordClass: WordClass { WordClass(rawValue: UInt8(bits & 3)) ?? .blocked }

    /// The status of the word as a root.
    package var rootStatus: RootStatus { RootStatus(rawValue: UInt8(bits >> 2 & 3)) ?? .none }

    /// Returns whether a word comes before another alphabetically.
    public static func < (first: Entry, second: Entry) -> Bool {
      first.bits < second.bits
    }
  }
}

/// The familiarity of a word in the lexicon, and whether it may be shown.
public enum WordClass: UInt8, CaseIterable, Sendable {
  /// Known to everybody; counts in "found 12 of 42". The grade is computed from these words alone.
  case everyday
  /// Known to most people; counts in "found 12 of 42".
  case common
  /// Accepted as a bonus; no rank requires it.
  case rare
  /// Accepted as a bonus when typed, but never shown.
  case blocked

  /// Whether words of the class count in "found 12 of 42". The others are bonus words.
  public var isCommon: Bool { self == .everyday || self == .common }
}

/// The status of a word as a root.
public enum RootStatus: UInt8, Sendable {
  case none
  /// A root that New Word deals only if no root is familiar.
  case unfamiliar
  /// A root that New Word deals.
  case familiar
}

extension Lexicon {
  /// The valid numbers of daily puzzles. The last is that of 9999-12-31.
  static let dailyNumbers = 1...2_912_443

  /// The number of the puzzle whose root comes again after the last root of the daily order. From there to the end are
  /// 118 whole weeks, so Saturday's puzzles stay on Saturdays. A shorter order repeats from its start.
  private static let firstRepeatedDaily = 341

  /// Returns the root of the daily puzzle with a number.
  ///
  /// Returns nil for an invalid number, and if the lexicon has no daily order.
  func dailyRoot(_ number: Int) -> Word? {
    let count = dailyOrder.count
    guard Lexicon.dailyNumbers.contains(number), count > 0 else { return nil }
    let repeatStart = count < Lexicon.firstRepeatedDaily ? 0 : Lexicon.firstRepeatedDaily - 1
    let index = number <= count ? number - 1 : repeatStart + (number - 1 - count) % (count - repeatStart)
    return roots[Int(dailyOrder[index])].word
  }
}

extension Lexicon {
  /// The checksums of insults that the word list lacks.
  ///
  /// Insults that contain another insult are left out. The list is the same for every lexicon, so that a
  /// seed gives the same order of the letters.
  static let insults: [UInt64] = [
    0x4CF3_8286_6499_E4B1, 0xD20D_A917_79FD_0E91, 0xD282_D9FB_C6AE_3176, 0xD286_4CD3_77B7_D47D,
    0xD28A_4281_2EBC_9865, 0xD28C_EA4C_C1C1_0A4F, 0xD315_91B5_2EBC_9B5A, 0xD38A_F44C_C371_FD41,
    0xD682_EDFF_337A_1B6A, 0xD68A_E6EA_CF88_EF9F, 0xD882_E9EE_38E0_1EA6, 0xD88B_4E8B_1DF1_56E4,
    0xD893_EEF5_04FF_2A05, 0xD98C_E0EE_3AA4_2D41, 0xD996_E104_51B7_2F75, 0xDA81_DC4C_CF44_538F,
    0xDA8C_3B27_2159_29BD, 0xDA8C_DB02_A059_213F, 0xDA8C_DEFA_2159_2FEB, 0xDC82_57B8_58AC_0126,
    0xDD82_615D_A561_2F77, 0xDE20_4D2D_A561_2833, 0xDF82_E74C_D7C7_1338, 0xDF8C_EA4C_D7D6_104F,
    0xE492_654E_B361_2106,
  ]

  /// Returns whether consecutive letters spell a blocked word of the lexicon or one of ``insults``.
  func hasInsult(in letters: [UInt8]) -> Bool {
    letters.indices.contains { start in
      (Lexicon.minWordLength...Lexicon.maxWordLength).contains { length in
        start + length <= letters.count && isInsult(Word(letters: Array(letters[start..<start + length])))
      }
    }
  }

  func isInsult(_ word: Word) -> Bool {
    wordClass(of: word).map { $0 == .blocked } ?? Lexicon.insults.contains(Checksum(word.ascii[...]).value)
  }
}
