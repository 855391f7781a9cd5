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
    var (rest, index) = (letters, 0)
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
