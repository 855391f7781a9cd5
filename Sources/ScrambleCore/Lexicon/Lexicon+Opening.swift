extension Lexicon {
  /// Opens a lexicon file after verifying its checksum and validating every byte.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: A ``LexiconError`` unless the file is complete, undamaged and of this format. Damaged files never cause
  ///   a trap.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public convenience init(_ bytes: [UInt8]) throws(LexiconError) {
    let file = try LexiconFile(bytes)
    guard file.wordCount < 1 << 17 else { throw .malformed(at: 32) }
    var words = try TrieReader.read(file.trie, count: file.wordCount)
    try file.classify(&words)
    let roots: [Entry] = words.filter { $0.rootStatus != .none }
    guard file.dailyOrder.allSatisfy({ $0 < roots.count }) else {
      throw .malformed(at: bytes.count - 2 * file.dailyOrder.count)
    }
    let index = try WordIndex(words)
    let table = try GroupTable(&words, LetterWeights(seed: file.seed), file.displacements)
    self.init(file, roots: roots, index, table)
  }
}

extension LexiconFile {
  /// Sets the class of each word, and the root status of the words of eight letters.
  fileprivate func classify(_ words: inout ContiguousArray<Lexicon.Entry>) throws(LexiconError) {
    var words = words.mutableSpan
    let classes = classes.span
    let rootStatuses = rootStatuses.span
    var longestWordIndex = 0
    for index in words.indices {
      let bits = words[index].bits
      // 1 for words of eight letters, otherwise 0. Branch-free: a branch here would be mispredicted.
      let isLongest = ((bits >> 24 & 31) + 31) >> 5
      let rootStatus = UInt64(rootStatuses.twoBits(at: longestWordIndex)) * isLongest
      words[index] = Lexicon.Entry(bits: bits | rootStatus << 2 | UInt64(classes.twoBits(at: index)))
      longestWordIndex &+= Int(isLongest)
    }
    guard longestWordIndex == longestWordCount else { throw .malformed(at: 40) }
  }
}

/// The words, grouped by their letters, in the order of the slots.
struct GroupTable {
  private(set) var tags = ContiguousArray<UInt16>(repeating: 0, count: Lexicon.slotCount)
  private(set) var groups = ContiguousArray(repeating: Lexicon.Group(bits: 0), count: Lexicon.slotCount)
  let entries: ContiguousArray<Lexicon.Entry>

  /// Groups the words. Throws an error if a group is too large or two keys have the same slot, because the
  /// displacements then do not belong to these words.
  ///
  /// - Parameter words: All words, with their classes. The slot of each word is stored in its unused bits.
  init(
    _ words: inout ContiguousArray<Lexicon.Entry>, _ weights: LetterWeights, _ displacements: ContiguousArray<UInt16>
  ) throws(LexiconError) {
    guard GroupTable.countWords(&words, weights, displacements, into: &groups, &tags) else {
      throw .malformed(at: LexiconFile.headerLength)
    }
    GroupTable.setStartsToEnds(&groups)
    entries = GroupTable.fill(&groups, with: words)
  }

  /// Counts the words of each slot. Returns whether no group is too large and no two groups collide.
  private static func countWords(
    _ words: inout ContiguousArray<Lexicon.Entry>, _ weights: LetterWeights, _ displacements: ContiguousArray<UInt16>,
    into groups: inout ContiguousArray<Lexicon.Group>, _ tags: inout ContiguousArray<UInt16>
  ) -> Bool {
    var words = words.mutableSpan
    var groups = groups.mutableSpan
    var tags = tags.mutableSpan
    let displacements = displacements.span
    var faultBits: UInt32 = 0
    for index in words.indices {
      let key = weights.key(of: words[index].letters)
      let slot = key.homeSlot ^ Int(displacements[key.bucket])
      let group = groups[slot]
      let difference = UInt32(tags[slot] ^ key.tag) | group.checkBits ^ key.checkBits
      faultBits |= (group.count == 0 ? 0 : difference) | (group.count == Lexicon.Group.maxCount ? 1 : 0)
      tags[slot] = key.tag
      groups[slot] = Lexicon.Group(
        start: 0, count: (group.count &+ 1) & Lexicon.Group.maxCount, checkBits: key.checkBits)
      words[index].store(slot: slot)
    }
    return faultBits == 0
  }

  /// Sets the start of each group to its end. `fill(_:with:)` then moves the start down as it adds words.
  private static func setStartsToEnds(_ groups: inout ContiguousArray<Lexicon.Group>) {
    var groups = groups.mutableSpan
    var end = 0
    for slot in groups.indices {
      let group = groups[slot]
      end &+= group.count
      groups[slot] = Lexicon.Group(start: end, count: group.count, checkBits: group.checkBits)
    }
  }

  /// Adds all words to their groups. The start of each group moves down to its first word.
  private static func fill(_ groups: inout ContiguousArray<Lexicon.Group>, with words: ContiguousArray<Lexicon.Entry>)
    -> ContiguousArray<Lexicon.Entry>
  {
    var result = ContiguousArray(repeating: Lexicon.Entry(bits: 0), count: words.count + Solver.copyWidth)
    var groups = groups.mutableSpan
    var entries = result.mutableSpan
    for word in words.reversed() {
      let group = groups[word.slot]
      let start = group.start &- 1
      entries[start] = word.withoutSlot
      groups[word.slot] = Lexicon.Group(start: start, count: group.count, checkBits: group.checkBits)
    }
    return result
  }
}

/// While a lexicon is being opened, the 17 bits above the root status hold the slot of the word.
extension Lexicon.Entry {
  fileprivate var slot: Int { Int(truncatingIfNeeded: bits >> 4) & (Lexicon.slotCount - 1) }

  fileprivate var withoutSlot: Lexicon.Entry { Lexicon.Entry(bits: bits & (PackedLetters.lettersMask | 15)) }

  fileprivate mutating func store(slot: Int) {
    self = Lexicon.Entry(bits: bits | UInt64(slot) << 4)
  }
}

extension Span<UInt8> {
  /// Returns one of the two-bit values packed into the bytes, lowest bits first, or 0 past the end.
  fileprivate func twoBits(at index: Int) -> UInt8 {
    index / 4 < count ? self[index / 4] >> UInt8(index % 4 * 2) & 3 : 0
  }
}

/// The reason a file cannot be opened as a lexicon.
public enum LexiconError: Error, Equatable, Sendable {
  /// The file does not start with the expected bytes.
  case notALexicon
  /// The file requires a newer version of the game.
  case newerFormat(UInt32)
  /// The length of the file differs from the length in its header, or the file is shorter than a header.
  case wrongLength(expected: Int, actual: Int)
  /// The checksum of the bytes differs from the checksum in the header, or the format of the file is older.
  case wrongChecksum
  /// The checksum is right, but the content is invalid from this byte on.
  case malformed(at: Int)
}
