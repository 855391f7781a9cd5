import WordScramble

/// All words of a root: ours, the classic scan, and a dictionary of sorted letters.
struct SolveBenchmark {
  /// The classic scan takes tens of milliseconds a root, so it is timed on some roots, drawn once and for all.
  static let sampleSize = 40
  private static let rounds = 5

  private let roots: [(text: String, word: Word)]
  private let sample: [(text: String, word: Word)]
  private let lexicon: Lexicon
  private let classic: ClassicScan
  private let dictionary: SubsetDictionary
  private var solver = Solver()

  init(_ inputs: Inputs) throws {
    var roots = try inputs.roots.map { ($0, try Word($0.utf8)) }
    var chance = SplitMix64(seed: 40)
    chance.shuffle(&roots)
    self.roots = roots
    sample = Array(roots.prefix(SolveBenchmark.sampleSize))
    lexicon = inputs.lexicon
    classic = ClassicScan(words: inputs.words)
    dictionary = SubsetDictionary(words: inputs.words)
  }

  /// Checks that all answer the same, then times them in turns.
  mutating func run() throws -> [Row] {
    let answers = try countAnswers()
    var (all, some, scan, subsets) = (Times(), Times(), Times(), Times())
    for _ in 0..<SolveBenchmark.rounds {
      for _ in 0..<3 { try all.measure(pieces: roots.count) { try check(solve(roots) == answers, "counts vary") } }
      _ = some.measure(pieces: 50 * sample.count) { (0..<50).reduce(0) { sum, _ in sum + solve(sample) } }
      _ = scan.measure(pieces: sample.count) { sample.reduce(0) { $0 + classic.answers(for: $1.text).count } }
      _ = subsets.measure(pieces: roots.count) { roots.reduce(0) { $0 + dictionary.answers(for: $1.text).count } }
    }
    let single = latencies()
    return [
      Row("solve: all roots, and the classic scan of \(sample.count)", ours: all, rival: scan, atLeast: 20_000),
      Row("solve: the same \(sample.count) roots, and the classic scan", ours: some, rival: scan),
      Row("solve: all roots, and sorted letters in a dictionary", ours: all, rival: subsets, atLeast: 35),
      Row("solve: one root, median", nanoseconds: single.median, atMost: 1500),
      Row("solve: one root, 99 of 100", nanoseconds: single.quantile(0.99)),
    ]
  }

  private mutating func solve(_ roots: [(text: String, word: Word)]) -> Int {
    var count = 0
    for root in roots { count += solver.solve(root.word, in: lexicon) }
    return count
  }

  /// Returns the number of all answers, once it is sure that they are the same.
  private mutating func countAnswers() throws -> Int {
    var (ours, theirs) = (Tally(), Tally())
    for (place, root) in roots.enumerated() {
      if place == sample.count {
        var scanned = Tally()
        for root in sample { scanned.add(classic.answers(for: root.text)) }
        try check(ours == scanned, "the classic scan finds other words")
      }
      solver.solve(root.word, in: lexicon)
      ours.add(solver.answers)
      theirs.add(dictionary.answers(for: root.text))
    }
    try check(ours == theirs, "the dictionary finds other words")
    return ours.count
  }

  /// Times each solve by itself, less what looking at the clock takes.
  private mutating func latencies() -> Times {
    var (clock, single) = (Times(), Times())
    for _ in 0..<10_000 { clock.measure {} }
    for root in roots { _ = single.measure { solver.solve(root.word, in: lexicon) } }
    return single.less(clock.median)
  }
}
