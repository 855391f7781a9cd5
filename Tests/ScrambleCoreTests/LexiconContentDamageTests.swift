import ScrambleTesting
import Testing

@testable import ScrambleCore

/// Damage with a correct checksum. A file that opens nevertheless must answer every call without a trap.
struct LexiconContentDamageTests {
  @Test(arguments: thoroughSeeds(20))
  func `randomly changed numbers and edges are refused or harmless`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var refusedCount = 0
    let part = DamagedLexicon.header.lowerBound + 8..<DamagedLexicon.trie.upperBound
    for _ in 0..<950 { refusedCount += Self.stillOpens(&generator, part, changes: 14) ? 0 : 1 }
    #expect((700..<950).contains(refusedCount))
  }

  @Test(arguments: 24..<32)
  func `a file whose header has another number than 0 at byte 24 is refused`(offset: Int) {
    var bytes = DamagedLexicon.bytes
    bytes[offset] = 1
    bytes.fixChecksum()
    #expect(throws: LexiconError.malformed(at: 24)) { try Lexicon(bytes) }
  }

  @Test(arguments: thoroughSeeds(10))
  func `randomly changed classes, root statuses, displacements and dailies are refused or harmless`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<25 {
      for part in [
        DamagedLexicon.classes, DamagedLexicon.rootStatuses, DamagedLexicon.displacements, DamagedLexicon.daily,
      ] {
        _ = Self.stillOpens(&generator, part, changes: 3)
      }
    }
  }

  /// Changes some bytes of a part. Returns whether the file still opens.
  private static func stillOpens(_ generator: inout SplitMix64, _ part: Range<Int>, changes: Int) -> Bool {
    var bytes = DamagedLexicon.bytes
    for _ in 0..<generator.next(in: 1...changes) {
      let index = part.lowerBound + generator.next(in: 0...part.count - 1)
      switch generator.next(below: 4) {
      case 0: bytes[index] = generator.byte()
      case 1: bytes[index] = generator.pick([0, 1, 0x7F, 0x80, 0xFF])
      case 2: bytes[index] = bytes[part.lowerBound + generator.next(in: 0...part.count - 1)]
      default: bytes[index] ^= 1 << UInt8(generator.next(below: 8))
      }
    }
    bytes.fixChecksum()
    guard let lexicon = try? Lexicon(bytes) else { return false }
    DamagedLexicon.exercise(lexicon)
    return true
  }
}
