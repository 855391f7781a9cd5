import ScrambleTesting

@testable import WordScramble

/// Randomly changed codes of challenges and other content, and the result of reading a challenge.
struct ChallengeMutations {
  /// The words of the lexicon in which the challenges are read.
  static let everyday = "milk silk worm slim planters silkworm"
  static let common = "work swirl plan"
  static let rare = "koi skirl"
  static let blocked = "irks"
  static let daily = "silkworm planters"

  /// Valid codes.
  static let codes = [
    "c1.iSFqs6LAAAAAAAAAAAAHCyISMQtTEs6LJBoEL4oBcA",
    "c1.iSFqs6LMYAAAAAAAAAAHFQ4UiWdFiVlZEV_CslIisCMQtXEAM6nORQ",
    "c1.h6wNmSMgAgAAAAAAAAAHAFHrA2obxCDwH89N",
    "c1.iSFqs6LAFqBAAAAAAAAAAgMJEYhahmx1jmpyPaWiIqljdYB_j_KfKBMJ_Zc",
    "c1.-SFqs6LHrA2ZItDAAAAAAAAAAAkQIJIesDZkjKgYkharOiyl5hx6wNmSMmIWoKWdFQbeGOVH5VU",
    "c1.OZAAAAAAAAAAAAAOAADKyGz0",
    "c2.iSFqs6LAAAAAAAAAAAAHEiIqkqouZIMpFVFzJDRiFqKiIqkw1OQEgG-Fom8",
    "c2.553TdLDZnJJEtQAAAAAAAAAAHFJ8Pa6aJTd53Tc2QBSfD2umiU_Bd53Tc2QUgFjeCMY",
    "c2.iSFqs6LAAAAAAAAAAAAJAASMQtSERFUmAJFqPLw",
  ]

  /// The digest of the results for each number of codes.
  static let digests: [Int: UInt32] = [20_000: 0x1086_a519, 200_000: 0xb5d1_e29a]

  static let count = thorough(200_000)

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=".utf8)
  private var generator: SplitMix64
  private let codes: [String]

  /// Creates mutations of valid codes.
  init(of codes: [String] = ChallengeMutations.codes, seed: UInt64) {
    self.codes = codes
    generator = SplitMix64(seed: seed)
  }

  /// Returns a code with changed bits before the checksum and the right checksum, or with changed characters and,
  /// nearly always, a wrong checksum.
  mutating func next() -> [UInt8] {
    let code = Array(generator.pick(codes).utf8)
    return generator.next(in: 0...3) == 0 ? changedCharacters(code) : changedBits(code)
  }

  private mutating func changedCharacters(_ code: [UInt8]) -> [UInt8] {
    var code = code
    for _ in 0..<generator.next(in: 1...2) {
      let index = generator.next(in: 0...code.count - 1)
      switch generator.next(in: 0...3) {
      case 0: code.remove(at: index)
      case 1: code.insert(generator.pick(ChallengeMutations.alphabet), at: index)
      default: code[index] = generator.pick(ChallengeMutations.alphabet)
      }
    }
    return code
  }

  private mutating func changedBits(_ code: [UInt8]) -> [UInt8] {
    var bytes = Array((Base64URL.decode(code[3...]) ?? []).dropLast(4))
    for _ in 0..<generator.next(in: 1...3) {
      let bit = generator.next(in: 0...bytes.count * 8 - 1)
      bytes[bit / 8] ^= 128 >> UInt8(bit % 8)
    }
    switch generator.next(in: 0...9) {
    case 0: bytes.append(0)
    case 1: bytes.removeLast()
    default: break
    }
    let sum = crc32(bytes[...])
    bytes += [24, 16, 8, 0].map { UInt8(sum >> $0 & 0xFF) }
    return Array(code[..<3]) + Base64URL.encode(bytes)
  }

  /// Returns the result of reading a code, as one line, or nil if the code is accepted although the challenge has
  /// another code.
  static func answer(to code: [UInt8], in lexicon: Lexicon) -> String? {
    do throws(ChallengeError) {
      let challenge = try Challenge(code: code)
      guard challenge.code == code else { return nil }
      return line(try challenge.replay(in: lexicon))
    } catch {
      switch error {
      case .damaged: return "damaged"
      case .newer: return "newer"
      case .word(let word, let rejection): return "word \(word) \(rejection.code)"
      }
    }
  }

  private static func line(_ result: ChallengeResult) -> String {
    let (challenge, standing) = (result.challenge, result.standing)
    let numbers = [
      challenge.minimum, Int(challenge.scoring.rawValue), challenge.minutes ?? 0, challenge.daily ?? 0,
      standing.foundCount,
      standing.bonusCount, standing.total, standing.score, Int(standing.rank.rawValue), challenge.hints,
      challenge.clues,
      challenge.seconds, result.isSameEdition ? 1 : 0,
    ]
    let foundWords = result.round.found.reversed().map { "\($0.word)@\($0.time.seconds)" }
    let unknown = result.unknown.map { "\($0)?" }
    return (["valid \(challenge.root)"] + numbers.map { "\($0)" } + foundWords + unknown).joined(separator: " ")
  }

  /// Adds a line to a digest (FNV-1a).
  static func add(_ line: String, to digest: inout UInt32) {
    for byte in line.utf8 { digest = (digest ^ UInt32(byte)) &* 0x0100_0193 }
    digest = (digest ^ 10) &* 0x0100_0193
  }
}
