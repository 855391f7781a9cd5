import Foundation
import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// What is announced at launch about saved rounds that are damaged or from another version.
@MainActor struct LoadingTests {
  private let folder: TemporaryFolder
  private let time = TestTime()
  private var shelf: URL { folder.url.appending(path: "shelf.txt") }
  private var history: URL { folder.url.appending(path: "history.txt") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func opened(_ root: Word? = "silkworm", seed: UInt64 = 1) -> GameModel {
    .playing(root, folder: folder, seed: seed, time: time)
  }

  private func expectSaid(_ start: String, by model: GameModel) {
    #expect(model.notice?.hasPrefix(start) == true, "\(model.notice ?? "nothing")")
    #expect(model.said == model.notice && model.fieldNote == model.notice)
  }

  @Test func `a new player gets no message`() {
    let model = opened()
    #expect(model.notice == nil && model.said.isEmpty)
  }

  @Test func `a truncated save is reported, and everything before it is loaded`() throws {
    opened().play("milk", "work")
    try Data(contentsOf: history).dropLast(5).write(to: history)
    let model = opened()
    expectSaid("The last save was cut short and has been set aside as history.txt.corrupt-", by: model)
    #expect(model.usedWords == ["milk"])
    model.play("worm")
    #expect(opened().usedWords == ["worm", "milk"])
  }

  @Test func `only the damaged record is set aside`() throws {
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

  @Test func `a damaged list of rounds is set aside, and the rounds are loaded`() throws {
    opened().play("milk")
    try Data("shelf 1\nnonsense\n\n".utf8).write(to: shelf)
    let model = opened()
    expectSaid("The list of your latest rounds was damaged and set aside as shelf.txt.corrupt-", by: model)
    #expect(model.game.history.rounds.contains { $0.found.map(\.text) == ["milk"] })
  }

  @Test func `after any truncation, the game can be played and no complete record is lost`() throws {
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

  @Test func `a list from a later version is not changed, and the game can be played`() throws {
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

  @Test func `two load notes are both announced`() throws {
    opened().play("milk", "work")
    try Data(contentsOf: history).dropLast(5).write(to: history)
    try Data("shelf 1\nnonsense\n\n".utf8).write(to: shelf)
    let model = opened()
    expectSaid("The list of your latest rounds was damaged", by: model)
    #expect(model.notice?.contains(" The last save was cut short and has been set aside as history.txt") == true)
  }
}
