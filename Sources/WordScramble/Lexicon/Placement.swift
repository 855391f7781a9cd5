/// A perfect hash: a seed and displacements that give every group of words a slot of its own.
///
/// The method is "hash and displace" (R. Pagh, "Hash and Displace", WADS 1999): a bucket of groups is moved as one, the
/// fullest first.
struct Placement {
  private(set) var seed: UInt32
  private(set) var displacements = ContiguousArray<UInt16>(repeating: 0, count: Lexicon.bucketCount)
  private var isTaken = [Bool](repeating: false, count: Lexicon.slotCount)

  /// Finds the first seed under which all groups can be placed.
  init(of entries: [Lexicon.Entry]) throws(LexiconBuildError) {
    guard entries.count < 1 << 17, Placement.largestGroup(of: entries) <= Lexicon.Group.largest else {
      throw .tooManyWords
    }
    // Two groups of one bucket with the same home collide under every displacement; about thirty seeds are tried until
    // there are none.
    for seed in UInt32(0)..<1000 {
      self.seed = seed
      guard let buckets = Placement.homesByBucket(entries, LetterWeights(seed: seed)) else { continue }
      if place(buckets) { return }
    }
    throw .tooManyWords
  }

  /// Tries to place all buckets, those with most groups first, while there is room.
  private mutating func place(_ buckets: [[Int]]) -> Bool {
    isTaken = [Bool](repeating: false, count: Lexicon.slotCount)
    let order = buckets.indices.sorted { (buckets[$1].count, $0) < (buckets[$0].count, $1) }
    for bucket in order {
      guard let shift = fittingShift(for: buckets[bucket]) else { return false }
      displacements[bucket] = UInt16(shift)
      for home in buckets[bucket] { isTaken[home ^ shift] = true }
    }
    return true
  }

  private func fittingShift(for homes: [Int]) -> Int? {
    (0..<1 << 16).first { shift in homes.allSatisfy { !isTaken[$0 ^ shift] } }
  }

  /// Returns the homes of the groups in each bucket, or nil where two in a bucket share one.
  private static func homesByBucket(_ entries: [Lexicon.Entry], _ weights: LetterWeights) -> [[Int]]? {
    var buckets = [[Int]](repeating: [], count: Lexicon.bucketCount)
    var previous: UInt64?
    for bits in entries.map({ weights.key(of: $0.letters).bits & (1 << 43 - 1) }).sorted() {
      defer { previous = bits }
      guard bits != previous else { continue }
      let key = LetterKey(bits: bits)
      guard !buckets[key.bucket].contains(key.home) else { return nil }
      buckets[key.bucket].append(key.home)
    }
    return buckets
  }

  private static func largestGroup(of entries: [Lexicon.Entry]) -> Int {
    let weights = LetterWeights(seed: 0)
    let keys = entries.map { weights.key(of: $0.letters).bits & (1 << 43 - 1) }.sorted()
    var largest = 0
    var size = 0
    for (index, key) in keys.enumerated() {
      size = index > 0 && keys[index - 1] == key ? size + 1 : 1
      largest = max(largest, size)
    }
    return largest
  }
}
