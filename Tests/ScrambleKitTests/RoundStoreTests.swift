import Foundation
import ScrambleTesting
import Testing

@testable import ScrambleCore
@testable import ScrambleKit

struct RoundStoreTests {
  private let folder: TemporaryFolder
  private var path: String { folder.url.path }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A record of *silkworm* with a word.
  private func record(_ word: String) -> String { "round silkworm\nfound \(word) common\nend\n\n" }

  @Test func `a folder is empty at first, and saved rounds are loaded again`() throws {
    #expect(folder.load() == (History(), nil))
    var program = Program(path)
    try program.play("milk", "mirk", at: 25)
    program.takeClue(at: 31)
    program.open(.newWord(nil, minutes: 3), at: 40)
    #expect(program.store.isSaved && folder.load() == (program.game.history, nil))
  }

  @Test func `a found word appends what is new and changes nothing before it`() throws {
    var program = Program(path)
    try program.play("milk")
    let before = folder.text
    try program.play("mirk", at: 25)
    #expect(folder.text == before + "round silkworm\ntouched \(start + 25)\nfound mirk bonus\nend\n\n")
  }

  @Test func `without changes, nothing is written`() throws {
    var program = Program(path)
    try program.play("milk")
    let before = folder.text
    #expect(throws: Rejection.self) { try program.game.play("mill".utf8, at: start + 5) }
    program.save()
    #expect(folder.text == before)
  }

  @Test(arguments: ["round silkworm\nfound wor", "round silkworm\nfound worm common\n"])
  func `an append ends what a killed program left, and never changes it`(rest: String) throws {
    try folder.write(record("milk") + rest, as: "rounds.txt")
    var program = Program(path)
    #expect(program.words == ["milk"])
    try program.play("silk")
    #expect(folder.text.hasPrefix(record("milk") + rest + "\n\nround silkworm\ntouched"))
    #expect(Program(path).words == ["silk", "milk"])
  }

  @Test func `what could not be read is told at each start, and stays`() throws {
    let damaged = "round silkworm\nfound mi1k common\nend\n\n"
    let text = record("milk") + damaged + String(repeating: record("worm"), count: 9)
    try folder.write(text, as: "rounds.txt")
    for _ in 0..<2 { #expect(folder.load().problem == .skippedPart) }
    #expect(folder.text == text)
  }

  @Test(arguments: [(2, true), (1, false)])
  func `a file is written anew if more than half of it is superseded`(repetitions: Int, isRewritten: Bool) throws {
    let text = "round silkworm\nfound milk common\nfound worm common\nend\n\n"
    try folder.write(text + String(repeating: record("milk"), count: repetitions), as: "rounds.txt")
    let before = folder.text
    let loaded = folder.load()
    #expect(loaded.problem == nil && folder.text == (isRewritten ? text : before) && folder.load() == loaded)
    #expect(try folder.names() == ["rounds.txt", "rounds.txt.lock"])
  }

  @Test func `a clock that is behind loses no moment`() throws {
    let text = (Int64(0)..<9).map { "round silkworm\nbegan \(start)\ntouched \(start + $0)\nend\n\n" }.joined()
    try folder.write(text, as: "rounds.txt")
    #expect(folder.load(at: 0).history.rounds.map(\.touched) == [0])
    #expect(folder.load().history.rounds.map(\.touched) == [start + 8])
  }

  @Test func `what cannot be read again is not written, and all else is`() throws {
    var program = Program(path)
    try program.play("milk")
    let before = folder.text
    try program.game.play("worm".utf8, at: start)
    let root: Word = "abcdefghijklmnop"
    program.game.round = Round(id: .free(root: root, minutes: 0), root: root)
    program.game.storeRound()
    program.save()
    #expect(program.errors.count == 1 && program.store.isSaved)
    #expect(folder.text == before + record("worm"))
  }

  @Test(.timeLimit(.minutes(1))) func `four megabytes are read`() throws {
    let words = Puzzle(root: "silkworm", in: english).common
    let records = (1...60_000).map {
      "round \($0)\ntouched \(start)\nend\n\nround silkworm\nfound \(words[$0 % 40]) common\nend\n\n"
    }
    let text = records.joined()
    try folder.write(text, as: "rounds.txt")
    #expect(text.utf8.count > 4_000_000)
    let history = folder.load().history
    #expect(history.rounds.count == 60_001 && history.rounds.last?.found.count == 40)
  }

  @Test func `files and folder are accessible by the player only`() throws {
    let statePath = folder.file("state/word")
    var program = Program(statePath)
    try program.play("milk")
    let modes = try ["/rounds.txt", "/rounds.txt.lock", "", "/.."].map {
      try FileManager.default.attributesOfItem(atPath: statePath + $0)[.posixPermissions] as? Int
    }
    #expect(modes == [0o600, 0o600, 0o700, 0o700])
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/x", "HOME": "/h"], true), (["HOME": "/h"], true), (["XDG_STATE_HOME": "relative"], false),
    ([:], false),
  ])
  func `the folder depends on the environment variables`(environment: [String: String], hasFolder: Bool) {
    #expect((RoundStore(environment: environment) != nil) == hasFolder)
  }
}
