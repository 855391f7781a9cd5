extension Lexicon {
  /// Returns every word that can be spelled from the letters of a root, with its class.
  ///
  ///     try lexicon.entries(spelledFrom: Word("team".utf8)).map(\.word)  // mate, meat, meta, tame, team, ate, eat, …
  ///
  /// - Parameter root: A word of any length. Each of its letters may be used as often as it appears.
  /// - Returns: The words by length, longest first, then alphabetically. They include the root itself and blocked
  ///   words.
  /// - Complexity: O(2ᵏ) for a root of *k* letters up to 8. For a longer root, usually O(*n* + *w* log *w*), where *n*
  ///   is the number of words and *w* the number found.
  public func entries(spelledFrom root: Word) -> ContiguousArray<Entry> {
    let sorter = LongestFirstSorter(root)
    guard root.count > Lexicon.maxWordLength else {
      return sorter.sorted(Solver.words(spelledFrom: root.letters, in: self))
    }
    // The letters of a long root have too many subsets, so check every word.
    let letters = LetterBag(root)
    return sorter.sorted(ContiguousArray(words.filter { letters.spells($0.letters) }))
  }
}

/// Finds all words that can be spelled from up to eight letters.
///
/// Eight letters have at most 256 sub-multisets. The key of each is one addition away from the key of a smaller one,
/// and one lookup finds its words. Documentation/LexiconFormat.md proves that the lookup is exact. The loops below use
/// no unsafe code and have no branch that would be mispredicted. Where a precondition gives the size of an array and a
/// mask limits the index, the compiler removes the bounds check.
enum Solver {
  /// The number of words of a group that are copied at once, regardless of its size.
  static let copyWidth = 4
  /// The maximum number of sub-multisets of eight letters.
  private static let maxSubsets = 1 << 8

  /// Returns all words that can be spelled from some letters, in no particular order.
  static func words(spelledFrom letters: [UInt8], in lexicon: Lexicon) -> ContiguousArray<Lexicon.Entry> {
    var keys = ContiguousArray<UInt64>(repeating: 0, count: maxSubsets)
    var groups = ContiguousArray(repeating: Lexicon.Group(bits: 0), count: maxSubsets)
    let subsetCount = enumerateSubsets(letters, lexicon.weights, into: &keys)
    let candidateCount = findSlots(keys, subsetCount, lexicon, into: &groups)
    let found = confirmGroups(candidateCount, lexicon, in: &groups)
    return copyEntries(groups, found, lexicon)
  }

  /// Writes the keys of all sub-multisets of some letters. Returns their number.
  private static func enumerateSubsets(
    _ letters: [UInt8], _ weights: LetterWeights, into keys: inout ContiguousArray<UInt64>
  ) -> Int {
    var keys = keys.mutableSpan
    var seenLetters: UInt32 = 0
    var subsetCount = 1
    for first in letters.indices where seenLetters & 1 << UInt32(letters[first]) == 0 {
      seenLetters |= 1 << UInt32(letters[first])
      let weight = weights[letters[first]]
      let blockLength = subsetCount
      // Each copy of a letter extends the subsets with one copy less: all of them at first, then the latest block.
      for copy in first..<letters.count where letters[copy] == letters[first] {
        for source in subsetCount &- blockLength..<subsetCount { keys[source &+ blockLength] = keys[source] &+ weight }
        subsetCount &+= blockLength
      }
    }
    return subsetCount
  }

  /// Stores the slots whose tags match, each as the start of a group with the check bits of its key. Returns their
  /// number.
  private static func findSlots(
    _ keys: ContiguousArray<UInt64>, _ subsetCount: Int, _ lexicon: Lexicon,
    into slots: inout ContiguousArray<Lexicon.Group>
  ) -> Int {
    let allDisplacements = lexicon.displacements
    let allTags = lexicon.tags
    let keys = keys.span
    let displacements = allDisplacements.span
    let tags = allTags.span
    var slots = slots.mutableSpan
    precondition(keys.count >= subsetCount && slots.count == maxSubsets)
    precondition(displacements.count == Lexicon.bucketCount && tags.count == Lexicon.slotCount)
    var found = 0
    for index in 0..<subsetCount {
      let key = LetterKey(bits: keys[index])
      let slot = key.homeSlot ^ Int(displacements[key.bucket])
      slots[found & (maxSubsets - 1)] = Lexicon.Group(start: slot, count: 0, checkBits: key.checkBits)
      // Adds 1 if the tags are equal, otherwise 0. Branch-free: a branch here would be mispredicted half of the time.
      found &+= Int((UInt32(tags[slot] ^ key.tag) &- 1) >> 31)
    }
    return found
  }

  /// Replaces each slot with its group if the check bits match too. Returns the number of groups and of their words.
  private static func confirmGroups(
    _ candidateCount: Int, _ lexicon: Lexicon, in slots: inout ContiguousArray<Lexicon.Group>
  ) -> (groups: Int, words: Int) {
    let allGroups = lexicon.groups
    let groups = allGroups.span
    var slots = slots.mutableSpan
    precondition(slots.count >= candidateCount && groups.count == Lexicon.slotCount)
    var found = (groups: 0, words: 0)
    for index in 0..<candidateCount {
      let group = groups[slots[index].start]
      guard group.checkBits == slots[index].checkBits else { continue }
      slots[found.groups] = group
      found.groups &+= 1
      found.words &+= group.count
    }
    return found
  }

