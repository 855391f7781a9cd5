import WordScramble

/// Checks that the solver finds the same words as a trie, for every root and for random letters.
struct SolverCheck {
  private static let bagCount = 100_000

  private let lexicon: Lexicon
  private let roots: [String]
  private let trie: PlainTrie

  init(_ inputs: Inputs) {
    lexicon = inputs.lexicon
    roots = inputs.roots
    trie = PlainTrie(words: inputs.words)
  }

  /// Throws a ``Failure`` if an answer differs.
  func run() throws {
    for root in roots { try compare(root) }
    var generator = SplitMix64(seed: 100_000)
    for _ in 0..<SolverCheck.bagCount { try compare(SolverCheck.letters(&generator)) }
    print("The solver is right on \(roots.count) roots and on \(SolverCheck.bagCount) random bags of letters.")
  }

  private func compare(_ letters: String) throws {
    var (solverTally, trieTally) = (Tally(), Tally())
    for entry in lexicon.entries(spelledFrom: try Word(letters.utf8)) { solverTally.add(entry.word.ascii) }
    for word in trie.answers(for: letters) { trieTally.add(word.utf8) }
    try check(solverTally == trieTally, "the solver differs from the trie on \(letters)")
  }

  /// Returns 3 to 15 letters, drawn with equal probability.
  private static func letters(_ generator: inout SplitMix64) -> String {
    let letters = (0..<3 + generator.next(below: 13)).map { _ in UInt8(ascii: "a") + UInt8(generator.next(below: 26)) }
    return String(decoding: letters, as: UTF8.self)
  }
}
