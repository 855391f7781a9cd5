import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

struct RoundStoreTests {
  private let folder: TemporaryFolder
  private var path: String { folder.url.path }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `a folder is empty at first, and saved rounds are loaded again`() throws {
    #expect(folder.saved() == (SavedRounds(), []))
    var program = Program(path)
    try program.play("milk", "mirk", at: 25)
    program.takeClue(at: 31)
    #expect(program.store.isSaved)
    let saved = folder.saved()
    #expect(saved.notes.isEmpty && saved.rounds.history.rounds == [program.game.round])
  }

  @Test func `a found word appends the record of its round and changes nothing before it`() throws {
    var program = Program(path, root: "alarming")
    try program.play("ring")
    program = Program(path)
    for word in ["milk", "worm", "row"] {
      let before = try #require(folder.bytes("history.txt"))
      try program.play(word)
      let after = try #require(folder.bytes("history.txt"))
      #expect(after == before + Record(program.game.round).bytes)
    }
  }

  @Test func `without changes, nothing is written`() throws {
    var program = Program(path)
    try program.play("milk")
    let before = folder.bytes("history.txt")
    #expect(throws: Rejection.self) { try program.game.play("mill".utf8, at: start + 5) }
    program.save()
    #expect(folder.bytes("history.txt") == before)
  }

  @Test func `New Word is saved, with the words of the round that was left`() throws {
    var program = Program(path)
    try program.play("milk")
    program.open(.newWord(nil, minutes: nil), at: 1)
    let saved = folder.saved().rounds.history
    #expect(saved.count == 2 && saved[program.game.round.id] == program.game.round)
    #expect(Program(path).words == ["milk"])
  }

  @Test func `an ended round is still ended after a relaunch`() throws {
    var program = Program(path)
    try program.play("milk")
    program.end()
    #expect(Program(path).game.round.isEnded)
  }

  @Test func `the time left is saved when the player leaves`() throws {
    var program = Program(path)
    program.open(.newWord(nil, minutes: 3))
    program.game.startClock(at: start)
    program.game.stopClock(at: start + 9)
    program.save()
    #expect(folder.saved().rounds.history[program.game.round.id]?.secondsLeft == 171)
  }

  @Test func `files and folder are accessible by the player only`() throws {
    let statePath = folder.file("state/word")
    var program = Program(statePath)
    try program.play("milk")
    for file in ["history.txt", "history.txt.lock"] {
      #expect(try permissions("\(statePath)/\(file)") == 0o600)
    }
    #expect(try permissions(statePath) == 0o700)
  }

  @Test func `a link stays a link, and other files are created beside its target`() throws {
    try FileManager.default.createDirectory(atPath: folder.file("real"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: folder.file("state"), withIntermediateDirectories: true)
    try folder.link("state/history.txt", to: "../real/h.txt")
    var program = Program(folder.file("state"))
    try program.play("milk", "worm")
    #expect(Set(try folder.names(in: "real")) == ["h.txt", "h.txt.lock"])
    #expect(try folder.names(in: "state") == ["history.txt"])
    var bytes = try #require(folder.bytes("real/h.txt"))
    bytes[8] ^= 1
    try folder.write(bytes, as: "real/h.txt")
    let reopened = Program(folder.file("state"))
    #expect(reopened.notes == [.recordsDamaged(count: 1, name: "h.txt.corrupt-\(start)")])
    #expect(reopened.words == ["worm", "milk"])
    #expect(try folder.names(in: "state") == ["history.txt"])
  }

  @Test func `only the temporary files of a killed program are deleted`() throws {
    var program = Program(path)
    try program.play("milk")
    let before = try folder.names()
    for name in ["history.txt.123.tmp", "history.txt.9.tmp"] { try folder.write("x", as: name) }
    for name in ["other.tmp", "history.txtx.1.tmp"] { try folder.write("x", as: name) }
    _ = folder.saved()
    #expect(try folder.names() == (before + ["other.tmp", "history.txtx.1.tmp"]).sorted())
  }

  @Test func `a mostly outdated history is rewritten with the same content`() throws {
    var program = Program(path)
    try program.play("milk", "worm")
    let record = Record(program.game.round).bytes
    let later = Array("round 9 whatever\nit says\n\n".utf8)
    try folder.write(later + (0...1100).flatMap { _ in record }, as: "history.txt")
    #expect(folder.saved().rounds.history.rounds == [program.game.round])
    #expect(folder.bytes("history.txt") == record + later)
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/x", "HOME": "/h"], true), (["HOME": "/h"], true), (["XDG_STATE_HOME": "relative"], false),
    ([:], false),
  ])
  func `the folder depends on the environment variables`(environment: [String: String], hasFolder: Bool) {
    #expect((RoundStore(environment: environment) != nil) == hasFolder)
  }
}
