import WordScramble

/// How many words were answered, and a checksum that does not depend on their order: equal where the answers are the same.
struct Tally: Equatable {
  private(set) var count = 0
  private(set) var checksum: UInt64 = 0

  /// Adds the letters of one word, as ASCII bytes.
  mutating func add(_ word: some Sequence<UInt8>) {
    let bits = word.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    var chance = SplitMix64(seed: bits)
    count += 1
    checksum &+= chance.next()
  }

  /// Adds the words of one answer.
  mutating func add(_ words: [String]) {
    for word in words { add(word.utf8) }
  }

  /// Adds the words of one answer of ours.
  mutating func add(_ entries: ArraySlice<Lexicon.Entry>) {
    for entry in entries { add(entry.word.ascii) }
  }
}
