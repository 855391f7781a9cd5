import ScrambleTesting
import Testing

@testable import ScrambleCore

struct LetterBagTests {
  @Test func `anagrams have the same bag`() {
    #expect(LetterBag("alarming") == LetterBag("marginal"))
    #expect(LetterBag("alarming") != LetterBag("alarmin"))
    #expect(LetterBag("all") != LetterBag("aal"))
    #expect(Set([LetterBag("tea"), LetterBag("eat"), LetterBag("ate")]).count == 1)
  }

  @Test func `a bag counts its letters`() {
    let bag = LetterBag("alarming")
    #expect((0..<26).map { bag.count(of: $0) } == "20000010100111000100000000".map { $0.wholeNumberValue! })
  }

  @Test(
    arguments: [
      ("silkworm", "milk", []), ("silkworm", "mill", [3]), ("silkworm", "silly", [3, 4]), ("silkworm", "eel", [0, 1]),
      ("alarming", "mammal", [2, 3]), ("planters", "planters", []), ("tea", "teatea", [3, 4, 5]),
      ("abc", "xyz", [0, 1, 2]),
    ] as [(Word, Word, [Int])])
  func `missing letters are found from left to right`(root: Word, word: Word, indices: [Int]) {
    #expect(LetterBag(root).unavailableIndices(in: word) == indices)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `the bag agrees with crossing off letters one by one`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let alphabet = generator.pick([2, 4, 8, 26])
    for _ in 0..<50 {
      let root = generator.word(lengths: 3...15, alphabet: alphabet)
      let word = generator.word(lengths: 1...9, alphabet: alphabet)
      #expect(LetterBag(word).isContained(in: LetterBag(root)) == NaiveCore.canSpell(word, from: root))
      #expect(LetterBag(root).spells(word) == NaiveCore.canSpell(word, from: root))
      #expect(LetterBag(root).unavailableIndices(in: word) == NaiveCore.unavailableIndices(word, from: root))
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `every selection of a root's letters is contained in it`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let root = generator.word(lengths: 3...15)
    var letters = root.ascii
    generator.shuffle(&letters)
    let word = try Word(letters.prefix(generator.next(in: 1...letters.count)))
    #expect(LetterBag(word).isContained(in: LetterBag(root)))
    #expect(LetterBag(root).spells(word))
    #expect(LetterBag(root).unavailableIndices(in: word) == [])
  }

  @Test func `a word of a million letters does not overflow`() throws {
    let long = try Word(repeatElement(UInt8(ascii: "z"), count: 1_000_000))
    #expect(LetterBag(long).count(of: 25) == 255)
    #expect(!LetterBag(long).isContained(in: LetterBag("zzzzzzzzzzzzzzz")))
    #expect(!LetterBag("zzzzzzzzzzzzzzz").spells(long))
    #expect(LetterBag("zzz").unavailableIndices(in: long).count == 999_997)
  }
}
