import Testing

@testable import WordScramble

struct SpellingTests {
  @Test(
    arguments: [
      ("", [], "--------"), ("mill", [7, 1, 2, nil], "-12----0"), ("MILK", [7, 1, 2, 3], "-123---0"),
      ("é1s", [nil, nil, 0], "2-------"), ("ss", [0, nil], "0-------"), ("  ", [nil, nil], "--------"),
    ] as [(String, [Int?], String)])
  func `each character takes the first free letter of its kind`(text: String, taken: [Int?], tiles: String) {
    let spelling = Spelling(of: text.utf8, with: "silkworm")
    #expect(spelling.tileOfCharacter == taken)
    #expect(spelling.characterOfTile.map { $0.map(String.init) ?? "-" }.joined() == tiles)
  }

  @Test(arguments: UInt64(0)..<200)
  func `a character finds no letter where the root lacks it or has given it away`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let root = chance.word(lengths: 3...15, alphabet: 6)
    let word = chance.word(lengths: 1...12, alphabet: 8)
    let spelling = Spelling(of: word.ascii, with: Round(root: root).shuffledLetters(seed: seed))
    let without = spelling.tileOfCharacter.indices.filter { spelling.tileOfCharacter[$0] == nil }
    #expect(without == LetterBag(root).places(missingFor: word))
    for (tile, character) in spelling.characterOfTile.enumerated() {
      if let character { #expect(spelling.tileOfCharacter[character] == tile) }
    }
  }

  @Test func `a megabyte takes no time`() {
    let text = [UInt8](repeating: UInt8(ascii: "z"), count: 1 << 20)
    #expect(Spelling(of: text, with: "silkworm").tileOfCharacter.count == 256)
  }
}
