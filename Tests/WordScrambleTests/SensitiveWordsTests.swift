import ScrambleTesting
import Testing

@testable import WordScramble

/// The file of sensitive words, frozen as `english.lex` is; harmless words stand for others.
struct SensitiveWordsTests {
  static let words = SensitiveWords(slurs: ["oaf", "scoundrel", "oaf"], delicate: ["tomb", "oaf", "aardvark"])

  static let golden: [UInt8] =
    hex("89 57 53 53 0D 0A 1A 0A")  // the name
    + hex("01 00 00 00")  // the format
    + hex("40 00 00 00")  // the length of the file
    + hex("AE E4 62 22 FC 0F CF A0")  // the checksum
    + hex("02 00 00 00")  // how many words may not be kept
    + hex("02 00 00 00")  // how many are delicate
    + hex("4A 74 E0 A8 D2 89 69 CA")  // scoundrel
    + hex("BB 00 FD BF 4C E2 82 D1")  // oaf
    + hex("6E 8F 60 28 93 24 71 0B")  // aardvark
    + hex("BA 14 BF 58 F3 E9 8C DC")  // tomb

  @Test func `a file of few words is frozen byte by byte, and opens to them`() throws {
    #expect(Self.words.bytes == Self.golden)
    #expect(try SensitiveWords(Self.golden) == Self.words)
  }

  @Test func `a slur may not be kept, a delicate word may be, and no other word is either`() {
    for slur: Word in ["oaf", "scoundrel", " Oaf "] {
      #expect(!Self.words.mayBeKept(slur) && !Self.words.isDelicate(slur))
    }
    for word: Word in ["tomb", "aardvark"] { #expect(Self.words.mayBeKept(word) && Self.words.isDelicate(word)) }
    for word: Word in ["a", "oa", "oafs", "tom", "tombs", "scoundre", "scoundrels", "drel", "abcdefghijklmnopqrst"] {
      #expect(Self.words.mayBeKept(word) && !Self.words.isDelicate(word), "\(word)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the answers agree with lists of words that are searched one by one`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let slurs = (0..<generator.next(in: 0...40)).map { _ in generator.word(lengths: 1...4) }
    let delicate = (0..<generator.next(in: 0...40)).map { _ in generator.word(lengths: 1...4) }
    let words = try SensitiveWords(SensitiveWords(slurs: slurs, delicate: delicate).bytes)
    for word in slurs + delicate + (0..<200).map({ _ in generator.word(lengths: 1...15) }) {
      #expect(words.mayBeKept(word) == !slurs.contains(word))
      #expect(words.isDelicate(word) == (delicate.contains(word) && !slurs.contains(word)))
    }
  }

  @Test func `the order in which words are given does not count`() {
    let reversed = SensitiveWords(slurs: ["scoundrel", "oaf"], delicate: ["aardvark", "tomb"])
    #expect(reversed.bytes == Self.golden)
  }

  @Test func `a file without words opens, and every word may be kept`() throws {
    let words = try SensitiveWords(SensitiveWords(slurs: [], delicate: []).bytes)
    #expect(words.mayBeKept("oaf") && !words.isDelicate("oaf"))
  }

  private static func hex(_ text: String) -> [UInt8] {
    text.split(separator: " ").map { UInt8($0, radix: 16)! }
  }
}
