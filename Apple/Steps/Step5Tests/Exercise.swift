import ScrambleCore
import Testing

@testable import Step5

@MainActor struct Exercise {
  @Test func `a new word is announced`() {
    var spoken = [String]()
    let model = GameModel.live(roots: [Puzzle.defaultRoot]) { spoken.append($0) }
    model.startGame()
    #expect(spoken == ["New word: silkworm"])
  }
}
