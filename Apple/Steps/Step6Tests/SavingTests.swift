import Foundation
import ScrambleCore
import ScrambleKit
import Testing

@testable import Step6

@MainActor struct SavingTests {
  let folder = URL.temporaryDirectory.appending(path: "Step6-\(UUID().uuidString)")

  func launch() -> GameModel {
    let model = GameModel.live(roots: [Puzzle.defaultRoot], store: RoundStore(folder: folder.path))
    model.startGame()
    return model
  }

  @Test func `the words are there again after the app was closed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = launch()
    for word in ["milk", "worms"] {
      model.newWord = word
      model.addNewWord()
    }
    #expect(launch().usedWords == ["worms", "milk"])
    #expect(launch().score == 4)
  }

  @Test func `a new word begins an empty list, after a launch too`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = launch()
    model.newWord = "milk"
    model.addNewWord()
    model.startGame()
    #expect(launch().usedWords == [])
  }
}
