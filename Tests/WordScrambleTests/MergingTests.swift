import ScrambleTesting
import Testing

@testable import WordScramble

/// What comes of two records of one round.
struct MergingTests {
  /// A finished round with some common words, each of two points, and its totals.
  private func finished(_ words: [Word], _ totals: Round.Totals) -> Round {
    var round = Round(root: "silkworm", number: 1)
    for (index, word) in words.enumerated() { round.add(word, isCommon: true, at: index) }
    (round.phase, round.totals) = (.revealed, totals)
    return round
  }

  private func totals(_ words: Int, _ points: Int, edition: UInt64 = 1) -> Round.Totals {
    Round.Totals(words: words, points: points, edition: edition)
  }

  private func saved(_ rounds: Round...) -> Round? {
    SavedRounds(rounds.flatMap { Record($0).bytes }).history.rounds.first
  }

  @Test func `the totals of a round grow with the common words of a record that is merged`() throws {
    let small = finished(["milk"], totals(1, 2))
    let large = finished(["milk", "worm", "silk"], totals(9, 20, edition: 2))
    for merged in [saved(small, large), saved(large, small)] {
      #expect(merged?.totals == totals(3, 6))
      let standing = Standing(of: try #require(merged), in: Puzzle(root: "silkworm", in: english))
      #expect(standing.found == 3 && standing.total == 3 && standing.left == 0)
    }
  }

  @Test func `no record has more words than there are`() throws {
    let read = try #require(saved(finished(["milk", "worm", "silk"], totals(1, 1))))
    #expect(read.totals == totals(3, 6))
    #expect(Statistics(of: [read], in: english).figures().averageShare == 1000)
  }

  @Test func `of two totals the smaller edition counts, then the fewer words, then the fewer points`() {
    for (one, other, result) in [
      (totals(9, 20), totals(4, 8, edition: 2), totals(9, 20)), (totals(9, 20), totals(4, 30), totals(4, 20)),
      (totals(9, 20), totals(9, 19), totals(9, 19)),
    ] {
      #expect(saved(finished([], one), finished([], other))?.totals == result)
      #expect(saved(finished([], other), finished([], one))?.totals == result)
    }
  }
}
