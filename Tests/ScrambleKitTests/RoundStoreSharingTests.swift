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

  private func words(of id: Round.ID) -> [String] {
    folder.load().history[id]?.found.map(\.word.description) ?? []
  }

  @Test func `the words of both programs are saved, each once`() throws {
    var (one, two) = try twoPrograms()
    try one.play("worm", "silk", at: 5)
    try two.play("work", at: 3)
    #expect(two.words == ["silk", "worm", "work", "milk"])
    try one.play("slim", at: 6)
    #expect(Set(one.words) == ["milk", "worm", "silk", "work", "slim"] && one.words.count == 5)
    #expect(words(of: one.game.round.id) == ["slim", "work", "silk", "worm", "milk"])
  }

  @Test func `a round that one program has ended has ended for the other, with the words of both`() throws {
    var (one, two) = try twoPrograms()
    one.end()
    try two.play("worm")
    #expect(two.game.round.isEnded)
    #expect(throws: Rejection.roundEnded) { try two.play("silk") }
    #expect(folder.load().history[one.game.round.id]?.isEnded == true)
    #expect(words(of: one.game.round.id) == ["worm", "milk"])
  }

  @Test func `what another program has written is not written again`() throws {
    var (one, _) = try twoPrograms()
    var two = Program(path, root: "alarming")
    try two.play("ring")
    let before = folder.text
    try one.play("worm")
    try two.play("alarm")
    #expect(
      folder.text == before + "round silkworm\nfound worm common\nend\n\nround alarming\nfound alarm common\nend\n\n")
  }

  @Test func `many concurrent programs lose no word, also while one writes the file anew`() async throws {
    try folder.write(String(repeating: "round silkworm\nend\n\n", count: 9999), as: "rounds.txt")
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

  @Test func `a file that another program has written anew is read, and goes on`() throws {
    var (one, two) = try twoPrograms()
    try two.play("worm")
    try folder.write(String(repeating: folder.text, count: 9), as: "rounds.txt")
    _ = folder.load()
    let rewritten = folder.text
    try one.play("silk")
    #expect(one.words == ["silk", "worm", "milk"])
    #expect(folder.text == rewritten + "round silkworm\nfound silk common\nend\n\n")
  }

  @Test(arguments: [
    "", String(repeating: "round alarming\nfound ring common\nend\n\n", count: 9), "round silkworm\nfound wor",
  ])
  func `of a file that was replaced, only what it has and what was just played is shown`(text: String) throws {
    var (one, _) = try twoPrograms()
    try Data(text.utf8).write(to: folder.url.appending(path: "rounds.txt"), options: .atomic)
    try one.play("worm")
    #expect(one.words == ["worm"] && one.game.history == folder.load().history)
    #expect(one.game.history.rounds.count == (text.contains("alarming") ? 2 : 1))
  }
}
