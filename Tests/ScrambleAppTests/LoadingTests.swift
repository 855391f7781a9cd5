import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

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

  private func openedGame() -> GameModel { .playing(folder: folder, time: time) }

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

  @Test func `two load notes are both announced`() throws {
    openedGame().play("milk", "work")
    try Data(contentsOf: history).dropLast(5).write(to: history)
    try Data("shelf 1\nnonsense\n\n".utf8).write(to: shelf)
    let model = openedGame()
    expectNotice("The list of your latest rounds was damaged", in: model)
    #expect(model.notice?.contains(" The last save was cut short and has been set aside as history.txt") == true)
  }
}
