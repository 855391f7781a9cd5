import ScrambleCore
import ScrambleKit
import Testing

/// The names of cases in commands, JSON, saved rounds and settings. They must never change.
struct NameTests {
  @Test func `each case has its stable name`() {
    #expect(Rank.allCases.map(\.name) == ["start", "fair", "fine", "good", "great", "superb", "allWords"])
    #expect(Grade.allCases.map(\.name) == ["easy", "medium", "hard"])
    #expect(FoundOrder.allCases.map(\.name) == ["newest", "alphabetical"])
  }

  @Test func `a case is found only by its exact name`() {
    #expect(Rank.allCases.allSatisfy { Rank(name: $0.name) == $0 })
    #expect(Grade.allCases.allSatisfy { Grade(name: $0.name) == $0 })
    #expect(FoundOrder.allCases.allSatisfy { FoundOrder(name: $0.name) == $0 })
    for other in ["", "Easy", "easy ", "0", "name"] {
      #expect(Rank(name: other) == nil && Grade(name: other) == nil && FoundOrder(name: other) == nil)
    }
  }
}
