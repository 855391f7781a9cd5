import ScrambleTesting
import Testing

@testable import WordScramble

/// The order of tallies, and which words they count.
struct TallyTests {
  @Test func `more points are greater and, on a tie, more words are`() {
    let ascending = [(0, 0), (3, 9), (4, 1), (4, 2), (5, 0)].map { Tally(points: $0, words: $1) }
    for (index, tally) in ascending.enumerated() {
      #expect(ascending.map { $0 < tally } == ascending.indices.map { $0 < index })
    }
  }

  @Test func `bonus words count too`() throws {
    var round = Round(root: "silkworm")
    for word: Word in ["milk", "row", "mirk"] { try round.play(word, in: english) }
    #expect(Tally(round.found) == Tally(points: 5, words: 3) && round.score == 5)
    #expect(Tally([]) == Tally(points: 0, words: 0))
  }
}
