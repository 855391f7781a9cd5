import WordScramble

/// Whether a word counts: from raw bytes, and with a ready `String` in a `Set<String>`.
struct MembershipBenchmark {
  private static let size = 100_000
  private static let rounds = 15

  private let lexicon: Lexicon
  private let set: Set<String>
  private let hits: Texts
  private let misses: Texts
  private let both: Texts

  init(_ inputs: Inputs) {
    lexicon = inputs.lexicon
    let set = Set(inputs.words)
    var chance = SplitMix64(seed: 4)
    var words = inputs.words
    chance.shuffle(&words)
    let hits = Array(words.prefix(MembershipBenchmark.size))
    let misses = hits.map { MembershipBenchmark.misspelled($0, set, &chance) }
    var both = hits + misses
    chance.shuffle(&both)
    (self.hits, self.misses, self.both) = (Texts(hits), Texts(misses), Texts(both))
    self.set = set
  }

  /// Checks that both say the same of every word, then times them in turns.
  func run() throws -> [Row] {
    let bytes = both.bytes.span
    for place in 0..<both.count {
      let isIn = lexicon.contains(text: bytes.extracting(both.place(of: place)))
      try check(isIn == set.contains(both.strings[place]), "the set disagrees about \(both.strings[place])")
    }
    return [
      compare("is it a word: from bytes, and Set.contains, words", hits),
      compare("is it a word: one letter wrong", misses),
      compare("is it a word: both, shuffled", both, atLeast: 4),
    ]
  }

  private func compare(_ what: String, _ texts: Texts, atLeast target: Double? = nil) -> Row {
    var (ours, theirs) = (Times(), Times())
    for _ in 0..<MembershipBenchmark.rounds {
      let one = ours.measureAgain(pieces: texts.count) { countOurs(texts) }
      let other = theirs.measureAgain(pieces: texts.count) { countTheirs(texts) }
      precondition(one == other, "the counts were equal a moment ago")
    }
    return Row(what, ours: ours, rival: theirs, atLeast: target)
  }

  private func countOurs(_ texts: Texts) -> Int {
    let bytes = texts.bytes.span
    var count = 0
    for text in 0..<texts.count { count += lexicon.contains(text: bytes.extracting(texts.place(of: text))) ? 1 : 0 }
    return count
  }

  private func countTheirs(_ texts: Texts) -> Int {
    var count = 0
    for string in texts.strings { count += set.contains(string) ? 1 : 0 }
    return count
  }

  /// Returns a word with one letter changed so that it is none any more.
  private static func misspelled(_ word: String, _ set: Set<String>, _ chance: inout SplitMix64) -> String {
    while true {
      var letters = Array(word.utf8)
      letters[Int(chance.next(below: UInt32(letters.count)))] = UInt8(ascii: "a") + UInt8(chance.next(below: 26))
      let changed = String(decoding: letters, as: UTF8.self)
      if !set.contains(changed) { return changed }
    }
  }
}
