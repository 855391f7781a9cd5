import ScrambleClass
import ScrambleTesting
import Testing
import WordScramble

struct TeamStandingsTests {
  @Test func `the points of all rounds are added up`() {
    let standings = TeamStandings(points: [[2, 4, 0], [5, 4, 7]])
    #expect(standings.totals == [7, 8, 7] && standings.leaders == [2] && standings.ranking == [2, 1, 3])
  }

  @Test func `teams with equal points lead together, and nobody leads without a point`() {
    #expect(TeamStandings(points: [[2, 4], [5, 3]]).leaders == [1, 2])
    #expect(TeamStandings(points: [[0, 0]]).leaders == [] && TeamStandings(points: [[0, 0]]).ranking == [1, 2])
    #expect(TeamStandings(points: []).totals == [] && TeamStandings(points: [[]]).leaders == [])
  }

  @Test func `a round with a different number of teams does not count`() {
    #expect(TeamStandings(points: [[9], [1, 2], [1, 2, 3], [3, 1]]).totals == [4, 3])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `the ranking equals that of a naive implementation`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let teams = generator.next(in: 2...6)
    let points = (0..<generator.next(in: 1...4)).map { _ in (0..<teams).map { _ in generator.next(in: 0...5) } }
    let standings = TeamStandings(points: points)
    let totals = (0..<teams).map { team in points.map { $0[team] }.reduce(0, +) }
    let naiveRanking = (1...teams).sorted { (totals[$1 - 1], $0) < (totals[$0 - 1], $1) }
    #expect(standings.totals == totals && standings.ranking == naiveRanking)
    #expect(standings.leaders == (totals.max() == 0 ? [] : (1...teams).filter { totals[$0 - 1] == totals.max() }))
  }
}
