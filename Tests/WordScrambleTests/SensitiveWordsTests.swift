import ScrambleTesting
import Testing

@testable import WordScramble

/// The frozen format of the file of sensitive words. Harmless words stand for the real ones.
struct SensitiveWordsTests {
  static let words = SensitiveWords(
    slurs: ["oaf", "scoundrel", "oaf"], delicate: ["tomb", "oaf", "aardvark"],
    harmless: ["boorish", "milk", "oafing", "oaf", "tomb"], stems: ["nitwit", "boor"])

  static let goldenBytes: [UInt8] =
    hex("89 57 53 53 0D 0A 1A 0A")  // the magic bytes
    + hex("02 00 00 00")  // the format
    + hex("68 00 00 00")  // the length of the file
    + hex("DA 81 B2 3A D5 8A 8E 08")  // the checksum
    + hex("02 00 00 00")  // the number of words that cannot be saved
    + hex("02 00 00 00")  // the number of delicate words
    + hex("02 00 00 00")  // the number of harmless words
    + hex("02 00 00 00")  // the number of stems
    + hex("4A 74 E0 A8 D2 89 69 CA")  // scoundrel
    + hex("BB 00 FD BF 4C E2 82 D1")  // oaf
    + hex("6E 8F 60 28 93 24 71 0B")  // aardvark
    + hex("BA 14 BF 58 F3 E9 8C DC")  // tomb
    + hex("87 17 58 85 39 55 91 45")  // boorish
    + hex("F9 07 FD 2A 11 B7 23 D2")  // oafing
    + hex("BC 29 59 85 0E E0 8C DA")  // boor
    + hex("67 F5 A1 7B 34 74 0B E4")  // nitwit

  @Test func `a file of few words is frozen byte by byte, and opens to them`() throws {
    #expect(Self.words.bytes == Self.goldenBytes)
    #expect(try SensitiveWords(Self.goldenBytes) == Self.words)
  }

