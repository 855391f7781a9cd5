import ScrambleTesting
import Testing

@testable import ScrambleCore

struct RankTests {
  static let shares: [(Rank, Int)] = [
    (.start, 0), (.fair, 8), (.fine, 20), (.good, 40), (.great, 55), (.superb, 70), (.allWords, 100),
  ]

  @Test func `ranks are in ascending order`() {
    #expect(Rank.allCases == Self.shares.map(\.0))
    #expect(Rank.allCases == Rank.allCases.sorted())
  }

  @Test(arguments: [
    (0, [0, 0, 0, 0, 0, 0, 0]), (1, [0, 1, 1, 1, 1, 1, 1]), (7, [0, 1, 2, 3, 4, 5, 7]), (12, [0, 1, 3, 5, 7, 9, 12]),
    (13, [0, 2, 3, 6, 8, 10, 13]), (25, [0, 2, 5, 10, 14, 18, 25]), (100, [0, 8, 20, 40, 55, 70, 100]),
    (101, [0, 9, 21, 41, 56, 71, 101]),
  ])
  func `the thresholds are rounded up`(total: Int, thresholds: [Int]) {
    #expect(Rank.allCases.map { $0.threshold(ofTotal: total) } == thresholds)
  }

  @Test func `a rank begins at the first point that reaches its share`() {
    var differing: [[Int]] = []
    for total in 1...300 {
      for points in 0...total {
        let expected = Self.shares.last { $0.0 != .allWords && points * 100 >= $0.1 * total }?.0
        if Rank(score: points, total: total, foundAll: false) != expected { differing.append([points, total]) }
      }
    }
    #expect(differing == [])
  }

  @Test func `only finding every word reaches the last rank`() {
    #expect(Rank(score: 999, total: 1000, foundAll: false) == .superb)
    #expect(Rank(score: 1000, total: 1000, foundAll: false) == .superb)
    #expect(Rank(score: 2000, total: 1000, foundAll: false) == .superb)
    #expect(Rank(score: 1000, total: 1000, foundAll: true) == .allWords)
  }

  @Test func `the goal grows with the minutes, less and less, up to the points of all words`() {
    for (words, total) in [(1, 1), (31, 60), (84, 160), (334, 640)] {
      let goals = [1, 3, 10, 100].map { Rank.goal(ofTotal: total, words: words, minutes: $0) }
      #expect(goals == goals.sorted() && goals.allSatisfy { 0...total ~= $0 })
      #expect(Rank.goal(ofTotal: total, words: words, minutes: nil) == total)
    }
    #expect([1, 3, 10, 100].map { Rank.goal(ofTotal: 160, words: 84, minutes: $0) } == [24, 55, 102, 151])
    #expect(Rank.goal(ofTotal: 60, words: 31, minutes: 3) == 35)
    #expect(Rank.goal(ofTotal: 0, words: 0, minutes: 3) == 0)
  }

  @Test func `the same score gives a higher rank in a timed round`() throws {
    var timed = try Round(root: "planters", minutes: 3)
    var untimed = Round(root: "planters")
    let puzzle = Puzzle(root: "planters", in: english)
    for word in puzzle.common.prefix(20) {
      try timed.play(word, in: english)
      try untimed.play(word, in: english)
    }
    let timedStanding = Standing(of: timed, in: puzzle)
    let untimedStanding = Standing(of: untimed, in: puzzle)
    #expect(timedStanding.score == untimedStanding.score && timedStanding.totalPoints == untimedStanding.totalPoints)
    #expect(untimedStanding.rank < timedStanding.rank)
    #expect(
      timedStanding.threshold(of: timedStanding.rank) <= timedStanding.score
        && untimedStanding.goal == untimedStanding.totalPoints)
  }

  @Test func `a round with nothing to find stays at the first rank`() {
    #expect(Rank(score: 0, total: 0, foundAll: false) == .start)
    #expect(Rank(score: 5, total: 0, foundAll: false) == .start)
  }
}
