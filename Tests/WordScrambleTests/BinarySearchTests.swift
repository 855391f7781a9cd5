import Testing

@testable import WordScramble

struct BinarySearchTests {
  @Test func `the first place is found with as many questions as its number has bits`() {
    let squares = (0..<1000).map { $0 * $0 }
    for wanted in [-1, 0, 1, 2, 500 * 500, 998_000, 998_001, 998_002] {
      var questions = 0
      let place = squares.firstPlace {
        questions += 1
        return $0 >= wanted
      }
      #expect(place == squares.firstIndex { $0 >= wanted } ?? 1000)
      #expect(questions <= 10)
    }
  }
}
