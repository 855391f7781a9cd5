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

/// A number for a multiset of letters. Multisets of up to eight letters have different numbers.
///
/// The key is the sum of one weight per letter, so it does not depend on their order, and adding a letter costs one
/// addition. The three parts of its 43 bits locate the letters in a table; together they identify the letters.
struct LetterKey {
  /// The 43 bits of the key. The bits above them are ignored.
  let bits: UInt64

  /// The preferred slot among 2¹⁷: the lowest 17 bits.
  var homeSlot: Int { Int(truncatingIfNeeded: bits & 0x1_FFFF) }

  /// The ten middle bits.
  var checkBits: UInt32 { UInt32(truncatingIfNeeded: bits >> 17) & 0x3FF }

  /// The top 16 bits.
  var tag: UInt16 { UInt16(truncatingIfNeeded: bits >> 27) }

  /// The index of the displacement that moves the letters from their home to their slot: the upper 13 bits of the tag.
  var bucket: Int { Int(tag >> 3) }
}

/// One weight per letter, such that all sums of up to eight weights, with repetition, are different.
///
/// This is a theorem of R. C. Bose and S. Chowla ("Theorems in the additive theory of numbers", Commentarii Mathematici
/// Helvetici 37, 1962). These are its numbers for q = 27 and h = 8: the discrete logarithms of θ + a to the base θ for
/// the elements a of GF(27), less 1 each. θ is a root of x²⁴ = x¹³ + x⁵ + 1 over GF(3) and generates GF(3²⁴); a = 0
/// means "no letter". A sum of eight stays below 2⁴², so multiplying by an odd number modulo 2⁴³ mixes its bits and
/// keeps the sums distinct. A test computes all 18,156,204 of them.
struct LetterWeights {
  /// The weights before mixing, in the order of the alphabet.
  static let logarithms: [UInt64] = [
    168_720_344_530, 19_952_391_874, 279_099_013_254, 250_986_961_344, 276_613_161_704, 84_371_338_951,
    112_083_640_844, 88_603_459_357, 237_208_817_313, 153_594_128_306, 210_554_580_598, 259_062_991_927,
    43_736_422_347, 178_885_367_275, 4_229_343_061, 105_355_089_922, 52_983_769_072, 180_813_069_769,
    29_370_591_320, 21_829_221_704, 23_328_579_445, 259_261_256_076, 164_428_697_714, 251_188_150_729,
    231_163_583_614, 134_805_448_599,
  ]

  /// The weight of two letters, indexed by their ten bits in ``PackedLetters``. For a single letter, the other five
  /// bits are 0.
  private let pairWeights: ContiguousArray<UInt64>

  /// Mixes the weights.
  ///
  /// - Parameter seed: The seed of the odd multiplier from ``SplitMix64``, as given in the lexicon file.
  init(seed: UInt32) {
    var generator = SplitMix64(seed: UInt64(seed))
    let multiplier = generator.next() | 1
    var codes = [UInt64](repeating: 0, count: 32)
    for letter in LetterWeights.logarithms.indices {
      codes[letter + 1] = (LetterWeights.logarithms[letter] &* multiplier) & (1 << 43 - 1)
    }
    var pairWeights = ContiguousArray<UInt64>(repeating: 0, count: 1024)
    for pair in pairWeights.indices { pairWeights[pair] = codes[pair / 32] + codes[pair % 32] }
    self.pairWeights = pairWeights
  }

  subscript(letter: UInt8) -> UInt64 { pairWeights[Int(letter) + 1] }

  /// Returns the key of up to eight letters, processed in pairs.
  func key(of letters: PackedLetters) -> LetterKey {
    let pairWeights = pairWeights.span
    let codes = letters.bits >> 24
    let first = pairWeights[LetterWeights.pairIndex(codes >> 30)] &+ pairWeights[LetterWeights.pairIndex(codes >> 20)]
    return LetterKey(
      bits: first &+ pairWeights[LetterWeights.pairIndex(codes >> 10)] &+ pairWeights[LetterWeights.pairIndex(codes)])
  }

  /// Returns the table index of the lowest two letters.
  private static func pairIndex(_ codes: UInt64) -> Int {
    Int(truncatingIfNeeded: codes & 0x3FF)
  }
}

/// A perfect hash: a seed and displacements that give every group of words its own slot.
///
/// The method is "hash and displace" (R. Pagh, "Hash and Displace", WADS 1999). All groups of a bucket are moved
/// together, and the fullest bucket is placed first.
struct PerfectHash {
  private(set) var seed: UInt32
  private(set) var displacements = ContiguousArray<UInt16>(repeating: 0, count: Lexicon.bucketCount)
  private var takenSlots = [Bool](repeating: false, count: Lexicon.slotCount)

  /// Finds the first seed with which all groups can be placed.
  init(of entries: [Lexicon.Entry]) throws(LexiconBuildError) {
    guard entries.count < 1 << 17, PerfectHash.largestGroup(of: entries) <= Lexicon.Group.maxCount else {
      throw .tooManyWords
    }
    // Two groups of one bucket with the same home collide with every displacement. It takes about thirty seeds to find
    // one without such a pair.
    for seed in UInt32(0)..<1000 {
      self.seed = seed
      guard let buckets = PerfectHash.homeSlotsByBucket(entries, LetterWeights(seed: seed)) else { continue }
      if place(buckets) { return }
    }
    throw .tooManyWords
  }

  /// Places all buckets, fullest first. Returns whether there was room for all of them.
  private mutating func place(_ buckets: [[Int]]) -> Bool {
    takenSlots = [Bool](repeating: false, count: Lexicon.slotCount)
    let order = buckets.indices.sorted { (buckets[$1].count, $0) < (buckets[$0].count, $1) }
    for bucket in order {
      guard let displacement = freeDisplacement(for: buckets[bucket]) else { return false }
      displacements[bucket] = UInt16(displacement)
      for homeSlot in buckets[bucket] { takenSlots[homeSlot ^ displacement] = true }
    }
    return true
  }

  private func freeDisplacement(for homeSlots: [Int]) -> Int? {
    (0..<1 << 16).first { displacement in homeSlots.allSatisfy { !takenSlots[$0 ^ displacement] } }
  }

  /// Returns the homes of the groups in each bucket, or nil if two groups in a bucket have the same home.
  private static func homeSlotsByBucket(_ entries: [Lexicon.Entry], _ weights: LetterWeights) -> [[Int]]? {
    var buckets = [[Int]](repeating: [], count: Lexicon.bucketCount)
    var previous: UInt64?
    for bits in entries.map({ weights.key(of: $0.letters).bits & (1 << 43 - 1) }).sorted() {
      defer { previous = bits }
      guard bits != previous else { continue }
      let key = LetterKey(bits: bits)
      guard !buckets[key.bucket].contains(key.homeSlot) else { return nil }
      buckets[key.bucket].append(key.homeSlot)
    }
    return buckets
  }

  private static func largestGroup(of entries: [Lexicon.Entry]) -> Int {
    let weights = LetterWeights(seed: 0)
    let keys = entries.map { weights.key(of: $0.letters).bits & (1 << 43 - 1) }.sorted()
    var largestSize = 0
    var size = 0
    for (index, key) in keys.enumerated() {
      size = index > 0 && keys[index - 1] == key ? size + 1 : 1
      largestSize = max(largestSize, size)
    }
    return largestSize
  }
}
