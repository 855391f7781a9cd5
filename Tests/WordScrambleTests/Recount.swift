import Testing

@testable import WordScramble

/// The progress of a round, counted again from the words played.
struct Recount {
  private let found: [Word]
  private let left: [Word]
  private let score: Int
  private let commonPoints: Int
  private let commonCount: Int
  private let total: Int
  private let par: Int
  private var lengths: [Int: (found: Int, left: Int)] = [:]
  private var hints: [UInt8: [Int: Int]] = [:]

  /// Counts what has been played of all items that the round accepts.
  init(_ round: Round, items: [WordList.Item], played: ArraySlice<WordList.Item>) {
    func points(_ items: [WordList.Item]) -> Int {
      items.map { Naive.points($0.word, root: round.root, scoring: round.scoring) }.reduce(0, +)
    }
    let words = Set(played.map(\.word))
    let common = items.filter(\.wordClass.isCommon)
    found = played.reversed().map(\.word)
    left = common.map(\.word).filter { !words.contains($0) }
    score = points(Array(played))
    commonPoints = points(played.filter(\.wordClass.isCommon))
    commonCount = played.count { $0.wordClass.isCommon }
    total = points(common)
    par = points(items.filter { $0.wordClass == .everyday })
    for word in common.map(\.word) {
      let isFound = words.contains(word)
      lengths[word.count, default: (0, 0)].found += isFound ? 1 : 0
      lengths[word.count, default: (0, 0)].left += isFound ? 0 : 1
      if !isFound { hints[word.letters[0], default: [:]][word.count, default: 0] += 1 }
    }
  }

  private var rank: Rank {
    if total > 0, left.isEmpty { return .wholeString }
    let ranks: [(Rank, Int)] = [(.garland, 70), (.bracelet, 55), (.cord, 40), (.braid, 20), (.strand, 8)]
    return ranks.first { total > 0 && commonPoints * 100 >= total * $0.1 }?.0 ?? .thread
  }

  /// Expects a round to say the same.
  func expect(of round: Round, _ puzzle: Puzzle) {
    #expect(round.found.map(\.word) == found)
    #expect(found.allSatisfy(round.hasFound))
    #expect(!left.contains(where: round.hasFound))
    #expect(round.left(in: puzzle) == left)
    #expect(round.score == score)
    #expect(round.commonPoints == commonPoints)
    #expect(round.commonCount == commonCount)
    #expect(round.bonusCount == found.count - commonCount)
    #expect(round.totalPoints(in: puzzle) == total)
    #expect(round.par(in: puzzle) == par)
    #expect(round.rank(in: puzzle) == rank)
    #expect(
      round.lengths(in: puzzle)
        == lengths.sorted { $0.key < $1.key }.map { LengthCount(length: $0, found: $1.found, left: $1.left) })
    #expect(
      round.hints(in: puzzle)
        == hints.sorted { $0.key < $1.key }.flatMap { letter, counts in
          counts.sorted { $0.key < $1.key }.map { Hint(letter: letter, length: $0, count: $1) }
        })
  }
}
