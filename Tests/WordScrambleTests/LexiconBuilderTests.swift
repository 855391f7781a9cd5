import ScrambleTesting
import Testing
import WordScramble

struct LexiconBuilderTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a lexicon has the words that were added`(seed: UInt64) throws {
    let list = Self.randomList(seed: seed)
    let lexicon = try list.lexicon()
    let items = list.items.sorted { $0.word.letters.lexicographicallyPrecedes($1.word.letters) }
    #expect(lexicon.count == items.count)
    #expect(lexicon.edition == list.edition)
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
    list.daily.reverse()
    #expect(try list.bytes() != bytes)
  }

  @Test func `a lexicon can be built without words`() throws {
    let lexicon = try WordList().lexicon()
    #expect(lexicon.count == 0)
    #expect(lexicon.roots == [] && lexicon.shownEntries == [])
    #expect(lexicon.entries(spelledFrom: "silkworm") == [])
    #expect(lexicon.entries(spelledFrom: "telepaths") == [])
    #expect(!lexicon.contains("aaa"))
  }

  @Test(arguments: [WordClass.everyday, .common, .rare, .blocked])
  func `a word added twice is refused, whatever its class`(wordClass: WordClass) {
    var list = WordList(everyday: "ant tan milk", rare: "planters")
    list.items.append(WordList.Item(word: "milk", wordClass: wordClass))
    #expect(throws: LexiconBuildError.addedTwice("milk")) { try list.bytes() }
  }

  @Test func `a root added twice with another status is refused`() {
    var list = WordList(everyday: "planters", familiar: "planters")
    list.items.append(WordList.Item(word: "planters", wordClass: .everyday, rootStatus: .unfamiliar))
    #expect(throws: LexiconBuildError.addedTwice("planters")) { try list.bytes() }
  }

  @Test(arguments: ["at", "telepaths", "a"] as [Word])
  func `a word of invalid length is refused and named`(word: Word) {
    var builder = LexiconBuilder()
    builder.add("milk", .everyday)
    builder.add(word, .everyday)
    builder.add("ab", .everyday)
    #expect(throws: LexiconBuildError.invalidLength(word)) { try builder.build() }
  }

  @Test func `a root of another length is refused`() {
    var builder = LexiconBuilder()
    builder.add("milk", .everyday, root: .familiar)
    #expect(throws: LexiconBuildError.invalidLength("milk")) { try builder.build() }
  }

  @Test(
    arguments: ["silkworm", "marginal", "aaaaaaaa", "zzzzzzzz", "ant", "platers", "telepaths", "planterss"] as [Word])
  func `a daily puzzle whose word is not a root is refused`(daily: Word) {
    var list = WordList(
      everyday: "alarming marginal planters ant", familiar: "alarming", unfamiliar: "planters", daily: "planters")
    list.daily.append(daily)
    #expect(throws: LexiconBuildError.dailyNotARoot(daily)) { try list.bytes() }
  }

  @Test func `a daily puzzle is refused if there are no roots`() {
    #expect(throws: LexiconBuildError.dailyNotARoot("silkworm")) {
      try WordList(everyday: "silkworm", daily: "silkworm").bytes()
    }
  }

  @Test func `up to 31 words may have the same letters`() throws {
    var list = WordList(everyday: "milk")
    list.items += Word.anagrams(31).map { WordList.Item(word: $0, wordClass: .rare) }
    let lexicon = try list.lexicon()
    let sorted = Word.anagrams(31).sorted(by: NaiveCore.precedes)
    #expect(lexicon.entries(spelledFrom: "abcde").map(\.word) == sorted)
    #expect(lexicon.entries(spelledFrom: "edcbazzzz").map(\.word) == sorted)
    #expect(sorted.allSatisfy { lexicon.wordClass(of: $0) == .rare })
  }

  @Test func `more than 31 words with the same letters are refused`() {
    var list = WordList()
    list.items = Word.anagrams(32).map { WordList.Item(word: $0, wordClass: .rare) }
    #expect(throws: LexiconBuildError.tooManyWords) { try list.bytes() }
  }

  @Test func `more words than the format allows are refused`() {
    var list = WordList()
    list.items = (0..<1 << 17).map { number in
      let letters = [0, 26, 676, 17_576].map { divisor in
        UInt8(ascii: "a") + UInt8(divisor == 0 ? number % 26 : number / divisor % 26)
      }
      return WordList.Item(word: try! Word(letters), wordClass: .rare)
    }
    #expect(throws: LexiconBuildError.tooManyWords) { try list.bytes() }
  }

  /// Returns up to 300 random words in alphabetical order, some of them roots, and these roots as dailies in random
  /// order.
  private static func randomList(seed: UInt64) -> WordList {
    var generator = SplitMix64(seed: seed)
    let alphabet = generator.pick([3, 5, 26])
    var list = WordList()
    list.edition = generator.next() | 1
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
