import Foundation
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// What is said at launch about saved rounds that are damaged, or of another version.
@MainActor struct LoadingTests {
  private let folder: TemporaryFolder
  private let hands = Hands()
  private var shelf: URL { folder.url.appending(path: "shelf.txt") }
  private var history: URL { folder.url.appending(path: "history.txt") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func opened(_ root: Word? = "silkworm", seed: UInt64 = 1) -> GameModel {
    .playing(root, folder: folder, seed: seed, hands: hands)
  }

  private func expectSaid(_ start: String, by model: GameModel) {
    #expect(model.notice?.hasPrefix(start) == true, "\(model.notice ?? "nothing")")
    #expect(model.said == model.notice && model.fieldNote == model.notice)
  }

  @Test func `a new player is told nothing`() {
    let model = opened()
    #expect(model.notice == nil && model.said.isEmpty)
  }

  @Test func `a save that was cut short is said, and what was before it is here`() throws {
    opened().play("milk", "work")
    try Data(contentsOf: history).dropLast(5).write(to: history)
    let model = opened()
    expectSaid("The last save was cut short and has been set aside as history.txt.corrupt-", by: model)
    #expect(model.usedWords == ["milk"])
    model.play("worm")
    #expect(opened().usedWords == ["worm", "milk"])
  }

  @Test func `a damaged record is set aside alone`() throws {
    let first = opened()
    first.play("milk")
    first.startGame()
    first.play("work")
    var bytes = try [UInt8](Data(contentsOf: history))
    bytes[bytes.count / 4] ^= 1
    try Data(bytes).write(to: history)
    let model = opened()
    expectSaid("One saved record was damaged and set aside as history.txt.corrupt-", by: model)
    #expect(model.usedWords == ["work"])
    #expect(try folder.names().contains { $0.hasPrefix("history.txt.corrupt-") })
  }

  @Test func `a damaged list of rounds is set aside, and the rounds are here`() throws {
    opened().play("milk")
    try Data("shelf 1\nnonsense\n\n".utf8).write(to: shelf)
    let model = opened()
    expectSaid("The list of your latest rounds was damaged and set aside as shelf.txt.corrupt-", by: model)
    #expect(model.game.history.rounds.contains { $0.found.map(\.text) == ["milk"] })
  }

  @Test func `any truncation leaves a game that can be played, and loses no whole record`() throws {
    opened().play("milk", "work")
    let whole = try (shelf: Data(contentsOf: shelf), history: Data(contentsOf: history))
    for length in stride(from: 0, to: whole.history.count, by: 17) {
      try whole.shelf.prefix(length).write(to: shelf)
      try whole.history.prefix(length).write(to: history)
      let model = opened()
      #expect(model.rootWord == "silkworm")
      model.play("worm")
      #expect(model.usedWords.first == "worm")
    }
  }

  @Test func `a list of a later version is left alone, and play goes on`() throws {
    let later = Data("shelf 9\nof a later version\n\n".utf8)
    try later.write(to: shelf)
    let model = opened(nil)
    expectSaid("Your saved rounds are from a newer version.", by: model)
    model.play("\(model.toFind[0])")
    let found = model.usedWords
    #expect(found.count == 1)
    #expect(try Data(contentsOf: shelf) == later && !FileManager.default.fileExists(atPath: history.path))
    model.startGame()
    model.undoNewWord()
    #expect(model.usedWords == found, "what cannot be saved lasts as long as the app")
  }

  @Test func `two notes are both said`() throws {
    opened().play("milk", "work")
    try Data(contentsOf: history).dropLast(5).write(to: history)
    try Data("shelf 1\nnonsense\n\n".utf8).write(to: shelf)
    let model = opened()
    expectSaid("The list of your latest rounds was damaged", by: model)
    #expect(model.notice?.contains(" The last save was cut short and has been set aside as history.txt") == true)
  }
}
