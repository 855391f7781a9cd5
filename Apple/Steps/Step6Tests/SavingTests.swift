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
    let words = Puzzle(root: try Word(model.rootWord.utf8), in: try .english()).common.prefix(2).map(\.description)
    for word in words {
      model.newWord = word
      model.addNewWord()
    }
    #expect(launch().usedWords == words.reversed())
    #expect(launch().score == model.score)
  }
}
