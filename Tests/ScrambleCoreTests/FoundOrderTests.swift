import ScrambleCore
import ScrambleTesting
import Testing

struct FoundOrderTests {
  private let round: Round

  init() throws {
    var round = Round(root: "silkworm")
    for word: Word in ["row", "silk", "milk", "swirl", "worms", "oil"] { try round.play(word, in: english) }
    self.round = round
  }

  @Test func `the newest word comes first`() {
    #expect(round.found(by: .newest) == round.found)
  }

  @Test func `words are sorted alphabetically`() {
    let words = round.found(by: .alphabetical).map(\.word)
    #expect(words == ["milk", "oil", "row", "silk", "swirl", "worms"])
    #expect(words.map(\.description) == words.map(\.description).sorted())
  }

  @Test(arguments: FoundOrder.allCases)
  func `no order loses a word`(order: FoundOrder) {
    #expect(Set(round.found(by: order).map(\.word)) == Set(round.found.map(\.word)))
  }
}
