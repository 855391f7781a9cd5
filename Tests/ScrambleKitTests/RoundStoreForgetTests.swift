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
    folder.load("state").history.rounds.flatMap { $0.found.map(\.word.description) }
  }

  private func forget(_ program: inout Program) throws {
    try program.store.forget(&program.game, in: .utc, seed: 5, at: start + 20)
  }

  @Test func `after a Forget, the file has only today's puzzle`() throws {
    var program = Program(path)
    try program.play("milk", "worm")
    program.open(.newWord(nil, minutes: 3))
    // A program that was killed may have left it.
    try folder.write("round", as: "state/rounds.txt.wordscramble-new")
    try forget(&program)
    #expect(program.store.isSaved && program.game.round.daily == 322)
    #expect(folder.bytes("state/rounds.txt") == Record(program.game.round).bytes)
    #expect(try folder.names(in: "state") == ["rounds.txt", "rounds.txt.lock"])
    try program.play("\(try #require(program.game.missed.first))")
    #expect(savedWords() == program.words)
  }

  @Test func `another running program can save, and forget too`() throws {
    var one = Program(path)
    try one.play("milk")
    var two = Program(path, root: "alarming")
    try forget(&one)
    try two.play("ring")
    #expect(savedWords() == ["ring"] && two.game.history.rounds.count == 2)
    try forget(&two)
    #expect(savedWords().isEmpty && Program(path).problem == nil)
  }

  @Test func `unsaved changes from before a Forget are not saved afterwards`() throws {
    var program = Program(path)
    try program.play("milk")
    try folder.hide("state")
    try program.play("worm")
    #expect(program.errors.count == 1)
    try folder.show("state")
    try forget(&program)
    program.save()
    #expect(savedWords().isEmpty)
  }

  @Test func `an import after a Forget brings the exported rounds back`() throws {
    var program = Program(path)
    try program.play("milk")
    let exported = program.game.history.text
    try forget(&program)
    var store = RoundStore(folder: path)
    let words = try [1, 2].map { _ in try store.add(exported, in: english, at: start).words }
    #expect(words == [1, 0] && savedWords() == ["milk"])
  }

  @Test func `if the folder cannot be written, the error is reported and nothing is forgotten`() throws {
    var program = Program(path)
    try program.play("milk")
    try folder.hide("state")
    let error = #expect(throws: SystemError.self) { try forget(&program) }
    #expect(error?.message == "Not a directory" && program.words == ["milk"])
    try folder.show("state")
    #expect(savedWords() == ["milk"])
    try forget(&program)
    #expect(savedWords().isEmpty)
  }
}
