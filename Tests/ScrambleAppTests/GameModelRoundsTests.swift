import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

@MainActor struct GameModelRoundsTests {
  @Test func `the roots come from start.txt`() throws {
    let folder = try TemporaryFolder()
    let files = try makeGameFiles(in: folder.url, roots: "\n Telepaths \r\n\n")
    let model = GameModel(dependencies: Dependencies(files: files))
    for _ in 0..<2 { model.startGame() }
    #expect(model.rootWord == "telepaths")
  }

  @Test(arguments: ["", "\n\n \n"])
  func `an empty list always deals silkworm`(roots: String) throws {
    let folder = try TemporaryFolder()
    let model = GameModel(dependencies: Dependencies(files: try makeGameFiles(in: folder.url, roots: roots)))
    for _ in 0..<2 { model.startGame() }
    #expect(model.rootWord == "silkworm")
    model.play("milk")
    model.startGame()
    #expect(model.rootWord == "silkworm" && model.usedWords.isEmpty)
  }

  // An exit test starts another process, which iOS does not allow.
  #if !os(iOS)
    @Test func `a missing list ends the program and says which file is missing`() async throws {
      let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let folder = try TemporaryFolder()
        let files = try makeGameFiles(in: folder.url, roots: nil)
        await MainActor.run { GameModel(dependencies: Dependencies(files: files)).startGame() }
      }
      let errorOutput = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(errorOutput.contains("Could not load start.txt from bundle."))
    }
  #endif

  @Test func `New Word clears the field`() {
    let model = GameModel.playing(nil)
    model.newWord = "half"
    model.startGame()
    #expect(model.newWord.isEmpty)
  }

  @Test func `shuffling changes only the order of the letters`() {
    let model = GameModel.playing()
    let before = model.beads.map(\.letter)
    model.shuffle()
    #expect(model.beads.map(\.letter) != before)
    #expect(model.beads.map(\.letter).sorted() == before.sorted())
    #expect(model.rootWord == "silkworm")
  }

  @Test func `a space at the end shuffles instead of being typed`() {
    let model = GameModel.playing()
    model.newWord = "mil"
    let before = model.beads.map(\.id)
    model.newWord = "mil "
    model.handleKey(before: "mil", after: "mil ")
    #expect(model.newWord == "mil" && model.beads.map(\.id) != before)
    model.handleKey(before: "mil", after: "milk")
    #expect(model.newWord == "mil", "anything else is left alone")
  }
}
