import ScrambleTesting
import Testing

@testable import ScrambleCore

struct StandingTests {
  static let roots: [Word] = ["silkworm", "alarming", "triangle", "steam", "tea", "telepaths", "zyzzyvas", "xyzxyz"]

  @Test(arguments: roots)
  func `a standing agrees with counting everything again`(root: Word) throws {
    let puzzle = Puzzle(root: root, in: english)
    let items = CommittedWords.items(spelledFrom: root).filter { $0.word != root }
    var generator = SplitMix64(seed: 3)
    var order = items
    generator.shuffle(&order)
    var round = Round(root: root)
    for playedCount in 0...order.count {
      if playedCount > 0 { try round.play(order[playedCount - 1].word, in: english) }
      if playedCount < 5 || playedCount % 17 == 0 || playedCount == order.count {
        Recount(round, items: items, played: order.prefix(playedCount)).expect(of: round, puzzle)
      }
    }
    let rank = Standing(of: round, in: puzzle).rank
    #expect(rank == (items.contains { $0.wordClass.isCommon } ? .allWords : .start))
  }

  @Test func `bonus words raise the rank, but never to the last one or a full cord`() throws {
    let puzzle = Puzzle(root: "silkworm", in: english)
    var round = Round(root: "silkworm")
    for word in puzzle.rare { try round.play(word, in: english) }
    let standing = Standing(of: round, in: puzzle)
    #expect(standing.score > standing.totalPoints / 2)
    #expect(standing.rank >= .great && standing.rank < .allWords)
    #expect(standing.foundCount == 0 && standing.share < 1000)
  }

  @Test func `the points and those missing for the next rank add up to its threshold`() throws {
    let puzzle = Puzzle(root: "silkworm", in: english)
    var round = Round(root: "silkworm")
    for word in Array(puzzle.rare.prefix(3)) + puzzle.common {
      try round.play(word, in: english)
      let standing = Standing(of: round, in: puzzle)
      guard case .points(let points, let rank) = standing.next else { continue }
      #expect(standing.score + points == standing.threshold(of: rank))
      #expect(rank > standing.rank)
    }
  }

  @Test func `one missing common word prevents the last rank, whatever the bonus`() throws {
    let puzzle = Puzzle(root: "triangle", in: english)
    var round = Round(root: "triangle")
    for word in Array(puzzle.rare) + puzzle.common.dropLast() { try round.play(word, in: english) }
    let before = Standing(of: round, in: puzzle)
    #expect(before.rank == .superb && before.next == .words(1) && before.share == 990)
    try round.play(try #require(puzzle.common.last), in: english)
    let after = Standing(of: round, in: puzzle)
    #expect(after.rank == .allWords && after.next == .nothing && after.share == 1000)
  }

  @Test func `a root without common words stays at the first rank`() throws {
    let lexicon = try WordList(rare: "koi milk", blocked: "slim").lexicon()
    let puzzle = Puzzle(root: "silkworm", in: lexicon)
    var round = Round(root: "silkworm")
    for word: Word in ["koi", "milk", "slim"] { try round.play(word, in: lexicon) }
    let standing = Standing(of: round, in: puzzle)
    #expect(standing.rank == .start && standing.next == .nothing && standing.share == 0)
    #expect(standing.lengths == [] && standing.hints == [])
    #expect(standing.totalPoints == 0)
  }

  @Test func `the hint gives first letters and lengths, without found words`() throws {
    let lexicon = try WordList(everyday: "milk silk silo", common: "slim koi", rare: "mils").lexicon()
    let puzzle = Puzzle(root: "silkworm", in: lexicon)
    var round = Round(root: "silkworm")
    func rows() -> [String] {
      Standing(of: round, in: puzzle).hints.map { row in
        "\(UnicodeScalar(row.letter)) " + row.counts.map { "\($0.length):\($0.remaining)" }.joined(separator: " ")
      }
    }
    #expect(rows() == ["k 3:1", "m 4:1", "s 4:3"])
    try round.play("silo", in: lexicon)
    #expect(rows() == ["k 3:1", "m 4:1", "s 4:2"])
    try round.play("milk", in: lexicon)
    #expect(rows() == ["k 3:1", "s 4:2"])
    let lengths = [
      LengthCount(length: 3, foundCount: 0, remaining: 1), LengthCount(length: 4, foundCount: 2, remaining: 2),
    ]
    #expect(Standing(of: round, in: puzzle).lengths == lengths)
  }

  @Test func `a word that was found as a bonus is not left to find if it is common now`() throws {
    let lexicon = try WordList(everyday: "silk", common: "milk").lexicon()
    let puzzle = Puzzle(root: "silkworm", in: lexicon)
    var round = Round(root: "silkworm")
    round.add("milk", .bonus)
    let standing = Standing(of: round, in: puzzle)
    #expect(standing.remaining == 1 && round.missed(in: puzzle) == ["silk"])
    #expect(standing.hints.map(\.counts.count) == [1])
  }
}
