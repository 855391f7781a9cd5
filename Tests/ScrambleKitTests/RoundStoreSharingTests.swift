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
    var one = Program(path, root: "silkworm")
    try one.play("milk")
    return (one, Program(path, root: "silkworm"))
  }

  @Test func `the words of both programs are saved, each with its smaller time`() throws {
    var (one, two) = try twoPrograms()
    try one.play("worm", "silk", at: 50)
    try two.play("worm", "work", at: 30)
    try one.play("slim", at: 60)
    #expect(Set(one.words) == ["milk", "worm", "silk", "work", "slim"])
    let saved = try #require(folder.saved().rounds.history[one.game.round.id])
    #expect(Set(saved.found.map(\.word.description)) == Set(one.words))
    #expect(saved.found.first { $0.word == "worm" }?.time == 30)
  }

  @Test func `the hints of both programs are saved`() throws {
    var (one, two) = try twoPrograms()
    one.takeHint(at: 40)
    two.takeHint(at: 70)
    #expect(two.game.round.assists.map(\.time) == [70, 40])
    #expect(folder.saved().rounds.history[one.game.round.id]?.assists.map(\.time) == [70, 40])
    try one.play("worm", at: 80)
    #expect(one.game.round.assists.map(\.time) == [70, 40])
  }

  @Test func `a round that one program has finished is finished, even if the other continues it`() throws {
    var (one, two) = try twoPrograms()
    one.finish()
    try two.play("worm")
    #expect(two.game.round.phase == .revealed)
    #expect(throws: Rejection.roundEnded) { try two.play("silk") }
    let saved = try #require(folder.saved().rounds.history[one.game.round.id])
    #expect(saved.phase == .revealed)
    #expect(saved.totals == one.game.round.totals)
    #expect(saved.found.count == 2)
  }

  @Test func `continuing a round that another program has finished does not reopen it`() throws {
    var (one, two) = try twoPrograms()
    two.game.end(at: .after(1))
    two.save()
    one.finish()
    two.game.keepPlaying(at: .after(2))
    two.save()
    #expect(two.game.round.phase == .revealed)
    #expect(folder.saved().rounds.history[one.game.round.id]?.phase == .revealed)
  }

  @Test func `what another program has written is not written again`() throws {
    var (one, _) = try twoPrograms()
    var two = Program(path, root: "alarming", seed: 2)
    try two.play("ring")
    let before = try #require(folder.bytes("history.txt"))
    try one.play("worm")
    #expect(folder.bytes("history.txt") == before + Record(one.game.round).bytes)
    try two.play("alarm")
    #expect(folder.bytes("history.txt") == before + Record(one.game.round).bytes + Record(two.game.round).bytes)
  }

  @Test func `rounds of either program stay on both shelves`() throws {
    var one = Program(path, root: "silkworm")
    var two = Program(path, root: "alarming", seed: 2)
    try one.play("milk")
    try two.play("ring")
    one.game.dealNewWord(seed: 5, at: .after(1))
    one.save()
    two.game.dealNewWord(seed: 6, at: .after(1))
    two.save()
    let saved = folder.saved().rounds
    let roots = Set(saved.shelf.all.compactMap { saved.history[$0]?.root })
    #expect(roots.isSuperset(of: ["silkworm", "alarming", one.game.round.root, two.game.round.root]))
  }

  @Test func `many concurrent programs lose no word`() async throws {
    let words = Puzzle(root: "silkworm", in: english).common
    _ = Program(path, root: "silkworm")
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
    #expect(reopened.notes == [.recordsDamaged(count: 1, name: "history.txt.corrupt-77")])
  }
}
