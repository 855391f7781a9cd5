import ScrambleTesting
import Testing

@testable import WordScramble

/// Lists of words as teachers paste them.
struct UnitWordListTests {
  private func items(_ text: String) -> [UnitWordList.Item] {
    UnitWordList(Array(text.utf8), avoiding: PuzzleSetTests.sensitive).items
  }

  private func words(_ text: String, delicate: Bool = true) -> [String] {
    UnitWordList(Array(text.utf8), avoiding: PuzzleSetTests.sensitive).words(delicate: delicate).map { "\($0)" }
  }

  @Test(arguments: [
    "milk\nplant\nocean", "1. Milk\n2. PLANT\n3) ocean", "• milk\n• plant\n– ocean", "milk, plant, ocean",
    "milk,plant\nocean",
    "milk\tMilch\nplant\tPflanze\nocean\tOzean", "milk – Milch\nplant - Pflanze\nocean = Ozean",
    "milk: a drink\nplant; x\nocean | y",
    "milk,Milch\nplant,Pflanze\nocean,Ozean", "\u{FEFF}milk\r\nplant\r\n\r\nocean",
    "(1) “milk”\n(2) ‘plant’\n[ ] ocean.",
    "* milk *\n_plant_\n>  ocean", "milk，plant、ocean", "milk; plant; ocean", "milk / plant\nocean",
    "\u{F0B7}\tmilk\n\u{F0B7}\tplant\no\tocean", "a) milk\nb) plant\nc. ocean", "① milk\n② plant\n③ocean",
    "milk (a drink)\nplant [x]\nocean (1)", "milk n.\nplant n. v.\nocean n.", "milk; Milch\nplant; Pflanze\nocean",
    "milk 牛奶\n1. plant 植物\nocean n. 海洋", "牛奶 milk\n植物plant\n3、ocean 海洋", "ｍｉｌｋ\n1．plant\t植物\nOcean（海洋）",
    "milk：牛奶\nplant　植物\nocean；海洋",
  ])
  func `the words of usual lists are found`(text: String) {
    #expect(words(text) == ["milk", "plant", "ocean"])
  }

  @Test func `accents are removed, which is noted`() {
    #expect(items("école").map(\.kind) == [.word("ecole", isFolded: true)])
    #expect(words("Œuvre naïve Straße") == [])
    #expect(words("œuvre\nnaïve\nStraße\ne\u{301}tude\nŁódź") == ["oeuvre", "naive", "strasse", "etude", "lodz"])
    #expect(items("milk").map(\.kind) == [.word("milk", isFolded: false)])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines are counted alike, whatever ends them`(end: String) {
    #expect(items(["milk", "plant", "", "ocean"].joined(separator: end)).map(\.line) == [1, 2, 4])
  }

  @Test func `what is no single word is named with its line`() {
    #expect(items("milk\n\nice cream").last == UnitWordList.Item(line: 3, kind: .notOneWord(Array("ice cream".utf8))))
    #expect(items("don't").map(\.kind) == [.notOneWord(Array("don't".utf8))])
    #expect(items("well-being").map(\.kind) == [.notOneWord(Array("well-being".utf8))])
    #expect(items("rock ’n’ rôle").map(\.kind) == [.notOneWord(Array("rock ’n’ rôle".utf8))])
  }

  @Test(arguments: ["牛奶", "a\u{202E}b", "mіlk", "m1lk", "Ωmega", "milk & silk", "mi\u{200B}lk", "\u{1F95B} milk"])
  func `what could be a word in disguise is not repeated`(text: String) {
    #expect(items("milk\n" + text).last == UnitWordList.Item(line: 2, kind: .notEnglish))
  }

  @Test func `a slur is refused with its line and not repeated, also in a phrase or with signs in it`() {
    for text in ["oaf", "Oaf", "1. OAF!", "öaf", "o-a-f", "you oaf", "o a f", "oaf's"] {
      #expect(items("milk\n" + text).last == UnitWordList.Item(line: 2, kind: .refused), "\(text)")
    }
  }

  @Test func `a delicate word takes a question`() {
    #expect(items("tomb").map(\.kind) == [.delicate("tomb")])
    #expect(words("tomb\nmilk", delicate: false) == ["milk"])
  }

  @Test func `words that no set can have are named`() {
    #expect(items("ox").map(\.kind) == [.wrongLength("ox")])
    #expect(words("photosynthesis") == ["photosynthesis"])
    #expect(items("abcdefghijklmnop").map(\.kind) == [.wrongLength("abcdefghijklmnop")])
    #expect(items("milk\nMilk").map(\.kind) == [.word("milk", isFolded: false), .repeated("milk")])
    let many = (0..<41).map { Word(letters: [UInt8($0 % 26), UInt8($0 / 26), 3]).description }
    #expect(items(many.joined(separator: "\n")).count { if case .tooMany = $0.kind { true } else { false } } == 1)
  }

  @Test func `any bytes are read`() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<300 {
      let bytes = (0..<generator.next(in: 0...300)).map { _ in UInt8(generator.next(in: 0...255)) }
      for item in UnitWordList(bytes, avoiding: PuzzleSetTests.sensitive).items {
        if case .notOneWord(let text) = item.kind { #expect(Array(String(decoding: text, as: UTF8.self).utf8) == text) }
      }
    }
    #expect(items(String(repeating: "a,", count: 500_000)).count <= 200)
  }
}
