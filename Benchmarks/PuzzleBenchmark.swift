import WordScramble

/// All words of a root: ours as a game has them, the classic scan, and a dictionary of sorted letters.
struct PuzzleBenchmark {
  private typealias Root = (text: String, word: Word)

  /// The classic scan takes tens of milliseconds a root, so it is timed on some roots, drawn once and for all.
  private static let sampleSize = 40
  private static let rounds = 5

  private let roots: [Root]
  private let sample: [Root]
  private let blocked: Set<String>
  private let lexicon: Lexicon
  private let classic: ClassicScan
  private let dictionary: SubsetDictionary

  init(_ inputs: Inputs) throws {
    var roots = try inputs.roots.map { ($0, try Word($0.utf8)) }
    var generator = SplitMix64(seed: 40)
    generator.shuffle(&roots)
    self.roots = roots
    sample = Array(roots.prefix(PuzzleBenchmark.sampleSize))
    blocked = inputs.blocked
    lexicon = inputs.lexicon
    classic = ClassicScan(words: inputs.words)
    dictionary = SubsetDictionary(words: inputs.words)
  }

  /// Checks that all answer the same, then times them in turns.
  func run() throws -> [Row] {
    try compareAnswers()
    var (all, some, scan, subsets, single) = (Times(), Times(), Times(), Times(), Times())
    for _ in 0..<PuzzleBenchmark.rounds {
      for _ in 0..<3 { _ = all.measureComputing(pieces: roots.count) { countWords(roots) } }
      _ = some.measureComputing(pieces: 50 * sample.count) {
        (0..<50).reduce(0) { sum, _ in sum + countWords(sample) }
      }
      _ = scan.measureComputing(pieces: sample.count) { sample.reduce(0) { $0 + classic.answers(for: $1.text).count } }
      _ = subsets.measureComputing(pieces: roots.count) {
        roots.reduce(0) { $0 + dictionary.answers(for: $1.text).count }
      }
      single.add(latencies())
    }
    let classicScan = "the classic scan of \(sample.count)"
    return [
      Row("Puzzle: the median root, and \(classicScan)", ours: single.median, rival: scan.shortest, atLeast: 4400),
      Row("Puzzle: all roots, and \(classicScan)", ours: all, rival: scan),
      Row("Puzzle: the same \(sample.count) roots, and the classic scan", ours: some, rival: scan),
      Row("Puzzle: all roots, and sorted letters in a dictionary", ours: all, rival: subsets),
      Row("Puzzle: 99 of 100 roots", nanoseconds: single.quantile(0.99)),
    ]
  }

  private func countWords(_ roots: [Root]) -> Int {
    var count = 0
    for root in roots { count += Puzzle(root: root.word, in: lexicon).common.count }
    return count
  }

  /// Compares the words of every root with those of the dictionary, and those of the sample with those of the classic scan.
  private func compareAnswers() throws {
    for (place, root) in roots.enumerated() {
      let ours = Tally(of: Puzzle(root: root.word, in: lexicon))
      try check(ours == shown(dictionary.answers(for: root.text), root), "the dictionary differs on \(root.text)")
      guard place < sample.count else { continue }
      try check(ours == shown(classic.answers(for: root.text), root), "the classic scan differs on \(root.text)")
    }
  }

  /// Adds up what a game may show of a rival's answer.
  private func shown(_ answer: [String], _ root: Root) -> Tally {
    var tally = Tally()
    for word in answer where word != root.text && !blocked.contains(word) { tally.add(word.utf8) }
    return tally
  }

  /// Times each root by itself, less what looking at the clock takes.
  private func latencies() -> Times {
    var (clock, single) = (Times(), Times())
    for _ in 0..<10_000 { clock.measure {} }
    for root in roots { _ = single.measure { Puzzle(root: root.word, in: lexicon).common.count } }
    return single.less(clock.median)
  }
}
