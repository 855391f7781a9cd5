/// An index that returns the class of a word if the lexicon has the word, usually with one access to 1 MiB of memory.
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
  private var bins = ContiguousArray<SIMD8<UInt32>>(repeating: .zero, count: WordIndex.binCount)

  /// Creates the index of distinct words.
  init(_ words: ContiguousArray<Lexicon.Entry>) throws(LexiconError) {
    var bins = bins.mutableSpan
    for word in words {
      var (bin, entryBits) = WordIndex.homeBin(of: word.letters)
      while bins[bin][7] != 0 {
        guard WordIndex.skipBin(&bin, &entryBits) else { throw .malformed(at: LexiconFile.headerLength) }
      }
      entryBits |= UInt32(word.bits & 3)
      let old = bins[bin]
      bins[bin] = SIMD8(entryBits, old[0], old[1], old[2], old[3], old[4], old[5], old[6])
    }
  }

  /// Returns the class of a word, or nil if it is not in the lexicon.
  func wordClass(of letters: PackedLetters) -> WordClass? {
    let result = classOrDifference(of: letters)
    return result < 4 ? WordClass(rawValue: UInt8(result)) : nil
  }

  /// Returns the class of a word, or a number above 3 if it is not in the lexicon.
  ///
  /// There is no branch on whether the word is found, because it would be mispredicted.
  private func classOrDifference(of letters: PackedLetters) -> UInt32 {
    var (bin, entryBits) = WordIndex.homeBin(of: letters)
    repeat {
      let smallest = (bins[bin] ^ SIMD8(repeating: entryBits)).min()
      if bins[bin][7] == 0 || smallest < 4 { return smallest }
    } while WordIndex.skipBin(&bin, &entryBits)
    return .max
  }

  /// Returns the bin of a word, and the bits stored there.
  private static func homeBin(of letters: PackedLetters) -> (bin: Int, entryBits: UInt32) {
    let number = (letters.bits >> 24) &* multiplier
    return (Int(truncatingIfNeeded: number >> 25 & (1 << 15 - 1)), UInt32(truncatingIfNeeded: number << 7) | 4)
  }

  /// Moves to the next bin. Returns false if an entry cannot store the number of skipped bins.
  private static func skipBin(_ bin: inout Int, _ entryBits: inout UInt32) -> Bool {
    bin = (bin + 1) % binCount
    entryBits &+= 4
    return entryBits & 0x7C != 0
  }
}
