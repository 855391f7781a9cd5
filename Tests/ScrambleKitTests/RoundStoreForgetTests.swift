import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

struct RoundStoreForgetTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("state") }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the words found in all saved rounds.
  private func savedWords() -> [String] {
    var store = RoundStore(folder: path)
    return store.load(at: start).saved.history.rounds.flatMap { $0.found.map(\.word.description) }
  }

  private func forget(_ program: inout Program) throws -> Bool {
    try program.store.forget(&program.game, in: .utc, seed: 5, at: start + 20)
  }

  @Test func `after a Forget, the file has only today's puzzle`() throws {
    var program = Program(path)
    try program.play("milk", "worm")
    program.open(.newWord(nil, minutes: 3))
    let isForgotten = try forget(&program)
    #expect(isForgotten && program.store.isSaved && program.game.round.daily == 322)
    #expect(folder.bytes("state/history.txt") == Record(program.game.round).bytes)
    #expect(try folder.names(in: "state") == ["history.txt", "history.txt.lock"])
    try program.play("\(try #require(program.game.missed.first))")
    #expect(savedWords() == program.words)
  }

  @Test func `another running program can save, and forget too`() throws {
    var one = Program(path)
    try one.play("milk")
    var two = Program(path, root: "alarming")
    _ = try forget(&one)
    try two.play("ring")
    #expect(savedWords() == ["ring"])
    _ = try forget(&two)
    #expect(savedWords().isEmpty && Program(path).notes.isEmpty)
  }

  @Test func `unsaved changes from before a Forget are not saved afterwards`() throws {
    var program = Program(path)
    try program.play("milk")
    try hideFolder()
    try program.play("worm")
    #expect(program.errors.count == 1)
    try showFolder()
    _ = try forget(&program)
    program.save()
    #expect(savedWords().isEmpty)
  }

  @Test func `an import after a Forget brings the exported rounds back`() throws {
    var program = Program(path)
    try program.play("milk")
    let exported = SavedRounds(program.game.saved.exportedBytes, at: start)
    _ = try forget(&program)
    var store = RoundStore(folder: path)
    let added = try store.add(exported, at: start)
    #expect(added.gain.words == 1 && savedWords() == ["milk"])
  }

  @Test func `if the folder cannot be written, the error is reported and nothing is forgotten`() throws {
    var program = Program(path)
    try program.play("milk")
    try hideFolder()
    let error = #expect(throws: SystemError.self) { try forget(&program) }
    #expect(error?.message == "Not a directory" && program.words == ["milk"])
    try showFolder()
    #expect(savedWords() == ["milk"])
    let isForgotten = try forget(&program)
    #expect(isForgotten && savedWords().isEmpty)
  }

  @Test func `a store that could not be read forgets nothing`() throws {
    try folder.write("no folder", as: "state")
    var program = Program(path)
    let isForgotten = try forget(&program)
    #expect(!isForgotten && program.game.round.root == "silkworm")
  }

  private func hideFolder() throws {
    try FileManager.default.moveItem(atPath: path, toPath: folder.file("away"))
    try folder.write("no folder", as: "state")
  }

  private func showFolder() throws {
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: folder.file("away"), toPath: path)
  }
}
