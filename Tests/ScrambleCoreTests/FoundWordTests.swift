import ScrambleCore
import ScrambleTesting
import Testing

struct FoundWordTests {
  @Test(arguments: [
    (8, [3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 8]), (3, [3: 3]), (4, [3: 1, 4: 4]), (5, [3: 1, 4: 2, 5: 5]),
    (9, [3: 1, 4: 2, 8: 6, 9: 9]), (15, [3: 1, 8: 6, 15: 15]),
  ])
  func `a word earns its letters less two, and an anagram all of them`(rootLength: Int, points: [Int: Int]) throws {
    let root = try Word(repeatElement(UInt8(ascii: "a"), count: rootLength))
    for (length, expected) in points {
      #expect(try Word(repeatElement(UInt8(ascii: "b"), count: length)).points(in: root) == expected)
    }
  }
}
