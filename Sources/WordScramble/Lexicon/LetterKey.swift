/// A number for a multiset of letters; multisets of up to eight letters have different numbers.
///
/// The key is the sum of one weight a letter, so that it does not depend on the order of the letters, and one more letter costs one
/// addition. The three parts of its 43 bits say where in a table the letters belong, and together they say which letters they are.
struct LetterKey {
  /// The 43 bits, and above them bits that carry nothing.
  var bits: UInt64 = 0

  /// The preferred slot among 2¹⁷: the lowest 17 bits.
  var home: Int { Int(truncatingIfNeeded: bits & 0x1_FFFF) }

  /// The ten bits in the middle.
  var check: UInt32 { UInt32(truncatingIfNeeded: bits >> 17) & 0x3FF }

  /// The uppermost 16 bits.
  var tag: UInt16 { UInt16(truncatingIfNeeded: bits >> 27) }

  /// Which displacement moves the letters from their home to their slot: the upper 13 bits of the tag.
  var bucket: Int { Int(tag >> 3) }

  /// Returns the slot of the letters if there are words of them.
  func slot(_ displacements: ContiguousArray<UInt16>) -> Int {
    home ^ Int(displacements[bucket])
  }

  mutating func add(_ letter: UInt8, _ weights: LetterWeights) {
    bits &+= weights[letter]
  }
}

/// One weight per letter: all sums of up to eight weights, with repetition, are different.
///
/// That is a theorem of R. C. Bose and S. Chowla ("Theorems in the additive theory of numbers", Commentarii Mathematici Helvetici 37,
/// 1962), of which these are the numbers for q = 27 and h = 8: the discrete logarithms of θ + a to the base θ for the elements a of
/// GF(27), less 1 each. θ is a root of x²⁴ = x¹³ + x⁵ + 1 over GF(3) and generates GF(3²⁴); a = 0 stands for "no letter". A sum
/// of eight stays below 2⁴², so multiplying by an odd number modulo 2⁴³ mixes its bits and keeps the sums apart.
/// A test adds up all 18,156,204 of them.
struct LetterWeights {
  /// The weights before mixing, `a` first.
  static let logarithms: [UInt64] = [
    168_720_344_530, 19_952_391_874, 279_099_013_254, 250_986_961_344, 276_613_161_704, 84_371_338_951,
    112_083_640_844, 88_603_459_357, 237_208_817_313, 153_594_128_306, 210_554_580_598, 259_062_991_927,
    43_736_422_347, 178_885_367_275, 4_229_343_061, 105_355_089_922, 52_983_769_072, 180_813_069_769,
    29_370_591_320, 21_829_221_704, 23_328_579_445, 259_261_256_076, 164_428_697_714, 251_188_150_729,
    231_163_583_614, 134_805_448_599,
  ]

  /// The weight of two letters, indexed by their ten bits in ``PackedLetters``; for a single letter the other five bits are 0.
  private let pairs: ContiguousArray<UInt64>

  /// Mixes the weights.
  ///
  /// - Parameter seed: Which of the odd multipliers of ``SplitMix64`` to take; the lexicon file says.
  init(seed: UInt32) {
    var generator = SplitMix64(seed: UInt64(seed))
    let multiplier = generator.next() | 1
    var codes = [UInt64](repeating: 0, count: 32)
    for letter in LetterWeights.logarithms.indices {
      codes[letter + 1] = (LetterWeights.logarithms[letter] &* multiplier) & (1 << 43 - 1)
    }
    var pairs = ContiguousArray<UInt64>(repeating: 0, count: 1024)
    for pair in pairs.indices { pairs[pair] = codes[pair / 32] + codes[pair % 32] }
    self.pairs = pairs
  }

  subscript(letter: UInt8) -> UInt64 { pairs[Int(letter) + 1] }

  /// Returns the key of some letters.
  func key(of letters: [UInt8]) -> LetterKey {
    letters.reduce(into: LetterKey()) { $0.add($1, self) }
  }

  /// Returns the key of up to eight letters, two by two.
  func key(of letters: PackedLetters) -> LetterKey {
    let pairs = pairs.span
    let codes = letters.bits >> 24
    let first = pairs[LetterWeights.pair(codes >> 30)] &+ pairs[LetterWeights.pair(codes >> 20)]
    return LetterKey(bits: first &+ pairs[LetterWeights.pair(codes >> 10)] &+ pairs[LetterWeights.pair(codes)])
  }

  /// Returns the index of the last two letters.
  private static func pair(_ codes: UInt64) -> Int {
    Int(truncatingIfNeeded: codes & 0x3FF)
  }
}
