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

  private func openedGame(_ root: Word? = "silkworm", seed: UInt64 = 1) -> GameModel {
    .playing(root, folder: folder, seed: seed, time: time)
  }

  private func expectNotice(_ beginning: String, in model: GameModel) {
    #expect(model.notice?.hasPrefix(beginning) == true, "\(model.notice ?? "nothing")")
    #expect(model.announcedText == model.notice && model.fieldNote == model.notice)
  }

  @Test func `a new player gets no message`() {
    let model = openedGame()
    #expect(model.notice == nil && model.announcedText.isEmpty)
  }

  @Test func `a truncated save is reported, and everything before it is loaded`() throws {
    openedGame().play("milk", "work")
    try Data(contentsOf: history).dropLast(5).write(to: history)
    let model = openedGame()
    expectNotice("The last save was cut short and has been set aside as history.txt.corrupt-", in: model)
    #expect(model.usedWords == ["milk"])
    model.play("worm")
    #expect(openedGame().usedWords == ["worm", "milk"])
  }

  @Test func `only the damaged record is set aside`() throws {
    let first = openedGame()
    first.play("milk")
    first.startGame()
    first.play("work")
    var bytes = try [UInt8](Data(contentsOf: history))
    bytes[bytes.count / 4] ^= 1
    try Data(bytes).write(to: history)
    let model = openedGame()
    expectNotice("One saved record was damaged and set aside as history.txt.corrupt-", in: model)
    #expect(model.usedWords == ["work"])
    #expect(try folder.names().contains { $0.hasPrefix("history.txt.corrupt-") })
  }

  @Test func `a damaged list of rounds is set aside, and the rounds are loaded`() throws {
    openedGame().play("milk")
    try Data("shelf 1\nnonsense\n\n".utf8).write(to: shelf)
    let model = openedGame()
    expectNotice("The list of your latest rounds was damaged and set aside as shelf.txt.corrupt-", in: model)
    #expect(model.game.history.rounds.contains { $0.found.map(\.text) == ["milk"] })
  }

  @Test func `after any truncation, the game can be played and no complete record is lost`() throws {
    openedGame().play("milk", "work")
    let completeFiles = try (shelf: Data(contentsOf: shelf), history: Data(contentsOf: history))
    for length in stride(from: 0, to: completeFiles.history.count, by: 17) {
      try completeFiles.shelf.prefix(length).write(to: shelf)
      try completeFiles.history.prefix(length).write(to: history)
      let model = openedGame()
      #expect(model.rootWord == "silkworm")
      model.play("worm")
      #expect(model.usedWords.first == "worm")
    }
  }

  @Test func `a list from a later version is not changed, and the game can be played`() throws {
    let laterShelf = Data("shelf 9\nof a later version\n\n".utf8)
    try laterShelf.write(to: shelf)
    let model = openedGame(nil)
    expectNotice("Your saved rounds are from a newer version.", in: model)
    model.play("\(model.unfoundWords[0])")
    let foundBefore = model.usedWords
    #expect(foundBefore.count == 1)
    #expect(try Data(contentsOf: shelf) == laterShelf && !FileManager.default.fileExists(atPath: history.path))
    model.startGame()
    model.undoNewWord()
    #expect(model.usedWords == foundBefore, "what cannot be saved lasts as long as the app")
  }

  @Test func `two load notes are both announced`() throws {
    openedGame().play("milk", "work")
    try Data(contentsOf: history).dropLast(5).write(to: history)
    try Data("shelf 1\nnonsense\n\n".utf8).write(to: shelf)
    let model = openedGame()
    expectNotice("The list of your latest rounds was damaged", in: model)
    #expect(model.notice?.contains(" The last save was cut short and has been set aside as history.txt") == true)
  }
}
