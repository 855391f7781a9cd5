import ScrambleTesting
import Testing

@testable import WordScramble

/// Damaged files of sensitive words: opening one throws an error and never stops the game.
struct SensitiveWordsDamageTests {
  static let bytes = SensitiveWordsTests.goldenBytes

  @Test func `a file truncated at any length is refused`() {
    for length in 0..<Self.bytes.count {
      let expected = length < 40 ? 40 : Self.bytes.count
      let reason: LexiconError =
        length < 8 ? .notALexicon : .wrongLength(expected: expected, actual: length)
      #expect(Self.openingError(of: Array(Self.bytes.prefix(length))) == reason)
    }
  }

  @Test(arguments: [1, 8, 100])
  func `a file with extra bytes at its end is refused`(extra: Int) {
    let length = Self.bytes.count
    let reason = LexiconError.wrongLength(expected: length, actual: length + extra)
    #expect(Self.openingError(of: Self.bytes + [UInt8](repeating: 0, count: extra)) == reason)
  }

  @Test func `any other value of any byte is refused`() {
    var accepted: [Int] = []
    for offset in Self.bytes.indices {
      for change in UInt8(1)...255 {
        var bytes = Self.bytes
        bytes[offset] ^= change
        if Self.openingError(of: bytes) == nil { accepted.append(offset) }
      }
    }
    #expect(accepted == [])
  }

  @Test func `the real file with any byte changed is refused`() throws {
    var bytes = try gameFiles.bytes(of: "english.sensitive")
    #expect(Self.openingError(of: bytes) == nil)
    var accepted: [Int] = []
    for offset in bytes.indices {
      bytes[offset] ^= 1
      if Self.openingError(of: bytes) == nil { accepted.append(offset) }
      bytes[offset] ^= 1
    }
    #expect(accepted == [])
  }

  @Test(arguments: [3, 4, 255, 256, 0x8000_0001, .max] as [UInt32])
  func `a file of a newer format is distinguished from a damaged one`(format: UInt32) {
    var bytes = Self.bytes
    bytes.write(format, at: 8)
    #expect(Self.openingError(of: bytes) == .newerFormat(format))
    #expect(
      Self.openingError(of: Array(bytes.prefix(48))) == .newerFormat(format), "whatever else a newer format changes")
  }

  @Test func `a file of another kind is refused as such`() {
    for bytes in [[], [0x89], Array("oaf\ntomb\n".utf8), Array(englishBytes.prefix(1000))] {
      #expect(Self.openingError(of: bytes) == .notALexicon)
    }
    #expect(DamagedLexicon.openingError(of: Self.bytes) == .notALexicon)
  }

  @Test(arguments: [0, 1, 3, 4, 0x1FFF_FFFF, 0x2000_0002, 0x8000_0000, .max] as [UInt32], [24, 28, 32, 36])
  func `a wrong number of words is refused`(count: UInt32, offset: Int) {
    var bytes = Self.bytes
    bytes.write(count, at: offset)
    bytes.fixChecksum()
    #expect(Self.openingError(of: bytes) == .malformed(at: 24))
  }

  @Test(arguments: 0..<4)
  func `hashes that are duplicated or not ascending are refused`(pair: Int) {
    let start = 40 + 16 * pair
    let (first, second) = (Self.bytes[start..<start + 8], Self.bytes[start + 8..<start + 16])
    for hashes in [second + first, first + first] {
      var bytes = Self.bytes
      bytes.replaceSubrange(start..<start + 16, with: hashes)
      bytes.fixChecksum()
      #expect(Self.openingError(of: bytes) == .malformed(at: start + 8))
    }
  }

  @Test func `a word that is in two parts is refused`() {
    let duplicated = [
      SensitiveWords(slurHashes: [2, 5, 7], delicateHashes: [1, 5, 9]),
      SensitiveWords(slurHashes: [2, 5, 7], delicateHashes: [1], harmlessHashes: [5]),
      SensitiveWords(slurHashes: [2], delicateHashes: [1, 5, 7], harmlessHashes: [5]),
    ]
    for words in duplicated { #expect(Self.openingError(of: words.bytes) == .malformed(at: 72)) }
    let stem = SensitiveWords(slurHashes: [2], delicateHashes: [], harmlessHashes: [], stemHashes: [2])
    #expect(Self.openingError(of: stem.bytes) == nil)
  }

  @Test func `a file of the first format is refused`() {
    var bytes = Self.bytes
    bytes.write(UInt32(1), at: 8)
    #expect(Self.openingError(of: bytes) == .wrongChecksum)
  }

  @Test(arguments: thoroughSeeds(20))
  func `randomly changed numbers and hashes are refused or harmless`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      var bytes = Self.bytes
      for _ in 0..<generator.next(in: 1...6) { bytes[generator.next(in: 24...bytes.count - 1)] = generator.byte() }
      bytes.fixChecksum()
      // A file that opens is written as it was read, and can be queried.
      guard let words = try? SensitiveWords(bytes) else { continue }
      #expect(words.bytes == bytes)
      for word: Word in ["oaf", "tomb", "milk", "scoundrel"] { _ = (words.allows(word), words.isDelicate(word)) }
    }
  }

  /// Returns the error of opening a file, or nil if it opens.
  static func openingError(of bytes: [UInt8]) -> LexiconError? {
    do {
      _ = try SensitiveWords(bytes)
      return nil
    } catch {
      return error
    }
  }
}
