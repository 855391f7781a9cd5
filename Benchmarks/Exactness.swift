import WordScramble

/// Checks that the solver finds the same words as a trie, for every root and for random letters.
struct Exactness {
  private static let bags = 100_000

  private let lexicon: Lexicon
  private let roots: [String]
  private let trie: PlainTrie

  init(_ inputs: Inputs) {
    lexicon = inputs.lexicon
    roots = inputs.roots
    trie = PlainTrie(words: inputs.words)
  }

  /// Throws if an answer differs.
  func run() throws {
    for root in roots { try compare(root) }
    var generator = SplitMix64(seed: 100_000)
    for _ in 0..<Exactness.bags { try compare(Exactness.letters(&generator)) }
    print("The solver is right on \(roots.count) roots and on \(Exactness.bags) random bags of letters.")
  }

  private func compare(_ letters: String) throws {
    var (ours, others) = (Tally(), Tally())
    for entry in lexicon.entries(spelledFrom: try Word(letters.utf8)) { ours.add(entry.word.ascii) }
    for word in trie.answers(for: letters) { others.add(word.utf8) }
    try check(ours == others, "the solver differs from the trie on \(letters)")
  }

  /// Returns 3 to 15 letters, drawn with equal probability.
  private static func letters(_ generator: inout SplitMix64) -> String {
    let letters = (0..<3 + generator.next(below: 13)).map { _ in UInt8(ascii: "a") + UInt8(generator.next(below: 26)) }
    return String(decoding: letters, as: UTF8.self)
  }
}
