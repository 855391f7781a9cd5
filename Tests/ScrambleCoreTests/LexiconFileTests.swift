import ScrambleCore
import ScrambleTesting
import Testing

/// The frozen format of a lexicon file. Any change to the format must be deliberate and get a new format number.
struct LexiconFileTests {
  static let list = WordList(
    everyday: "ant tan milk", common: "planters platters", rare: "zax alarming", blocked: "slim",
    familiar: "planters", unfamiliar: "alarming", daily: "planters alarming planters")

  static let goldenBytes: [UInt8] =
    hex("89 57 53 4C 0D 0A 1A 0A")  // the magic bytes
    + hex("01 00 00 00")  // the format
    + hex("62 40 00 00")  // the length of the file
    + hex("30 56 7F 4D EF 98 BA E1")  // the checksum
    + hex("00 00 00 00 00 00 00 00")  // always 0
    + hex("08 00 00 00")  // the number of words
    + hex("25 00 00 00")  // bytes of the trie
    + hex("03 00 00 00")  // words of eight letters
    + hex("03 00 00 00")  // dailies
    + hex("00 00 00 00")  // the seed
    + hex("20  2B 60 71 6C 68 6D C6  6D D3")  // a: alarming, ant
    + hex("2C  68 6B CA")  // m: milk
    + hex("2F  6B 60  2D 73 64 71 D2  73 73 64 71 D2")  // p: planters, platters
    + hex("32  6B 68 CC")  // s: slim
    + hex("33  60 CD")  // t: tan
    + hex("79  60 D7")  // z: zax
    + hex("42 8D")  // classes, two bits each: rare, everyday, everyday, common, common, blocked, everyday, rare
    + hex("09")  // root statuses of the words of eight letters: unfamiliar, familiar, none
    + [UInt8](repeating: 0, count: 16_384)  // displacements; so few words need none
    + hex("01 00 00 00 01 00")  // dailies as indices of the roots

  @Test func `a file of few words is frozen byte by byte`() throws {
    let bytes = try Self.list.bytes()
    #expect(bytes.count == Self.goldenBytes.count)
    #expect(zip(bytes, Self.goldenBytes).enumerated().filter { $1.0 != $1.1 }.map(\.offset) == [])
  }

  @Test func `opening the frozen file gives its words`() throws {
    let lexicon = try Lexicon(Self.goldenBytes)
    #expect(lexicon.count == Self.list.items.count)
    for item in Self.list.items { #expect(lexicon.wordClass(of: item.word) == item.wordClass) }
    #expect(lexicon.roots.map(\.word) == ["alarming", "planters"])
    #expect(lexicon.roots.map(\.rootStatus) == [.unfamiliar, .familiar])
    #expect(
      (1...4).map { DailyPuzzle(number: $0)?.root(in: lexicon) } == ["planters", "alarming", "planters", "planters"])
  }

  @Test func `words that share a home are separated by displacements`() throws {
    var list = WordList()
    var generator = SplitMix64(seed: 1)
    list.items = Set((0..<2_000).map { _ in generator.word(lengths: 6...8) })
      .map { WordList.Item(word: $0, wordClass: .rare) }
    let bytes = try list.bytes()
    let displacements = bytes.suffix(16_384)
    #expect(displacements.contains { $0 != 0 })
    let lexicon = try Lexicon(bytes)
    for item in list.items {
      #expect(lexicon.entries(spelledFrom: item.word).contains { $0.word == item.word })
    }
  }

  private static func hex(_ text: String) -> [UInt8] {
    text.split(separator: " ").map { UInt8($0, radix: 16)! }
  }
}
