import ScrambleCore

/// Solving a root: `Puzzle`, timed separately for each root, the tutorial's scan, and a dictionary of sorted letters.
struct PuzzleBenchmark {
  /// The number of roots on which the tutorial's scan is timed. It takes tens of milliseconds per root, so a fixed
  /// random sample has to suffice.
  private static let sampleSize = 40
  private static let repetitions = 5

  private let roots: [(text: String, word: Word)]
  private let blocked: Set<String>
  private let lexicon: Lexicon
  private let classic: ClassicScan
  private let subsets: SubsetDictionary

  init(_ inputs: Inputs) throws {
    var roots = try inputs.roots.map { (text: $0, word: try Word($0.utf8)) }
    var generator = SplitMix64(seed: 40)
    generator.shuffle(&roots)
    self.roots = roots
    blocked = inputs.blocked
    lexicon = inputs.lexicon
    classic = ClassicScan(words: inputs.words)
    subsets = SubsetDictionary(words: inputs.words)
  }

  /// Checks that all ways find the same words, and times them in turns.
  func run() throws -> [Row] {
    let sample = roots.prefix(PuzzleBenchmark.sampleSize)
    for root in sample {
      let tally = Tally(of: Puzzle(root: root.word, in: lexicon))
      try check(tally == shown(classic.answers(for: root.text), root.text), "the scan differs on \(root.text)")
      try check(tally == shown(subsets.answers(for: root.text), root.text), "the dictionary differs on \(root.text)")
    }
    var scanTimes = Times()
    var subsetTimes = Times()
    var puzzleTimes = Times()
    for _ in 0..<PuzzleBenchmark.repetitions {
      _ = scanTimes.measureComputing(pieces: sample.count) {
        sample.reduce(0) { $0 + classic.answers(for: $1.text).count }
      }
      _ = subsetTimes.measureComputing(pieces: sample.count) {
        sample.reduce(0) { $0 + subsets.answers(for: $1.text).count }
      }
      puzzleTimes.add(latencies())
    }
    return [
      Row(
        "`Puzzle(root:in:)`: the median root, and the tutorial's scan",
        ours: puzzleTimes.median, rival: scanTimes.shortest, atLeast: 4400),
      Row(
        "`Puzzle(root:in:)`: the median root, and a dictionary of sorted letters",
        ours: puzzleTimes.median, rival: subsetTimes.shortest),
      Row("`Puzzle(root:in:)`: 99 of 100 roots take no longer than", nanoseconds: puzzleTimes.quantile(0.99)),
    ]
  }

  /// Returns the tally of those words of an answer that a game may show.
  private func shown(_ answers: [String], _ root: String) -> Tally {
    var tally = Tally()
    for word in answers where word != root && !blocked.contains(word) { tally.add(word.utf8) }
    return tally
  }

  /// Times each root separately, and subtracts the time that reading the clock takes.
  private func latencies() -> Times {
    var (clockTimes, puzzleTimes) = (Times(), Times())
    for _ in 0..<10_000 { clockTimes.measure {} }
    for root in roots { _ = puzzleTimes.measure { Puzzle(root: root.word, in: lexicon).common.count } }
    return puzzleTimes.subtracting(clockTimes.median)
  }
}
