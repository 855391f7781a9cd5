import ScrambleCore

/// The number of words in an answer and an order-independent checksum. Equal answers have equal tallies.
struct Tally: Equatable {
  private(set) var count = 0
  private(set) var checksum: UInt64 = 0

  /// Adds a word, as ASCII letters.
  mutating func add(_ word: some Sequence<UInt8>) {
    let bits = word.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    var generator = SplitMix64(seed: bits)
    count += 1
    checksum &+= generator.next()
  }
}

extension Tally {
  /// Creates the tally of all words that a puzzle shows.
  init(of puzzle: Puzzle) {
    for word in puzzle.common { add(word.ascii) }
    for word in puzzle.rare { add(word.ascii) }
  }
}
