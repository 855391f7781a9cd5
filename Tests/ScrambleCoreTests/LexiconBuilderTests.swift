import ScrambleCore
import ScrambleTesting
import Testing

struct LexiconBuilderTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a lexicon has the words that were added`(seed: UInt64) throws {
    let list = Self.randomList(seed: seed)
    let lexicon = try list.lexicon()
    let items = list.items.sorted { $0.word.letters.lexicographicallyPrecedes($1.word.letters) }
    #expect(lexicon.count == items.count)
    let shownItems = items.filter { $0.wordClass != .blocked }
    #expect(NaiveCore.firstDifference(lexicon.shownEntries.map(WordList.Item.init), shownItems) == nil)
    #expect(lexicon.roots.map(WordList.Item.init) == items.filter { $0.rootStatus != .none })
    #expect(items.allSatisfy { lexicon.wordClass(of: $0.word) == $0.wordClass })
    let dailies = list.daily.indices.map { DailyPuzzle(number: $0 + 1)?.root(in: lexicon) }
    #expect(dailies == list.daily)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `the same words in any order give the same bytes`(seed: UInt64) throws {
    var list = Self.randomList(seed: seed)
    let bytes = try list.bytes()
    var generator = SplitMix64(seed: seed)
    generator.shuffle(&list.items)
    #expect(try list.bytes() == bytes)
    let hasOneOrder = list.daily.count < 2
    list.daily.reverse()
    #expect(try (list.bytes() == bytes) == hasOneOrder)
  }

  @Test(arguments: [WordClass.everyday, .common, .rare, .blocked])
  func `a word added twice is refused, whatever its class`(wordClass: WordClass) {
    var list = WordList(everyday: "ant tan milk", rare: "planters")
    list.items.append(WordList.Item(word: "milk", wordClass: wordClass))
    #expect(throws: LexiconBuildError.addedTwice("milk")) { try list.bytes() }
  }

  @Test(arguments: ["at", "telepaths", "a"] as [Word])
  func `a word of invalid length is refused and named`(word: Word) {
    var builder = LexiconBuilder()
    builder.add("milk", .everyday)
    builder.add(word, .everyday)
    builder.add("ab", .everyday)
    #expect(throws: LexiconBuildError.invalidLength(word)) { try builder.build() }
  }

  @Test(
    arguments: ["silkworm", "marginal", "aaaaaaaa", "zzzzzzzz", "ant", "platers", "telepaths", "planterss"] as [Word])
  func `a daily puzzle whose word is not a root is refused`(daily: Word) {
    var list = WordList(
      everyday: "alarming marginal planters ant", familiar: "alarming", unfamiliar: "planters", daily: "planters")
    list.daily.append(daily)
    #expect(throws: LexiconBuildError.dailyNotARoot(daily)) { try list.bytes() }
  }

  @Test func `more than 31 words with the same letters are refused`() {
    var list = WordList()
    list.items = Word.anagrams(32).map { WordList.Item(word: $0, wordClass: .rare) }
    #expect(throws: LexiconBuildError.tooManyWords) { try list.bytes() }
  }

  /// Returns up to 300 random words in alphabetical order, some of them roots, and these roots as dailies in random
  /// order.
  private static func randomList(seed: UInt64) -> WordList {
    var generator = SplitMix64(seed: seed)
    let alphabet = generator.pick([3, 5, 26])
    var list = WordList()
    let words = Set((0..<generator.next(in: 1...300)).map { _ in generator.word(lengths: 3...8, alphabet: alphabet) })
    // The order of a set differs between processes, but only the seed may determine the list.
    for word in words.sorted() {
      let rootStatus: RootStatus = word.count == 8 ? generator.pick([.none, .unfamiliar, .familiar]) : .none
      let wordClass = WordClass(rawValue: UInt8(generator.next(below: 4)))!
      list.items.append(WordList.Item(word: word, wordClass: wordClass, rootStatus: rootStatus))
      if rootStatus != .none { list.daily.append(word) }
    }
    generator.shuffle(&list.daily)
    return list
  }
}
