import ScrambleCore
import Testing

@testable import Step5

@MainActor struct AnnouncementTests {
  @Test func `a found word is announced with its points`() throws {
    var spoken = [String]()
    let model = GameModel.live(roots: [Puzzle.defaultRoot]) { spoken.append($0) }
    model.startGame()
    spoken = []
    for word in ["milk", "loris", "mill"] {
      model.newWord = word
      model.addNewWord()
    }
    #expect(spoken == ["milk, 2 points", "loris, bonus, 3 points"])
  }
}
