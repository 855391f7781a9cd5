import WordScramble

/// Whether the solver finds exactly what a naive reference finds: for every root, and for random letters.
struct Exactness {
  private static let bags = 100_000

  private let lexicon: Lexicon
  private let roots: [String]
  private let reference: NaiveReference

  init(_ inputs: Inputs) {
    lexicon = inputs.lexicon
    roots = inputs.roots
    reference = NaiveReference(words: inputs.words)
  }

  /// Counts the letters for which the answers differ, and throws if there are any.
  func run() throws -> [Row] {
    var wrong = 0
    for root in roots { wrong += try isExact(Array(root.utf8)) ? 0 : 1 }
    var generator = SplitMix64(seed: 100_000)
    for _ in 0..<Exactness.bags { wrong += try isExact(Exactness.letters(&generator)) ? 0 : 1 }
    try check(wrong == 0, "for \(wrong) of \(roots.count) roots and \(Exactness.bags) random bags of letters")
    return [
      Row("exact: \(roots.count) roots, \(Exactness.bags) random bags", none: "wrong")
    ]
  }

  private func isExact(_ letters: [UInt8]) throws -> Bool {
    var tally = Tally()
    for entry in lexicon.entries(spelledFrom: try Word(letters)) { tally.add(entry.word.ascii) }
    return tally == reference.tally(of: letters)
  }

  /// Draws 3 to 15 letters, each as likely as any other.
  private static func letters(_ generator: inout SplitMix64) -> [UInt8] {
    (0..<3 + generator.next(below: 13)).map { _ in UInt8(ascii: "a") + UInt8(generator.next(below: 26)) }
  }
}
