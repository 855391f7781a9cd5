import ScrambleTesting
import Testing

@testable import ScrambleCore

struct LexiconTests {
  static let list = WordList(
    everyday: "milk silk alarming", common: "worm silkworm", rare: "koi cwm", blocked: "slim planters",
    familiar: "silkworm", unfamiliar: "alarming", daily: "silkworm")
  static let lexicon = try! list.lexicon()

  @Test func `a lexicon returns what was put into it`() {
    #expect(Self.lexicon.count == 9)
    for item in Self.list.items { #expect(Self.lexicon.wordClass(of: item.word) == item.wordClass) }
    #expect(Self.lexicon.roots.map(\.word) == ["alarming", "silkworm"])
    #expect(Self.lexicon.roots.map(\.rootStatus) == [.unfamiliar, .familiar])
  }

  @Test(
    arguments: ["mil", "milks", "il", "m", "silkworms", "limk", "aaa", "zzzzzzzz", "mmmmmmmmmmmmmmmmmmmm"] as [Word])
  func `a word that was not added does not count`(word: Word) {
    #expect(Self.lexicon.wordClass(of: word) == nil)
    #expect(!Self.lexicon.contains(word))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `membership matches that of a set`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let alphabet = generator.pick([3, 6, 26])
    var classes: [Word: WordClass] = [:]
    for _ in 0..<150 {
      classes[generator.word(lengths: 3...8, alphabet: alphabet)] = WordClass(rawValue: UInt8(generator.next(below: 4)))
    }
    var list = WordList()
    list.items = classes.map { WordList.Item(word: $0, wordClass: $1) }
    let lexicon = try list.lexicon()
    #expect(lexicon.count == classes.count)
    for word in Array(classes.keys) + (0..<500).map({ _ in generator.word(lengths: 1...10, alphabet: alphabet) }) {
      #expect(lexicon.wordClass(of: word) == classes[word])
      #expect(lexicon.contains(word) == (classes[word] != nil))
    }
  }
}
