import ScrambleTesting
import Testing

@testable import ScrambleCore

struct SortingTests {
  /// Returns arrays of numbers of the kinds that make a sort slow.
  private func lists(_ count: Int) -> [[Int]] {
    var generator = SplitMix64(seed: 7)
    let ascending = Array(0..<count)
    return [
      ascending, ascending.reversed(), ascending.map { $0 % 2 == 0 ? $0 : count - $0 },
      ascending.map { min($0, count - $0) },
      ascending.map { _ in generator.next(in: 0...count) }, ascending.map { $0 % 3 },
      Array(repeating: 1, count: count),
    ]
  }

  @Test(arguments: [0, 1, 2, 7, 8, 9, 16, 17, 100, 1000])
  func `lists are sorted, and equal elements stay in their order`(count: Int) {
    for list in lists(count) {
      var numbered = Array(list.enumerated())
      numbered.sortInPlace { $0.element < $1.element }
      let expected = list.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
      #expect(numbered.map(\.offset) == expected.map(\.offset))
    }
  }

  @Test func `sixteen times as many elements take little more than sixteen times as many comparisons`() {
    func comparisons(_ list: [Int]) -> Int {
      var list = list
      var count = 0
      list.sortInPlace {
        count += 1
        return $0 < $1
      }
      return count
    }
    for (small, large) in zip(lists(1250), lists(20_000)) {
      let smallCount = comparisons(small)
      let largeCount = comparisons(large)
      #expect(largeCount < 24 * smallCount && largeCount < 20_000 * 17, "\(smallCount), \(largeCount)")
    }
  }

  @Test func `a binary search needs at most ten calls for a thousand elements`() {
    let squares = (0..<1000).map { $0 * $0 }
    for target in [-1, 0, 1, 2, 500 * 500, 998_000, 998_001, 998_002] {
      var callCount = 0
      let index = squares.partitioningIndex {
        callCount += 1
        return $0 >= target
      }
      #expect(index == squares.firstIndex { $0 >= target } ?? 1000)
      #expect(callCount <= 10)
    }
  }
}
