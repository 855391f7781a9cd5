import ScrambleTesting
import Testing

@testable import ScrambleCore

struct PuzzleTests {
  @Test func `the words of a root are separated by class, longest first, then alphabetically`() throws {
    let lexicon = try WordList(
      everyday: "tea eat meat tan", common: "team steam ate", rare: "eta mate etas seat", blocked: "sat same"
    ).lexicon()
    let puzzle = Puzzle(root: "steam", in: lexicon)
    #expect(puzzle.root == "steam")
    #expect(Array(puzzle.common) == ["meat", "team", "ate", "eat", "tea"])
    #expect(Array(puzzle.everyday) == ["meat", "eat", "tea"])
    #expect(Array(puzzle.rare) == ["etas", "mate", "seat", "eta"])
  }

  @Test func `the root is never one of its words, but its anagrams are`() throws {
    let lexicon = try WordList(everyday: "alarming marginal", rare: "planters").lexicon()
    #expect(Array(Puzzle(root: "alarming", in: lexicon).common) == ["marginal"])
    #expect(Array(Puzzle(root: "marginal", in: lexicon).everyday) == ["alarming"])
    #expect(Array(Puzzle(root: "planters", in: lexicon).rare) == [])
  }

  @Test func `a root may have no words`() throws {
    let puzzle = Puzzle(root: "xyzxyz", in: try WordList(everyday: "milk").lexicon())
    #expect(puzzle.common.isEmpty && puzzle.rare.isEmpty && puzzle.everyday.isEmpty)
    #expect(puzzle.grade == .hard)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a puzzle has the same words as crossing off letters, by class`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var list = WordList()
    list.items = Set((0..<200).map { _ in generator.word(lengths: 3...8, alphabet: 5) })
      .map { WordList.Item(word: $0, wordClass: WordClass(rawValue: UInt8(generator.next(below: 4)))!) }
    let lexicon = try list.lexicon()
    for root in list.items.prefix(20).map(\.word) + [generator.word(lengths: 9...15, alphabet: 5)] {
      let puzzle = Puzzle(root: root, in: lexicon)
      let items = NaiveCore.items(list.items, spelledFrom: root).filter { $0.word != root }
      #expect(Array(puzzle.common) == items.filter(\.wordClass.isCommon).map(\.word))
      #expect(Array(puzzle.rare) == items.filter { $0.wordClass == .rare }.map(\.word))
      #expect(Array(puzzle.everyday) == items.filter { $0.wordClass == .everyday }.map(\.word))
    }
  }

  @Test func `two puzzles are equal if their words are`() throws {
    let lexicon = try WordList(everyday: "tea team", rare: "mate").lexicon()
    let other = try WordList(everyday: "tea team", rare: "mate", blocked: "meat").lexicon()
    let third = try WordList(everyday: "tea", rare: "mate team").lexicon()
    #expect(Puzzle(root: "steam", in: lexicon) == Puzzle(root: "steam", in: other))
    #expect(Puzzle(root: "steam", in: lexicon) != Puzzle(root: "steam", in: third))
    #expect(Puzzle(root: "steam", in: lexicon) != Puzzle(root: "mates", in: lexicon))
  }

  @Test func `a root of nine letters has short and long words`() throws {
    let lexicon = try WordList(everyday: "tea palette", common: "telepath", rare: "palettes", blocked: "pat").lexicon()
    let puzzle = Puzzle(root: "telepaths", in: lexicon)
    #expect(Array(puzzle.common) == ["telepath", "palette", "tea"])
    #expect(Array(puzzle.rare) == ["palettes"])
  }

  @Test func `points are added up by class`() throws {
    let lexicon = try WordList(everyday: "tea team", common: "ate steam teams", rare: "eta mate").lexicon()
    let puzzle = Puzzle(root: "mates", in: lexicon)
    #expect(puzzle.points(of: puzzle.common) == 1 + 2 + 1 + 5 + 5)
    #expect(puzzle.points(of: puzzle.everyday) == 1 + 2)
  }

  @Test(arguments: [
    (0, Grade.hard), (1, .hard), (14, .hard), (15, .medium), (16, .medium), (27, .medium), (28, .easy), (29, .easy),
    (200, .easy), (.max, .easy),
  ])
  func `the grade depends on the number of everyday words`(everydayWords: Int, grade: Grade) {
    #expect(Grade(everydayWords: everydayWords) == grade)
  }

  @Test(arguments: [14, 15, 27, 28])
  func `only everyday words count for the grade`(everydayWords: Int) throws {
    var generator = SplitMix64(seed: 1)
    var list = WordList()
    var words: Set<Word> = []
    while words.count < everydayWords + 30 {
      var letters = Word("planters").ascii
      generator.shuffle(&letters)
      words.insert(try Word(letters.prefix(5)))
    }
    for (index, word) in words.enumerated() {
      let wordClass = index < everydayWords ? WordClass.everyday : [.common, .rare, .blocked][index % 3]
      list.items.append(WordList.Item(word: word, wordClass: wordClass))
    }
    let puzzle = Puzzle(root: "planters", in: try list.lexicon())
    #expect(puzzle.everyday.count == everydayWords)
    #expect(puzzle.grade == Grade(everydayWords: everydayWords))
  }
}
