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
    program.takeHint(at: 9)
    #expect(program.errors.map(\.message) == ["Not a directory", "Not a directory"])
    try program.play("silk")
    #expect(program.errors.count == 3 && !program.store.isSaved)

    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: folder.file("away"), toPath: path)
    try program.play("work")
    #expect(program.errors.count == 3 && program.store.isSaved)
    let reopened = Program(path)
    #expect(reopened.words == ["work", "silk", "worm", "milk"])
    #expect(reopened.game.round.assists.count == 1)
  }

  @Test func `a shelf that could not be written is written with the next word`() throws {
    var program = Program(path, root: "silkworm")
    try program.play("milk")
    let shelf = "\(path)/shelf.txt"
    try FileManager.default.removeItem(atPath: shelf)
    try FileManager.default.createDirectory(atPath: shelf, withIntermediateDirectories: false)
    program.game.start(options(root: "alarming"), seed: 2, at: .after(1))
    program.save()
    #expect(program.errors.count == 1 && !program.store.isSaved)
    try FileManager.default.removeItem(atPath: shelf)
    try program.play("ring")
    #expect(program.store.isSaved)
    #expect(Program(path).game.round.root == "alarming")
  }

  @Test func `an unreadable folder is left unchanged and nothing is saved`() throws {
    try folder.write("no folder", as: "state")
    var program = Program(path, root: "silkworm")
    guard case .unreadable = program.notes.first else { return #expect(program.notes.isEmpty) }
    try program.play("milk")
    #expect(!program.store.isSaved)
    #expect(folder.bytes("state") == Array("no folder".utf8))
  }

  private func options(root: Word) -> DealOptions {
    var options = DealOptions()
    options.root = root
    return options
  }
}
