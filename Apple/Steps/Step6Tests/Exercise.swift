import Foundation
import ScrambleCore
import ScrambleKit
import Testing

@testable import Step6

@MainActor struct Exercise {
  @Test func `the player is told if a word cannot be saved`() throws {
    let folder = URL.temporaryDirectory.appending(path: "Step6-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = GameModel.live(roots: [Puzzle.defaultRoot], store: RoundStore(folder: folder.path))
    model.startGame()
    model.startGame()  // After today's puzzle, a round on silkworm.
    // A file in place of the folder makes saving fail.
    try FileManager.default.removeItem(at: folder)
    try Data().write(to: folder)
    model.newWord = "milk"
    model.addNewWord()
    #expect(model.usedWords == ["milk"])
    #expect(model.showingError)
    #expect(model.errorTitle == "Not saved")
  }
}
