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

  private func text(_ name: String) -> String { String(decoding: folder.bytes("state/\(name)") ?? [], as: UTF8.self) }

  /// Returns the words found in all saved rounds.
  private func savedWords() -> [String] {
    var store = RoundStore(folder: path)
    return store.load(at: 77).saved.history.rounds.flatMap { $0.found.map(\.word.description) }
  }

  @Test func `after a Forget, no file contains what was played`() throws {
    var program = Program(path, root: "silkworm")
    try program.play("milk", "worm")
    program.game.dealNewWord(seed: 9, at: .after(10))
    program.save()
    let (hasForgotten, error) = program.store.forget(&program.game, today: nil, seed: 5, at: .after(20))
    #expect(hasForgotten && program.store.isSaved && error == nil && program.errors.isEmpty)
    #expect(folder.bytes("state/history.txt") == [])
    for name in try folder.names(in: "state") {
      for word in ["milk", "worm"] where !program.game.round.root.description.contains(word) {
        #expect(!text(name).contains(word), "\(name)")
      }
    }
    let reopened = Program(path, seed: 3)
    #expect(reopened.notes.isEmpty && reopened.game.round == program.game.round && reopened.words.isEmpty)
  }

  @Test func `another running program does not restore forgotten rounds and continues to play`() throws {
    var one = Program(path, root: "silkworm")
    try one.play("milk")
    var two = Program(path, root: "silkworm")
    try two.play("worm", at: 5)
    one.store.forget(&one.game, today: nil, seed: 5, at: .after(20))
    try two.play("silk", at: 30)
    #expect(two.words.isEmpty && savedWords().isEmpty)
    try two.play("silk", at: 40)
    #expect(two.words == ["silk"] && savedWords() == ["silk"])
    one.save()
    try one.play("\(try #require(one.game.puzzle.common.first))", at: 50)
    #expect(savedWords().count == 2 && Program(path, root: "silkworm").words == ["silk"])
  }

  @Test func `another program reports the Forget once before its next word, and the word counts`() throws {
    var one = Program(path, root: "silkworm")
    try one.play("milk")
    var two = Program(path, root: "silkworm")
    two.store.forgetIfForgottenElsewhere(&two.game)
    var reports = [two.store.consumeForgottenElsewhere()]
    one.store.forget(&one.game, today: nil, seed: 5, at: .after(20))
    two.store.forgetIfForgottenElsewhere(&two.game)
    reports += [
      two.store.consumeForgottenElsewhere(), two.store.consumeForgottenElsewhere(),
      one.store.consumeForgottenElsewhere(),
    ]
    #expect(reports == [false, true, false, false] && two.words.isEmpty)
    try two.play("worm", at: 30)
    #expect(two.words == ["worm"] && savedWords() == ["worm"])
  }

  @Test func `unsaved changes from before a Forget are not saved afterwards`() throws {
    var program = Program(path, root: "silkworm")
    try program.play("milk")
    let movedPath = folder.file("away")
    try FileManager.default.moveItem(atPath: path, toPath: movedPath)
    try folder.write("no folder", as: "state")
    try program.play("worm")
    #expect(program.errors.count == 1)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: movedPath, toPath: path)
    program.store.forget(&program.game, today: nil, seed: 5, at: .after(20))
    program.save()
    #expect(folder.bytes("state/history.txt") == [])
  }

  @Test func `two programs can forget one after the other`() throws {
    var one = Program(path, root: "silkworm")
    try one.play("milk")
    var two = Program(path, root: "silkworm")
    one.store.forget(&one.game, today: nil, seed: 5, at: .after(20))
    two.store.forget(&two.game, today: nil, seed: 6, at: .after(20))
    #expect(savedWords().isEmpty && Program(path).notes.isEmpty)
  }

  @Test func `an import after a Forget restores the exported rounds for every program`() throws {
    var one = Program(path, root: "silkworm")
    try one.play("milk")
    let exported = SavedRounds(folder.exported(path))
    var two = Program(path, root: "silkworm")
    one.store.forget(&one.game, today: nil, seed: 5, at: .after(20))
    var store = RoundStore(folder: path)
    let added = try store.add(exported, at: 2000)
    #expect(added.gain.words == 1 && savedWords() == ["milk"])
    try two.play("worm", at: 9000)
    #expect(Set(savedWords()) == ["milk", "worm"])
  }

  @Test func `if the folder cannot be written, the error is reported and nothing is forgotten`() throws {
    var program = Program(path, root: "silkworm")
    try program.play("milk")
    try FileManager.default.moveItem(atPath: path, toPath: folder.file("away"))
    try folder.write("no folder", as: "state")
    let (hasForgotten, error) = program.store.forget(&program.game, today: nil, seed: 5, at: .after(20))
    #expect(!hasForgotten && program.words == ["milk"])
    #expect(error?.message == "Not a directory")
    try FileManager.default.removeItem(atPath: folder.file("state"))
    try FileManager.default.moveItem(atPath: folder.file("away"), toPath: path)
    let isDone = program.store.forget(&program.game, today: nil, seed: 5, at: .after(30)).isForgotten
    #expect(isDone && savedWords().isEmpty)
  }

  @Test func `if the time of the Forget cannot be written, nothing is forgotten and nothing is lost`() throws {
    var program = Program(path, root: "silkworm")
    try program.play("milk")
    let shelf = "\(path)/shelf.txt"
    try FileManager.default.removeItem(atPath: shelf)
    try FileManager.default.createDirectory(atPath: shelf, withIntermediateDirectories: false)
    let (hasForgotten, error) = program.store.forget(&program.game, today: nil, seed: 5, at: .after(20))
    #expect(!hasForgotten && error != nil && program.words == ["milk"])
    try FileManager.default.removeItem(atPath: shelf)
    #expect(savedWords() == ["milk"])
    try program.play("silk", at: 30)
    #expect(Set(savedWords()) == ["milk", "silk"])
  }

  @Test func `rounds that cannot be deleted after a Forget are never read again`() throws {
    var program = Program(path, root: "silkworm")
    try program.play("milk")
    let history = try FileManager.default.contentsOfDirectory(atPath: path).first { $0.hasPrefix("history") }
    let before = text(try #require(history))
    let hasForgotten = program.store.forget(&program.game, today: nil, seed: 5, at: .after(20)).isForgotten
    #expect(hasForgotten && savedWords().isEmpty)
    try folder.write(before, as: "state/history.txt")
    #expect(savedWords().isEmpty)
  }

  @Test func `a shelf of a later version is not overwritten`() throws {
    var program = Program(path, root: "silkworm")
    try program.play("milk")
    try folder.write("shelf 2\nweather fine\n\n", as: "state/shelf.txt")
    var later = Program(path, root: "silkworm")
    let hasForgotten = later.store.forget(&later.game, today: nil, seed: 5, at: .after(20)).isForgotten
    #expect(!hasForgotten && text("shelf.txt") == "shelf 2\nweather fine\n\n" && text("history.txt").contains("milk"))
  }
}

extension TemporaryFolder {
  /// Returns the rounds of a folder in the format of an exported file.
  fileprivate func exported(_ path: String) -> [UInt8] {
    var store = RoundStore(folder: path)
    return store.load(at: 77).saved.exportedBytes
  }
}
