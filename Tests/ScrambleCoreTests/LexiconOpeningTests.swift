import ScrambleTesting
import Testing

@testable import ScrambleCore

struct LexiconOpeningTests {
  @Test func `the undamaged file opens, and its checksum is right`() throws {
    var bytes = DamagedLexicon.bytes
    bytes.fixChecksum()
    #expect(bytes == DamagedLexicon.bytes)
    #expect(try Lexicon(bytes).count == DamagedLexicon.list.items.count)
    #expect(DamagedLexicon.displacements.count == 2 * Lexicon.bucketCount)
  }

  @Test func `a file truncated at any length is refused`() {
    var accepted: [Int] = []
    for length in 0..<DamagedLexicon.bytes.count {
      switch DamagedLexicon.openingError(of: Array(DamagedLexicon.bytes.prefix(length))) {
      case .notALexicon where length < 8: break
      case .wrongLength(_, actual: length) where length >= 8: break
      default: accepted.append(length)
      }
    }
    #expect(accepted == [])
  }

  @Test(arguments: [1, 2, 8, 100])
  func `a file with extra bytes at its end is refused`(extra: Int) {
    let length = DamagedLexicon.bytes.count
    let reason = LexiconError.wrongLength(expected: length, actual: length + extra)
    #expect(throws: reason) { try Lexicon(DamagedLexicon.bytes + [UInt8](repeating: 0, count: extra)) }
  }

  @Test(arguments: 0..<8)
  func `a bit flipped in any byte is refused`(bit: Int) {
    var bytes = DamagedLexicon.bytes
    var accepted: [Int] = []
    for offset in bytes.indices {
      bytes[offset] ^= 1 << UInt8(bit)
      if DamagedLexicon.openingError(of: bytes) == nil { accepted.append(offset) }
      bytes[offset] ^= 1 << UInt8(bit)
    }
    #expect(accepted == [])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the real file is refused with any byte changed or truncated anywhere`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var bytes = englishBytes
    bytes[generator.next(in: 24...bytes.count - 1)] ^= UInt8(generator.next(in: 1...255))
    #expect(throws: LexiconError.wrongChecksum) { try Lexicon(bytes) }
    let truncated = Array(englishBytes.prefix(generator.next(in: 48...bytes.count - 1)))
    #expect(throws: LexiconError.wrongLength(expected: bytes.count, actual: truncated.count)) { try Lexicon(truncated) }
  }

  @Test func `a file that is not a lexicon is refused as such`() {
    for bytes in [[], [0x89], Array("aah\naahed\n".utf8), [UInt8](repeating: 0, count: 20_000)] {
      #expect(throws: LexiconError.notALexicon) { try Lexicon(bytes) }
    }
    for offset in 0..<8 {
      var bytes = DamagedLexicon.bytes
      bytes[offset] ^= 0x20
      #expect(throws: LexiconError.notALexicon) { try Lexicon(bytes) }
    }
  }

  @Test(arguments: [2, 3, 255, 256, 0x8000_0001, .max] as [UInt32])
  func `a file of a newer format is distinguished from a damaged one`(format: UInt32) {
    var bytes = DamagedLexicon.bytes
    bytes.write(format, at: 8)
    #expect(throws: LexiconError.newerFormat(format)) { try Lexicon(bytes) }
    // This holds regardless of what else a newer format changes.
    #expect(throws: LexiconError.newerFormat(format)) { try Lexicon(Array(bytes.prefix(60))) }
  }

  @Test func `random bytes after the magic bytes are refused`() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<thorough(500) {
      let bytes =
        Array(DamagedLexicon.bytes.prefix(12)) + (0..<generator.next(in: 0...400)).map { _ in generator.byte() }
      #expect(DamagedLexicon.openingError(of: bytes) != nil)
    }
  }
}
