import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

/// Two programs that use the same folder lose nothing.
struct RoundStoreSharingTests {
  private let folder: TemporaryFolder
  private var path: String { folder.url.path }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Two programs that play the same round.
  private func twoPrograms() throws -> (Program, Program) {
    var one = Program(path)
    try one.play("milk")
    return (one, Program(path))
  }

  @Test func `the words of both programs are saved, each once`() throws {
    var (one, two) = try twoPrograms()
    try one.play("worm", "silk", at: 5)
    try two.play("work", at: 3)
    #expect(two.words == ["silk", "worm", "work", "milk"])
    try one.play("slim", at: 6)
    #expect(Set(one.words) == ["milk", "worm", "silk", "work", "slim"] && one.words.count == 5)
    #expect(folder.saved().rounds.history[one.game.round.id]?.found.count == 5)
  }

  @Test func `the clues of both programs are saved`() throws {
    var (one, two) = try twoPrograms()
    one.takeClue()
    try two.play("worm")
    two.takeClue()
    try one.play("silk")
    #expect(one.game.round.clues.count == 2 && Set(one.game.round.clues) == Set(two.game.round.clues))
    #expect(folder.saved().rounds.history[one.game.round.id]?.clues.count == 2)
  }

  @Test func `a round that one program has ended has ended for the other, with the words of both`() throws {
    var (one, two) = try twoPrograms()
    one.end()
    try two.play("worm")
    #expect(two.game.round.isEnded)
    #expect(throws: Rejection.roundEnded) { try two.play("silk") }
    let saved = try #require(folder.saved().rounds.history[one.game.round.id])
    #expect(saved.isEnded && saved.found.map(\.word) == ["worm", "milk"])
  }

  @Test func `what another program has written is not written again`() throws {
    var (one, _) = try twoPrograms()
    var two = Program(path, root: "alarming")
    try two.play("ring")
    let before = try #require(folder.bytes("history.txt"))
    try one.play("worm")
    #expect(folder.bytes("history.txt") == before + Record(one.game.round).bytes)
    try two.play("alarm")
    #expect(folder.bytes("history.txt") == before + Record(one.game.round).bytes + Record(two.game.round).bytes)
  }

  @Test func `many concurrent programs lose no word`() async throws {
    let words = Puzzle(root: "silkworm", in: english).common
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for word in words {
        group.addTask {
          var program = Program(path)
          try program.play("\(word)")
        }
      }
      try await group.waitForAll()
    }
    #expect(Set(Program(path).game.round.found.map(\.word)) == Set(words))
  }

  @Test func `leftovers of a killed program do not prevent saving`() throws {
    var (one, two) = try twoPrograms()
    let incompleteRecord = Record(one.game.round).bytes.dropLast(9)
    try folder.write(try #require(folder.bytes("history.txt")) + incompleteRecord, as: "history.txt")
    try two.play("worm")
    try one.play("silk")
    #expect(Set(one.words) == ["milk", "worm", "silk"])
    let reopened = Program(path)
    #expect(Set(reopened.words) == ["milk", "worm", "silk"])
    #expect(reopened.notes == [.recordsDamaged(count: 1, name: "history.txt.corrupt-\(start)")])
  }
}
