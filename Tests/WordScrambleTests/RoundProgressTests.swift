import Testing

@testable import WordScramble

struct RoundProgressTests {
  static let roots: [Word] = ["silkworm", "alarming", "triangle", "steam", "tea", "telepaths", "zyzzyvas", "xyzxyz"]

  @Test(arguments: roots, [3, 4])
  func `progress agrees with counting everything again`(root: Word, minimum: Int) throws {
    let puzzle = Puzzle(root: root, in: Committed.lexicon)
    let items = Committed.items(spelledFrom: root).filter { $0.word != root && $0.word.count >= minimum }
    var chance = SplitMix64(seed: UInt64(minimum))
    for scoring in [Scoring.classic, .letters] {
      var order = items
      chance.shuffle(&order)
      var round = Round(root: root, minimum: minimum, scoring: scoring)
      for played in 0...order.count {
        if played > 0 { try round.play(order[played - 1].word, in: Committed.lexicon) }
        if played < 5 || played % 17 == 0 || played == order.count {
          Recount(round, items: items, played: order.prefix(played)).expect(of: round, puzzle)
        }
      }
      #expect(round.rank(in: puzzle) == (items.contains { $0.wordClass.isCommon } ? .wholeString : .thread))
    }
  }

  @Test func `a bonus makes no rank`() throws {
    let puzzle = Puzzle(root: "silkworm", in: Committed.lexicon)
    var round = Round(root: "silkworm")
    for word in puzzle.rare { try round.play(word, in: Committed.lexicon) }
    #expect(round.score > puzzle.points(scoring: .classic, minimum: 3, everydayOnly: false) / 2)
    #expect(round.rank(in: puzzle) == .thread)
    #expect(round.left(in: puzzle) == Array(puzzle.common))
  }

  @Test func `one common word short is no whole string, whatever the bonus`() throws {
    let puzzle = Puzzle(root: "triangle", in: Committed.lexicon)
    var round = Round(root: "triangle")
    for word in Array(puzzle.rare) + puzzle.common.dropLast() { try round.play(word, in: Committed.lexicon) }
    #expect(round.totalPoints(in: puzzle) - round.commonPoints == 1)
    #expect(round.rank(in: puzzle) == .garland)
    try round.play(try #require(puzzle.common.last), in: Committed.lexicon)
    #expect(round.rank(in: puzzle) == .wholeString)
  }

  @Test func `a root without common words stays at the first rank`() throws {
    let lexicon = try WordList(rare: "koi milk", blocked: "slim").lexicon()
    let puzzle = Puzzle(root: "silkworm", in: lexicon)
    var round = Round(root: "silkworm")
    for word: Word in ["koi", "milk", "slim"] { try round.play(word, in: lexicon) }
    #expect(round.rank(in: puzzle) == .thread)
    #expect(round.lengths(in: puzzle) == [] && round.hints(in: puzzle) == [])
    #expect(round.totalPoints(in: puzzle) == 0 && round.par(in: puzzle) == 0)
  }

  @Test func `words below the minimum are not asked for`() throws {
    let lexicon = try WordList(everyday: "koi milk", common: "row").lexicon()
    let puzzle = Puzzle(root: "silkworm", in: lexicon)
    var round = Round(root: "silkworm", minimum: 4)
    #expect(round.left(in: puzzle) == ["milk"])
    try round.play("milk", in: lexicon)
    #expect(round.rank(in: puzzle) == .wholeString)
    #expect(Round(root: "silkworm").left(in: puzzle) == ["milk", "koi", "row"])
  }

  @Test func `the hint tells first letters and lengths, and a find is told no more`() throws {
    let lexicon = try WordList(everyday: "milk silk silo", common: "slim koi", rare: "mils").lexicon()
    let puzzle = Puzzle(root: "silkworm", in: lexicon)
    var round = Round(root: "silkworm")
    let koi = Hint(letter: 10, length: 3, count: 1)
    let milk = Hint(letter: 12, length: 4, count: 1)
    #expect(round.hints(in: puzzle) == [koi, milk, Hint(letter: 18, length: 4, count: 3)])
    try round.play("silo", in: lexicon)
    #expect(round.hints(in: puzzle) == [koi, milk, Hint(letter: 18, length: 4, count: 2)])
    try round.play("milk", in: lexicon)
    #expect(round.hints(in: puzzle) == [koi, Hint(letter: 18, length: 4, count: 2)])
    let lengths = [LengthCount(length: 3, found: 0, left: 1), LengthCount(length: 4, found: 2, left: 2)]
    #expect(round.lengths(in: puzzle) == lengths)
  }

  @Test(
    arguments: [
      (0, "loskwrim"), (1, "wklmorsi"), (2, "olmwiksr"), (42, "kirlwsmo"), (.max, "mkowlris"),
    ] as [(UInt64, String)])
  func `a shuffle of the root's letters is frozen`(seed: UInt64, expected: String) {
    #expect(Word(letters: Round(root: "silkworm").shuffledLetters(seed: seed)).description == expected)
  }

  @Test(arguments: ["silkworm", "alarming", "tea", "eee", "eet", "abc", "uncopyrightable"] as [Word])
  func `shuffled letters are those of the root, in another order where there is one`(root: Word) {
    let round = Round(root: root)
    let isOneLetter = Set(root.letters).count == 1
    var orders: Set<[UInt8]> = []
    for seed in UInt64(0)..<300 {
      let letters = round.shuffledLetters(seed: seed)
      #expect(letters.sorted() == root.letters.sorted())
      #expect((letters == root.letters) == isOneLetter)
      orders.insert(letters)
    }
    let possible: [Word: Int] = ["tea": 5, "eee": 1, "eet": 2, "abc": 5]
    #expect(possible[root].map { orders.count == $0 } ?? (orders.count > 250))
    #expect(round.shuffledLetters(seed: 7) == round.shuffledLetters(seed: 7))
  }
}
