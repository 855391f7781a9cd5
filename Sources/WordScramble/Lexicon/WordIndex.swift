/// Looks up whether the lexicon has a word, and its class, usually with one access to 1 MiB of memory.
///
/// Multiplying the 40 bits of a word's letters by an odd number gives each word a unique number. The upper 15 bits
/// select one of 32,768 bins with eight entries. The other 25 bits are stored in an entry, with the class and the
/// number of full bins that the word had to skip. A match is therefore never another word. (The method is quotienting:
/// D. E. Knuth, "The Art of Computer Programming", volume 3, section 6.4, exercise 13.)
struct WordIndex: Sendable {
  private static let binCount = 1 << 15
  private static let multiplier: UInt64 = 0x9E_3779_B97B

  /// Each entry has 25 bits of the word, 5 bits for the number of skipped bins plus one, and 2 bits for the class. An
  /// empty entry is 0.
  private var bins: ContiguousArray<SIMD8<UInt32>> = []

  /// Fills the empty index with distinct words.
  mutating func fill(with words: ContiguousArray<Lexicon.Entry>) throws(LexiconError) {
    bins = ContiguousArray(repeating: .zero, count: WordIndex.binCount)
    var bins = bins.mutableSpan
    for word in words {
      var (bin, mark) = WordIndex.home(of: word.letters)
      while bins[bin][7] != 0 {
        guard WordIndex.pass(&bin, &mark) else { throw .malformed(at: LexiconFile.headerLength) }
      }
      mark |= UInt32(word.bits & 3)
      let old = bins[bin]
      bins[bin] = SIMD8(mark, old[0], old[1], old[2], old[3], old[4], old[5], old[6])
    }
  }

  /// Returns the class of a word, or nil if it is not in the lexicon.
  func wordClass(of letters: PackedLetters) -> WordClass? {
    let difference = difference(of: letters)
    return difference < 4 ? WordClass(rawValue: UInt8(difference)) : nil
  }

  /// Returns the class of a word, or a number above 3 if it is not in the lexicon.
  ///
  /// There is no branch on whether the word is found, because it would be mispredicted.
  private func difference(of letters: PackedLetters) -> UInt32 {
    var (bin, mark) = WordIndex.home(of: letters)
    repeat {
      let least = (bins[bin] ^ SIMD8(repeating: mark)).min()
      if bins[bin][7] == 0 || least < 4 { return least }
    } while WordIndex.pass(&bin, &mark)
    return .max
  }

  /// Returns the bin of a word, and the bits stored there.
  private static func home(of letters: PackedLetters) -> (bin: Int, mark: UInt32) {
    let number = (letters.bits >> 24) &* multiplier
    return (Int(truncatingIfNeeded: number >> 25 & (1 << 15 - 1)), UInt32(truncatingIfNeeded: number << 7) | 4)
  }

  /// Moves to the next bin. Returns false if the word has skipped more bins than any word of a valid lexicon does.
  private static func pass(_ bin: inout Int, _ mark: inout UInt32) -> Bool {
    bin = (bin + 1) % binCount
    mark &+= 4
    return mark & 0x7C != 0
  }
}
