import ScrambleCore
import ScrambleTesting
import Testing

struct LexiconSolverTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a small lexicon gives the same words as crossing off letters`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let alphabet = generator.pick([3, 4, 6, 10, 26])
    var list = WordList()
    list.items = Set((0..<generator.next(in: 1...250)).map { _ in generator.word(lengths: 3...8, alphabet: alphabet) })
      .map { WordList.Item(word: $0, wordClass: WordClass(rawValue: UInt8(generator.next(below: 4)))!) }
    let lexicon = try list.lexicon()
    for length in Array(1...15) + Array(5...9) {
      let bag = generator.word(lengths: length...length, alphabet: alphabet)
      let answer = lexicon.entries(spelledFrom: bag).map(WordList.Item.init)
      #expect(NaiveCore.firstDifference(answer, NaiveCore.items(list.items, spelledFrom: bag)) == nil, "\(bag)")
    }
    for item in list.items.prefix(20) {
      #expect(lexicon.entries(spelledFrom: item.word).contains { $0.word == item.word })
    }
  }

  @Test(arguments: 0..<thorough(300))
  func `a root of the word list gives the same words as crossing off letters`(part: Int) {
    let roots = english.roots
    let root = roots[part * roots.count / thorough(300)].word
    let answer = english.entries(spelledFrom: root).map(WordList.Item.init)
    #expect(NaiveCore.firstDifference(answer, CommittedWords.items(spelledFrom: root)) == nil, "\(root)")
  }

  @Test(arguments: thoroughSeeds(50))
  func `random letters give the same words as crossing off letters`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var differing: [Word] = []
    for _ in 0..<39 {
      let bag = try Self.bag(generator.next(in: 3...8), &generator)
      let answer = english.entries(spelledFrom: bag).map(WordList.Item.init)
      if answer != CommittedWords.items(spelledFrom: bag) { differing.append(bag) }
    }
    #expect(differing == [])
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `more than eight random letters give the same words as crossing off letters`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for length in 9...15 {
      let bag = try Self.bag(length, &generator)
      let answer = english.entries(spelledFrom: bag).map(WordList.Item.init)
      #expect(NaiveCore.firstDifference(answer, CommittedWords.items(spelledFrom: bag)) == nil, "\(bag)")
    }
  }

  @Test func `fifteen letters may have more words than any eight letters`() {
    let root: Word = "easrtlinodcpumg"
    let answer = english.entries(spelledFrom: root).map(WordList.Item.init)
    #expect(answer.count > 1 << 13)
    #expect(NaiveCore.firstDifference(answer, CommittedWords.items(spelledFrom: root)) == nil)
  }

  @Test(arguments: ["", "a", "ab"])
  func `words with the same beginning are sorted too`(prefix: String) throws {
    var generator = SplitMix64(seed: 1)
    var list = WordList()
    let suffixes = Set((0..<3000).map { _ in generator.word(lengths: 6...6, alphabet: 15) })
    list.items = try suffixes.filter { Set($0.letters).count == 6 }
      .map { WordList.Item(word: try Word((prefix + "\($0)").utf8.prefix(8)), wordClass: .common) }
    let root: Word = "abcdefghijklmnoab"
    let answer = try list.lexicon().entries(spelledFrom: root).map(WordList.Item.init)
    #expect(answer.count > 800)
    #expect(NaiveCore.firstDifference(answer, NaiveCore.items(list.items, spelledFrom: root)) == nil)
  }

  /// Returns random letters, half of the time with the letter frequencies of words.
  private static func bag(_ length: Int, _ generator: inout SplitMix64) throws -> Word {
    if generator.next(below: 2) == 0 { return generator.word(lengths: length...length) }
    var letters: [UInt8] = []
    while letters.count < length { letters += generator.pick(CommittedWords.items).word.ascii }
    return try Word(letters.prefix(length))
  }
}
