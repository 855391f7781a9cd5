import ScrambleTesting
import Testing

@testable import WordScramble

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

  @Test(arguments: thoroughSeeds(20))
  func `a trie with edges added or removed is refused or harmless`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<40 {
      var bytes = DamagedLexicon.bytes
      let index = generator.next(in: DamagedLexicon.trie.lowerBound...DamagedLexicon.trie.upperBound - 1)
      let isLonger = generator.next(below: 2) == 0
      if isLonger { bytes.insert(generator.byte(), at: index) } else { bytes.remove(at: index) }
      bytes.write(UInt32(bytes.count), at: 12)
      bytes.write(UInt32(DamagedLexicon.trie.count + (isLonger ? 1 : -1)), at: 32)
      Self.openAndExercise(&bytes)
    }
  }

  @Test(arguments: [12, 32, 36, 40, 44], [0, 1, 7, 8, 255, 65_536, 0x1_FFFF, 0x2_0000, 0x3FFF_FFFF] as [UInt32])
  func `a wrong number in the header is refused`(offset: Int, number: UInt32) {
    for number in [number, 0 &- number &- 1] {
      var bytes = DamagedLexicon.bytes
      bytes.write(number, at: offset)
      bytes.fixChecksum()
      if bytes != DamagedLexicon.bytes { #expect(DamagedLexicon.openingError(of: bytes) != nil) }
    }
  }

  @Test(arguments: [32, 36, 40, 44], [0x4000_0000, 0x8000_0000, 0xC000_0000] as [UInt32])
  func `a number with the highest bits set is refused`(offset: Int, bits: UInt32) {
    var bytes = DamagedLexicon.bytes
    let number = bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    bytes.write(number | bits, at: offset)
    bytes.fixChecksum()
    #expect(DamagedLexicon.openingError(of: bytes) != nil)
  }

  @Test func `an invalid edge is reported with its offset in the file`() {
    for index in 0..<3 {
      var bytes = DamagedLexicon.bytes
      bytes[DamagedLexicon.trie.lowerBound + index] = 0xFF
      bytes.fixChecksum()
      #expect(DamagedLexicon.openingError(of: bytes) == .malformed(at: DamagedLexicon.trie.lowerBound + index))
    }
  }

  @Test(arguments: [Trie.hasChildrenFlag, Trie.isLastFlag])
  func `a trie that stops early is refused`(flag: UInt8) {
    var bytes = DamagedLexicon.bytes
    // The last edge then promises a child or a sibling.
    bytes[DamagedLexicon.trie.upperBound - 1] ^= flag
    bytes.fixChecksum()
    #expect(DamagedLexicon.openingError(of: bytes) == .malformed(at: DamagedLexicon.trie.upperBound))
  }

  @Test func `a word of one or two letters is refused`() throws {
    let depths = DamagedLexicon.depths
    let planterEdge = try #require(
      depths.indices.last {
        depths[$0] == 7 && DamagedLexicon.bytes[DamagedLexicon.trie.lowerBound + $0] & 0xA0 == 0xA0
      })
    for index in depths.indices where depths[index] <= 2 {
      var bytes = DamagedLexicon.bytes
      bytes[DamagedLexicon.trie.lowerBound + index] |= Trie.endsWordFlag
      // One word fewer elsewhere, so the number of words matches the header.
      bytes[DamagedLexicon.trie.lowerBound + planterEdge] ^= Trie.endsWordFlag
      bytes.fixChecksum()
      #expect(DamagedLexicon.openingError(of: bytes) == .malformed(at: DamagedLexicon.trie.lowerBound + index))
    }
  }

  @Test func `more than 31 words with the same letters are refused`() throws {
    var list = WordList(rare: "edcbz")
    list.items += Word.anagrams(31).map { WordList.Item(word: $0, wordClass: .rare) }
    var bytes = try list.bytes()
    #expect(DamagedLexicon.openingError(of: bytes) == nil)
    let last = LexiconFile.headerLength + Int(bytes[36]) + Int(bytes[37]) << 8 - 1
    #expect(bytes[last] == 25 | Trie.endsWordFlag | Trie.isLastFlag)
    bytes[last] = 0 | Trie.endsWordFlag | Trie.isLastFlag  // edcba
    bytes.fixChecksum()
    #expect(DamagedLexicon.openingError(of: bytes) == .malformed(at: LexiconFile.headerLength))
  }

  @Test(arguments: [(4, -1), (0, -2), (12, 1)])
  func `root statuses of too many or too few words are refused`(count: Int, extraBytes: Int) {
    var bytes = DamagedLexicon.bytes
    #expect(DamagedLexicon.rootStatuses.count == 2)
    for _ in 0..<max(extraBytes, 0) { bytes.insert(0, at: DamagedLexicon.rootStatuses.upperBound) }
    bytes.removeSubrange(
      DamagedLexicon.rootStatuses.lowerBound..<DamagedLexicon.rootStatuses.lowerBound + max(-extraBytes, 0))
    bytes.write(UInt32(bytes.count), at: 12)
    bytes.write(UInt32(count), at: 40)
    bytes.fixChecksum()
    #expect(DamagedLexicon.openingError(of: bytes) == .malformed(at: 40))
  }

  @Test func `a daily puzzle beyond the roots is refused`() {
    for root in [4, 5, 255, 65_534] {  // 65,535 represents a root that a part lacks.
      var bytes = DamagedLexicon.bytes
      bytes[DamagedLexicon.daily.lowerBound] = UInt8(root & 255)
      bytes[DamagedLexicon.daily.lowerBound + 1] = UInt8(root >> 8)
      bytes.fixChecksum()
      #expect(DamagedLexicon.openingError(of: bytes) == .malformed(at: DamagedLexicon.daily.lowerBound))
    }
  }

  @Test func `changed classes never break the lookup of words`() throws {
    for wordClass in UInt8(0)..<4 {
      var bytes = DamagedLexicon.bytes
      for offset in DamagedLexicon.classes.dropLast() { bytes[offset] = wordClass * 0x55 }
      bytes.fixChecksum()
      let lexicon = try Lexicon(bytes)
      for item in DamagedLexicon.list.items.prefix(8) { #expect(lexicon.contains(item.word)) }
      #expect(lexicon.wordClass(of: "alarming")?.rawValue == wordClass)
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
    return openAndExercise(&bytes)
  }

  @discardableResult
  private static func openAndExercise(_ bytes: inout [UInt8]) -> Bool {
    bytes.fixChecksum()
    guard let lexicon = try? Lexicon(bytes) else { return false }
    DamagedLexicon.exercise(lexicon)
    return true
  }
}
