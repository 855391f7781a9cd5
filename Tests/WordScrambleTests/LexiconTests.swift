import Testing
import WordScramble

struct LexiconTests {
  static let list = WordList(
    everyday: "milk silk alarming", common: "worm silkworm", rare: "koi cwm", blocked: "slim planters",
    familiar: "silkworm", unfamiliar: "alarming", daily: "silkworm")
  static let lexicon = try! list.lexicon()

  @Test func `a lexicon tells what was put into it`() {
    #expect(Self.lexicon.count == 9)
    #expect(Self.lexicon.edition == 7)
    for item in Self.list.items { #expect(Self.lexicon.wordClass(of: item.word) == item.wordClass) }
    #expect(Self.lexicon.roots.map(\.word) == ["alarming", "silkworm"])
    #expect(Self.lexicon.roots.map(\.rootStatus) == [.unfamiliar, .familiar])
  }

  @Test func `what may be shown goes from a to z, without blocked words`() {
    #expect(
      Self.lexicon.shownEntries.map(\.word) == ["alarming", "cwm", "koi", "milk", "silk", "silkworm", "worm"])
  }

  @Test(
    arguments: ["mil", "milks", "il", "m", "silkworms", "limk", "aaa", "zzzzzzzz", "mmmmmmmmmmmmmmmmmmmm"] as [Word])
  func `a word that was not put in does not count`(word: Word) {
    #expect(Self.lexicon.wordClass(of: word) == nil)
    #expect(!Self.lexicon.contains(word))
    #expect(!Self.lexicon.contains(bytes: word.ascii))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `membership is that of a set, for words and for texts`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let alphabet = chance.pick([3, 6, 26])
    var classes: [Word: WordClass] = [:]
    for _ in 0..<150 {
      classes[chance.word(lengths: 3...8, alphabet: alphabet)] = WordClass(rawValue: UInt8(chance.next(below: 4)))
    }
    var list = WordList()
    list.items = classes.map { WordList.Item(word: $0, wordClass: $1) }
    let lexicon = try list.lexicon()
    #expect(lexicon.count == classes.count)
    for word in Array(classes.keys) + (0..<500).map({ _ in chance.word(lengths: 1...10, alphabet: alphabet) }) {
      #expect(lexicon.wordClass(of: word) == classes[word])
      let text = word.ascii.map { chance.next(below: 2) == 0 ? $0 : $0 - 32 }
      #expect(lexicon.contains(bytes: text) == (classes[word] != nil))
    }
  }

  @Test(arguments: [
    "", "mi", "milk ", " milk", "mi lk", "milk\0", "mílk", "m1lk", "\u{212A}oi", "🙂🙂", "[ilk", "`ilk", "{ilk",
  ])
  func `a text that is no word of the list does not count`(text: String) {
    #expect(!Self.lexicon.contains(bytes: Array(text.utf8)))
  }

  @Test func `no byte stands for a letter that it is not`() {
    for byte in UInt8.min...UInt8.max {
      let text = [byte] + Array("ilk".utf8)
      #expect(Self.lexicon.contains(bytes: text) == [77, 109, 83, 115].contains(byte), "\(byte)")
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `random bytes count only where they are a word`(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    let pieces = ["milk", "koi", "SLIM", "cwm", "silkworm"].map { Array($0.utf8) }
    for _ in 0..<200 {
      var text = chance.pick(pieces)
      for _ in 0..<chance.next(in: 0...2) { text[chance.next(in: 0...text.count - 1)] = chance.byte() }
      let word = try? Word(text)
      let isWord = word.map { $0.count == text.count && Self.lexicon.contains($0) } ?? false
      #expect(Self.lexicon.contains(bytes: text) == isWord)
    }
  }
}
