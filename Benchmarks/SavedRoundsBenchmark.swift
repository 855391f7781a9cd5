import WordScramble

/// Saved rounds as bytes: reading the rounds of many years, and a million files that are damaged.
struct SavedRoundsBenchmark {
  private static let files = 1_000_000
  private static let rounds = 10_000

  private let lexicon: Lexicon
  private let roots: [Word]

  init(_ inputs: Inputs) throws {
    lexicon = inputs.lexicon
    roots = try inputs.roots.map { try Word($0.utf8) }
  }

  /// Reads damaged files, none of which may trap, and times the reading of a long history.
  func run() throws -> [Row] {
    let records = try records()
    let bytes = records.flatMap { $0 }
    var times = Times()
    for _ in 0..<5 {
      let read = times.measure { SavedRounds(bytes) }
      try check(read.history.count == records.count && read.damaged.isEmpty, "a saved round is not read")
    }
    return [
      readDamaged(records),
      Row("read \(records.count) saved rounds, \(bytes.count / 1000) KB", nanoseconds: times.shortest, wish: 50e6),
    ]
  }

  /// The records of rounds on different roots, half of the common words of each found, in no order.
  private func records() throws -> [[UInt8]] {
    var generator = SplitMix64(seed: 10_000)
    var records: [[UInt8]] = []
    for number in 0..<SavedRoundsBenchmark.rounds {
      let began = Moment(seconds: Int64(number), uptime: 0)
      var round = try Round(root: roots[number % roots.count], number: UInt64(number), at: began)
      let common = Puzzle(root: round.root, in: lexicon).common
      for word in common where generator.next(below: 2) == 0 { try round.play(word, in: lexicon) }
      records.append(Record(round).bytes)
    }
    generator.shuffle(&records)
    return records
  }

  /// Reads files of one or two records, of which bytes are changed, taken out or cut off.
  private func readDamaged(_ records: [[UInt8]]) -> Row {
    var generator = SplitMix64(seed: 9)
    var sound = 0
    for _ in 0..<SavedRoundsBenchmark.files {
      var bytes = SavedRoundsBenchmark.pick(&generator, records)
      if generator.next(below: 2) == 0 { bytes += SavedRoundsBenchmark.pick(&generator, records) }
      for _ in 0...generator.next(below: 3) { SavedRoundsBenchmark.damage(&bytes, &generator) }
      sound += SavedRounds(bytes).count
    }
    let what = "read \(SavedRoundsBenchmark.files) damaged files, in which \(sound) records are sound"
    return Row(what, none: "traps")
  }

  private static func pick(_ generator: inout SplitMix64, _ records: [[UInt8]]) -> [UInt8] {
    records[Int(generator.next(below: UInt32(records.count)))]
  }

  private static func damage(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int(generator.next(below: UInt32(bytes.count)))
    switch generator.next(below: 4) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(UInt8(generator.next(below: 256)), at: place)
    default: bytes[place] = UInt8(generator.next(below: 256))
    }
  }
}