  @Test func `a slur cannot be saved, a delicate word can, and other words are neither`() {
    for slur: Word in ["oaf", "scoundrel", " Oaf "] {
      #expect(!Self.words.allows(slur) && !Self.words.isDelicate(slur))
    }
    for word: Word in ["tomb", "aardvark"] { #expect(Self.words.allows(word) && Self.words.isDelicate(word)) }
    for word: Word in ["a", "oa", "loaf", "oafish", "tom", "tombs", "scoundre", "drel", "abcdefghijklmnopqrst"] {
      #expect(Self.words.allows(word) && !Self.words.isDelicate(word), "\(word)")
    }
  }

  @Test(arguments: [
    "oafs", "oafes", "oafed", "oaffed", "oafers", "oaffing", "oafings", "oafy", "oaffy", "oafies", "oafier", "oafiest",
    "scoundrels", "scoundrelled", "scoundrelling", "scoundrelly",
  ])
  func `a form of a slur cannot be saved unless it is harmless`(form: String) throws {
    #expect(!Self.words.allows(try Word(form.utf8)))
    #expect(Self.words.allows("oafing") && Self.words.allows("oafly") && Self.words.allows("oafss"))
  }

  @Test func `before an ending, an e is dropped or a y becomes an i`() {
    let words = SensitiveWords(slurs: ["knave", "bully"], delicate: [])
    for word: Word in ["knaves", "knaved", "knaving", "knavers", "knavy", "bullies", "bullier", "bulliest"] {
      #expect(!words.allows(word), "\(word)")
    }
    for word: Word in ["knav", "knavs", "bulls", "bulling", "bulled", "bull", "bullings"] {
      #expect(words.allows(word), "\(word)")
    }
  }

  @Test(arguments: ["boor", "boors", "peasantboor", "aboorigine", "nitwits", "goodnitwitted", "boornitwit"])
  func `a word that contains a stem cannot be saved unless it is harmless`(word: String) throws {
    #expect(!Self.words.allows(try Word(word.utf8)))
    for word: Word in ["boorish", "boo", "bor", "nitwi", "itwit", "booor", "nit", "witboo"] {
      #expect(Self.words.allows(word))
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the answers match those of a search through the word lists`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let naive = NaiveSensitiveWords(&generator)
    let words = try SensitiveWords(
      SensitiveWords(slurs: naive.slurs, delicate: naive.delicate, harmless: naive.harmless, stems: naive.stems).bytes)
    let differing = naive.words(&generator).filter {
      words.allows($0) != naive.allows($0) || words.isDelicate($0) != naive.isDelicate($0)
    }
    #expect(differing == [])
  }

  @Test func `the order of the given words does not matter`() {
    let reversed = SensitiveWords(
      slurs: ["scoundrel", "oaf"], delicate: ["aardvark", "tomb"], harmless: ["oafing", "boorish"],
      stems: ["boor", "nitwit"])
    #expect(reversed.bytes == Self.goldenBytes)
  }

  @Test func `a file without words opens, and every word can be saved`() throws {
    let words = try SensitiveWords(SensitiveWords(slurs: [], delicate: []).bytes)
    #expect(words.allows("oaf") && !words.isDelicate("oaf"))
  }

  private static func hex(_ text: String) -> [UInt8] {
    text.split(separator: " ").map { UInt8($0, radix: 16)! }
  }
}

/// A simple implementation of ``SensitiveWords`` that searches lists. It generates the forms of slurs instead of
/// analyzing words.
private struct NaiveSensitiveWords {
  let slurs: [Word]
  let delicate: [Word]
  let harmless: [Word]
  let stems: [Word]

  init(_ generator: inout SplitMix64) {
    func randomWords(_ lengths: ClosedRange<Int>) -> [Word] {
      (0..<generator.next(in: 0...40)).map { _ in NaiveSensitiveWords.word(lengths, &generator) }
    }
    (slurs, delicate, harmless) = (randomWords(3...5), randomWords(3...6), randomWords(3...8))
    stems = randomWords(4...8)
  }

  /// Returns a word made of the letters of the endings.
  private static func word(_ lengths: ClosedRange<Int>, _ generator: inout SplitMix64) -> Word {
    let letters = Array("esydigrn".utf8)
    return try! Word((0..<generator.next(in: lengths)).map { _ in letters[generator.next(in: 0...7)] })
  }

  /// Returns all listed words and stems, all forms of the slurs, words that contain stems, and random words.
  func words(_ generator: inout SplitMix64) -> [Word] {
    let withStems = stems.map { stem in
      try! Word(
        "\(NaiveSensitiveWords.word(1...4, &generator))\(stem)\(NaiveSensitiveWords.word(1...3, &generator))".utf8)
    }
    let randomOthers = (0..<300).map { _ in NaiveSensitiveWords.word(3...15, &generator) }
    return slurs + delicate + harmless + stems + slurs.flatMap { NaiveSensitiveWords.forms(of: $0) } + withStems
      + randomOthers
  }

  private static func forms(of word: Word) -> [Word] {
    let text = word.description
    var forms = [text + "s"]
    for ending in ["es", "ed", "er", "ers", "ing", "ings", "y", "ies", "ier", "iest"] {
      forms += [text + ending, text + String(text.last!) + ending]
      if text.hasSuffix("e") { forms.append(text.dropLast() + ending) }
      if text.hasSuffix("y") && ending.hasPrefix("ie") { forms.append(text.dropLast() + ending) }
    }
    return forms.map { try! Word($0.utf8) }
  }

  func allows(_ word: Word) -> Bool {
    if slurs.contains(word) { return false }
    if delicate.contains(word) || harmless.contains(word) { return true }
    let text = word.description
    return !stems.contains { text.contains($0.description) } && !slurs.contains { Self.forms(of: $0).contains(word) }
  }

  func isDelicate(_ word: Word) -> Bool { delicate.contains(word) && !slurs.contains(word) }
}
