import WordScramble

/// How many words were answered, and a checksum that does not depend on their order: equal if the answers are the same.
struct Tally: Equatable {
  private(set) var count = 0
  private(set) var checksum: UInt64 = 0

  /// Adds the letters of one word, as ASCII bytes.
  mutating func add(_ word: some Sequence<UInt8>) {
    let bits = word.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    var generator = SplitMix64(seed: bits)
    count += 1
    checksum &+= generator.next()
  }
}

extension Tally {
  /// Adds up all words that a puzzle shows.
  init(of puzzle: Puzzle) {
    for word in puzzle.common { add(word.ascii) }
    for word in puzzle.rare { add(word.ascii) }
  }
}
