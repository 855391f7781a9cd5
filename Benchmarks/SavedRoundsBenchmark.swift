import WordScramble

/// Reading the saved rounds of many years from bytes.
struct SavedRoundsBenchmark {
  private static let roundCount = 10_000

  private let lexicon: Lexicon
  private let roots: [Word]

  init(_ inputs: Inputs) throws {
    lexicon = inputs.lexicon
    roots = try inputs.roots.map { try Word($0.utf8) }
  }

  /// Times reading a long history.
  func run() throws -> [Row] {
    let records = try records()
    let bytes = records.flatMap { $0 }
    var times = Times()
    for _ in 0..<5 {
      let read = times.measureComputing { SavedRounds(bytes) }
      try check(read.history.count == records.count && read.damagedRecords.isEmpty, "a saved round is not read")
    }
    return [Row("`SavedRounds`: reading 10,000 rounds, 5.5 MB in no order", nanoseconds: times.shortest, wish: 50e6)]
  }

  /// Returns records of rounds on different roots, in random order, each with about half of the common words found.
  private func records() throws -> [[UInt8]] {
    var generator = SplitMix64(seed: 10_000)
    var records: [[UInt8]] = []
    for number in 0..<SavedRoundsBenchmark.roundCount {
      let startMoment = Moment(seconds: Int64(number), uptime: 0)
      var round = try Round(root: roots[number % roots.count], number: UInt64(number), at: startMoment)
      let common = Puzzle(root: round.root, in: lexicon).common
      for word in common where generator.next(below: 2) == 0 { try round.play(word, in: lexicon) }
      records.append(Record(round).bytes)
    }
    generator.shuffle(&records)
    return records
  }
}
