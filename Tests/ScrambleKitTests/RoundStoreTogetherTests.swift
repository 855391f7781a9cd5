import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

/// Saving shared rounds in the history.
struct RoundStoreTogetherTests {
  private let folder: TemporaryFolder
  private var path: String { folder.url.path }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns a program that has shared a round and saved it again after each word.
  private func programWithSharedRound(_ words: String...) throws -> Program {
    var program = Program(path, root: "silkworm")
    program.game.share(as: .race, name: Array("Ana".utf8), color: 1, seed: 7, at: .after(1))
    program.save()
    for word in words {
      try program.play(word)
      program.game.saveSharedRound()
      program.save()
    }
    return program
  }

  private func words(in saved: SavedRounds, of program: Program) throws -> [Word] {
    let puzzle = try #require(program.game.sharedRecord).shared.puzzle
    return try #require(saved.sharedRecords[SharedRecord.key(of: puzzle)]).player.words
  }

  @Test func `a shared round is loaded again with the saved rounds`() throws {
    let program = try programWithSharedRound("milk", "silk")
    #expect(try words(in: folder.saved().rounds, of: program) == ["milk", "silk"])
    #expect(Program(path).game.sharedRecord == program.game.sharedRecord)
  }

  @Test func `rewriting the history preserves shared rounds, each in one record`() throws {
    let program = try programWithSharedRound("milk", "silk", "worm")
    let history = try #require(folder.bytes("history.txt"))
    let outdated = (0..<1_100).flatMap { _ in Record(program.game.round).bytes }
    try folder.write(history + outdated, as: "history.txt")
    #expect(try words(in: folder.saved().rounds, of: program) == ["milk", "silk", "worm"])
    let rewritten = try #require(folder.bytes("history.txt"))
    #expect(rewritten.count < 2_000)
    #expect(rewritten.starts(with: Record(program.game.round).bytes) && SavedRounds(rewritten).recordCount == 2)
    #expect(try words(in: folder.saved().rounds, of: program) == ["milk", "silk", "worm"])
  }

  @Test func `damage of another record does not lose a shared round`() throws {
    let program = try programWithSharedRound("milk")
    let history = try #require(folder.bytes("history.txt"))
    try folder.write(Array("round 1 damaged\n\n".utf8) + history, as: "history.txt")
    let saved = folder.saved()
    #expect(saved.notes == [.recordsDamaged(count: 1, name: "history.txt.corrupt-77")])
    #expect(try words(in: saved.rounds, of: program) == ["milk"])
    #expect(try words(in: folder.saved().rounds, of: program) == ["milk"])
  }
}
