import ScrambleCore
import Testing

struct ScoringTests {
  @Test(arguments: [
    (8, [3: 1, 4: 2, 5: 2, 6: 2, 7: 2, 8: 8]), (3, [3: 3]), (4, [3: 1, 4: 4]), (5, [3: 1, 4: 2, 5: 5]),
    (9, [3: 1, 4: 2, 8: 2, 9: 9]), (15, [3: 1, 8: 2, 15: 15]),
  ])
  func `the classic scoring rewards a word as long as the root`(rootLength: Int, points: [Int: Int]) {
    for (length, expected) in points {
      #expect(Scoring.classic.points(forLength: length, rootLength: rootLength) == expected)
    }
  }

  @Test(arguments: [
    (8, [3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 15]), (3, [3: 10]), (4, [3: 3, 4: 11]), (15, [3: 3, 8: 8, 15: 22]),
  ])
  func `scoring by letters gives a point per letter and seven more for a full word`(rootLength: Int, points: [Int: Int])
  {
    for (length, expected) in points {
      #expect(Scoring.letters.points(forLength: length, rootLength: rootLength) == expected)
    }
  }
}
