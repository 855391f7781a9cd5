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
