/// The obvious way to find all words in some letters, made bearable by a look at which letters a word has at all.
struct NaiveReference {
  private let words: [String]
  private let masks: [UInt32]
  private let counts: [[UInt8]]

  init(words: [String]) {
    self.words = words
    masks = words.map { NaiveReference.mask(of: $0.utf8) }
    counts = words.map { NaiveReference.counts(of: $0.utf8) }
  }

  /// Returns the count and checksum of all words that some letters spell.
  func tally(of letters: [UInt8]) -> Tally {
    let missing = ~NaiveReference.mask(of: letters)
    let available = NaiveReference.counts(of: letters)
    var tally = Tally()
    for place in masks.indices where masks[place] & missing == 0 {
      let isPossible = (0..<26).allSatisfy { counts[place][$0] <= available[$0] }
      if isPossible { tally.add(words[place].utf8) }
    }
    return tally
  }

  /// Returns one bit for each letter that occurs.
  private static func mask(of letters: some Sequence<UInt8>) -> UInt32 {
    letters.reduce(0) { $0 | 1 << UInt32($1 - UInt8(ascii: "a")) }
  }

  /// Returns how often each letter occurs.
  private static func counts(of letters: some Sequence<UInt8>) -> [UInt8] {
    letters.reduce(into: [UInt8](repeating: 0, count: 26)) { $0[Int($1 - UInt8(ascii: "a"))] += 1 }
  }
}
