import ScrambleTesting
import Testing

@testable import ScrambleCore

struct SpellingTests {
  @Test(
    arguments: [
      ("", [], "--------"), ("mill", [7, 1, 2, nil], "-12----0"), ("MILK", [7, 1, 2, 3], "-123---0"),
      ("é1s", [nil, nil, 0], "2-------"), ("ss", [0, nil], "0-------"), ("  ", [nil, nil], "--------"),
    ] as [(String, [Int?], String)])
  func `each character takes the first unused letter that is the same`(
    text: String, expectedBeads: [Int?], beads: String
  ) {
    let spelling = Spelling(of: text.utf8, with: "silkworm")
    #expect(spelling.beadOfCharacter == expectedBeads)
    #expect(spelling.characterOfBead.map { $0.map(String.init) ?? "-" }.joined() == beads)
  }

  @Test(arguments: UInt64(0)..<200)
  func `a character gets no letter if the root lacks it or it is used up`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let root = generator.word(lengths: 3...15, alphabet: 6)
    let word = generator.word(lengths: 1...12, alphabet: 8)
    let spelling = Spelling(of: word.ascii, with: Round(root: root).shuffledLetters(seed: seed, in: english))
    let unmatchedIndices = spelling.beadOfCharacter.indices.filter { spelling.beadOfCharacter[$0] == nil }
    #expect(unmatchedIndices == LetterBag(root).unavailableIndices(in: word))
    for (bead, character) in spelling.characterOfBead.enumerated() {
      if let character { #expect(spelling.beadOfCharacter[character] == bead) }
    }
  }

  @Test func `a megabyte takes no time`() {
    let text = [UInt8](repeating: UInt8(ascii: "z"), count: 1 << 20)
    #expect(Spelling(of: text, with: "silkworm").beadOfCharacter.count == 256)
  }
}
