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
