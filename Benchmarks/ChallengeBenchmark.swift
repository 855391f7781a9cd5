import WordScramble

/// Codes of challenges: a million that are damaged, none of which may trap or be taken as another than its own.
struct ChallengeBenchmark {
  private static let codes = 1_000_000

  private let lexicon: Lexicon
  private let roots: [Word]

  init(_ inputs: Inputs) throws {
    lexicon = inputs.lexicon
    roots = try inputs.roots.map { try Word($0.utf8) }
  }

  /// Reads damaged codes, and plays again what is taken.
  func run() throws -> [Row] {
    var generator = SplitMix64(seed: 12)
    let codes = try (0..<200).map { _ in try code(&generator) }
    var (taken, replayed) = (0, 0)
    for _ in 0..<ChallengeBenchmark.codes {
      let damaged = ChallengeBenchmark.damaged(codes[Int(generator.next(below: 200))], &generator)
      guard let challenge = try? Challenge(code: damaged) else { continue }
      try check(challenge.code == damaged, "a code is taken that is not the challenge's own")
      taken += 1
      if (try? challenge.replay(in: lexicon)) != nil { replayed += 1 }
    }
    try check(replayed > 0, "no mutated code is played again")
    let what = "read \(ChallengeBenchmark.codes) mutated codes: \(taken) are sound, \(replayed) are played again"
    return [Row(what, none: "traps")]
  }

  /// The code of a round on a root, some of its common words found.
  private func code(_ generator: inout SplitMix64) throws -> [UInt8] {
    let root = roots[Int(generator.next(below: UInt32(roots.count)))]
    var round = try Round(root: root, number: 0, at: Moment(seconds: 0, uptime: 0))
    var time = 0
    for word in Puzzle(root: round.root, in: lexicon).common where generator.next(below: 4) == 0 {
      time += Int(generator.next(below: 900))
      try round.play(word, in: lexicon, after: PlayTime(tenths: time))
    }
    return Challenge(of: round, in: lexicon).code
  }

  /// Changes bits before the checksum and mends it, or changes a character.
  private static func damaged(_ code: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
    guard generator.next(below: 4) > 0 else {
      var code = code
      code[Int(generator.next(below: UInt32(code.count)))] = digits[Int(generator.next(below: 64))]
      return code
    }
    var bytes = Array(decoded(code[3...]).dropLast(4))
    for _ in 0...generator.next(below: 3) {
      let bit = generator.next(below: UInt32(bytes.count * 8))
      bytes[Int(bit / 8)] ^= 128 >> UInt8(bit % 8)
    }
    let sum = checksum(bytes)
    return Array(code[..<3]) + encoded(bytes + [24, 16, 8, 0].map { UInt8(sum >> $0 & 0xFF) })
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let values: [UInt32] = (UInt8.min...UInt8.max).map { byte in
    UInt32(digits.firstIndex(of: byte) ?? 0)
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (bytes, bits, count) = ([UInt8](), UInt32(0), 0)
    for character in text {
      (bits, count) = (bits << 6 | values[Int(character)], count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var (text, bits, count) = ([UInt8](), UInt32(0), 0)
    for byte in bytes {
      (bits, count) = (bits << 8 | UInt32(byte), count + 8)
      while count >= 6 {
        count -= 6
        text.append(digits[Int(bits >> UInt32(count) & 63)])
      }
    }
    return count == 0 ? text : text + [digits[Int(bits << UInt32(6 - count) & 63)]]
  }

  /// CRC-32, written once more.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