  private static func copyEntries(
    _ groups: ContiguousArray<Lexicon.Group>, _ found: (groups: Int, words: Int), _ lexicon: Lexicon
  ) -> ContiguousArray<Lexicon.Entry> {
    var result = ContiguousArray(repeating: Lexicon.Entry(bits: 0), count: found.words + copyWidth)
    var copiedEntries = result.mutableSpan
    let allEntries = lexicon.entries
    let groups = groups.span
    let entries = allEntries.span
    var next = 0
    for index in 0..<found.groups {
      let group = groups[index]
      // Nearly every group has at most four words, and copying four is faster than counting them. The last one is
      // copied first: if it is within bounds, so are the others.
      for offset in (0..<copyWidth).reversed() { copiedEntries[next &+ offset] = entries[group.start &+ offset] }
      if group.count > copyWidth {
        for offset in copyWidth..<group.count { copiedEntries[next &+ offset] = entries[group.start &+ offset] }
      }
      next &+= group.count
    }
    result.removeLast(copyWidth)
    return result
  }
}

/// Sorts words of a root by length, longest first, then alphabetically.
///
/// A bucket sort by length and the first two letters leaves few words per bucket. An insertion sort then orders them.
struct LongestFirstSorter {
  /// The number of kinds of letters. If a root has no more than eight different letters, each is its own kind.
  private static let kindCount = 8
  private static let bucketCount = (Lexicon.maxWordLength - Lexicon.minWordLength + 1) * kindCount * kindCount

  /// The kind of each letter, indexed by its five bits. Kinds are in alphabetical order.
  private var kinds = ContiguousArray<UInt8>(repeating: 0, count: 32)

  /// Assigns the letters of a root to kinds. Words must not contain other letters.
  init(_ root: Word) {
    let letters = root.letters.reduce(UInt32(0)) { $0 | 1 << UInt32($1) }
    let divisor = max(letters.nonzeroBitCount, LongestFirstSorter.kindCount)
    var rest = letters
    var index = 0
    while rest != 0 {
      kinds[rest.trailingZeroBitCount + 1] = UInt8(index * LongestFirstSorter.kindCount / divisor)
      index += 1
      rest &= rest &- 1
    }
  }

  /// Returns words of the root, sorted.
  func sorted(_ words: ContiguousArray<Lexicon.Entry>) -> ContiguousArray<Lexicon.Entry> {
    // In Embedded Swift, the copy of an empty array has no span to write to.
    guard !words.isEmpty else { return words }
    var ends = bucketEnds(words)
    var result = words
    var positions = ends.mutableSpan
    var sorted = result.mutableSpan
    // Going backwards keeps words with the same letters in alphabetical order.
    for word in words.reversed() {
      let bucket = bucket(of: word)
      positions[bucket] &-= 1
      sorted[Int(positions[bucket])] = word.withSortKey
    }
    LongestFirstSorter.insertionSort(&sorted)
    for index in sorted.indices { sorted[index] = sorted[index].withoutSortKey }
    return result
  }

  /// Returns the end of each bucket.
  private func bucketEnds(_ words: ContiguousArray<Lexicon.Entry>) -> ContiguousArray<Int32> {
    var result = ContiguousArray<Int32>(repeating: 0, count: LongestFirstSorter.bucketCount)
    var ends = result.mutableSpan
    for word in words { ends[bucket(of: word)] &+= 1 }
    var end: Int32 = 0
    for bucket in ends.indices {
      end &+= ends[bucket]
      ends[bucket] = end
    }
    return result
  }

  private func bucket(of word: Lexicon.Entry) -> Int {
    let firstKind = Int(kinds[Int(word.letters.code(at: 0))])
    let secondKind = Int(kinds[Int(word.letters.code(at: 1))])
    return ((Lexicon.maxWordLength &- word.count) &* LongestFirstSorter.kindCount &+ firstKind)
      &* LongestFirstSorter.kindCount &+ secondKind
  }

  /// Sorts words with sort keys that are nearly sorted.
  ///
  /// The wide steps come from D. L. Shell's sort (1959). They only run if a long root has many words.
  private static func insertionSort(_ words: inout MutableSpan<Lexicon.Entry>) {
    for step in [701, 132, 1] {
      for start in stride(from: step, to: words.count, by: 1) {
        let word = words[start]
        var index = start
        while index >= step, words[index &- step] > word {
          words[index] = words[index &- step]
          index &-= step
        }
        words[index] = word
      }
    }
  }
}

/// While sorting, the length comes before the letters, and a longer word is less than a shorter one.
extension Lexicon.Entry {
  fileprivate var withSortKey: Lexicon.Entry {
    Lexicon.Entry(
      bits: UInt64(truncatingIfNeeded: Lexicon.maxWordLength &- count) << 60 | letters.bits >> 4 | bits & 15)
  }

  fileprivate var withoutSortKey: Lexicon.Entry {
    Lexicon.Entry(bits: bits << 4 & PackedLetters.lettersMask | bits & 15)
  }
}
