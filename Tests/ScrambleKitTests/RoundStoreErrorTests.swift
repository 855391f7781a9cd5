import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

/// A failed save is an error, and later saves retry until one succeeds.
struct RoundStoreErrorTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("state") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `each failed save is an error, play continues, and everything is saved once writing works again`() throws {
    var program = Program(path, root: "silkworm")
    try program.play("milk")
    try FileManager.default.moveItem(atPath: path, toPath: folder.file("away"))
    try folder.write("no folder", as: "state")
    try program.play("worm")
    program.takeClue(at: 9)
    #expect(program.errors.map(\.message) == ["Not a directory", "Not a directory"])
    try program.play("silk")
    #expect(program.errors.count == 3 && !program.store.isSaved)

    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: folder.file("away"), toPath: path)
    try program.play("work")
    #expect(program.errors.count == 3 && program.store.isSaved)
    let reopened = Program(path)
    #expect(reopened.words == ["work", "silk", "worm", "milk"])
    #expect(reopened.game.round.clues.count == 1)
  }

  @Test func `an unreadable folder is left unchanged and nothing is saved`() throws {
    try folder.write("no folder", as: "state")
    var program = Program(path, root: "silkworm")
    guard case .unreadable = program.notes.first else { return #expect(program.notes.isEmpty) }
    try program.play("milk")
    #expect(!program.store.isSaved)
    #expect(folder.bytes("state") == Array("no folder".utf8))
  }
}
