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
    var program = Program(path, root: "silkworm")
    try program.play("milk", "mirk", at: 25)
    program.takeHint(at: 31)
    #expect(program.store.isSaved)
    let reopened = Program(path)
    #expect(reopened.notes.isEmpty)
    #expect(reopened.game.round == program.game.round)
  }

  /// Opens the game on a day as a new program. Returns whether it is the first visit of that day.
  private func isFirstVisit(onDay day: Int, in folder: String) throws -> Bool {
    var store = RoundStore(folder: folder)
    var game = Game(
      lexicon: english, options: DealOptions(), visit: DealOptions(), today: DailyPuzzle(number: day),
      saved: store.load(at: 77).saved, seed: 1, at: .after(0))
    try store.save(&game)
    return game.isFirstVisit
  }

  @Test func `the first visit of a day is recorded once, or again if saving failed`() throws {
    let days = [326, 326, 327, 327, 326, 326]
    #expect(try days.map { try isFirstVisit(onDay: $0, in: path) } == [true, false, true, false, true, false])
    #expect(try folder.names().filter { !$0.hasPrefix("shelf.txt") } == ["history.txt.lock"])
    #expect(try [327, 327].map { try isFirstVisit(onDay: $0, in: "/dev/null") } == [true, true])
  }

  @Test func `a found word appends the record of its round and changes nothing before it`() throws {
    var program = Program(path, root: "alarming")
    try program.play("ring")
    program = Program(path, root: "silkworm", seed: 2)
    for word in ["milk", "worm", "row"] {
      let before = try #require(folder.bytes("history.txt"))
      let shelf = folder.bytes("shelf.txt")
      try program.play(word)
      let after = try #require(folder.bytes("history.txt"))
      #expect(after == before + Record(program.game.round).bytes)
      #expect(folder.bytes("shelf.txt") == shelf)
    }
  }

  @Test func `without changes, nothing is written`() throws {
    var program = Program(path, root: "silkworm")
    try program.play("milk")
    let before = folder.bytes("history.txt")
    #expect(throws: Rejection.self) { try program.game.play(text: "mill".utf8, at: .after(5)) }
    program.save()
    #expect(folder.bytes("history.txt") == before)
  }

  @Test func `a round that was dealt and left untouched is on the shelf and not in the history`() throws {
    var program = Program(path, root: "silkworm")
    program.game.dealNewWord(seed: 9, at: .after(1))
    program.save()
    #expect(folder.bytes("history.txt") == nil)
    #expect(Program(path).game.round == program.game.round)
  }

  @Test func `New Word and going back are saved with the words of both rounds`() throws {
    var program = Program(path, root: "silkworm")
    try program.play("milk")
    program.game.dealNewWord(seed: 9, at: .after(1))
    program.save()
    var reopened = Program(path)
    #expect(reopened.game.round.root == program.game.round.root)
    let hasGoneBack = reopened.game.undoNewWord(at: .after(2))
    reopened.save()
    #expect(hasGoneBack)
    #expect(Program(path).words == ["milk"])
  }

  @Test func `an ended round is still ended after a relaunch, and finished if missed words were shown`() throws {
    var program = Program(path, root: "silkworm")
    try program.play("milk")
    program.game.end(at: .after(1))
    program.save()
    #expect(Program(path, root: "silkworm").game.round.phase == .ended)
    program.game.reveal()
    program.save()
    #expect(Program(path, root: "silkworm").game.round.phase == .revealed)
  }

  @Test func `play time is saved when the player leaves`() throws {
    var program = Program(path, root: "silkworm")
    try program.play("milk", at: 20)
    program.game.pause(at: .after(90))
    program.save()
    #expect(Program(path).game.round.playTime == 90)
  }

  @Test func `files and folder are accessible by the player only`() throws {
    let statePath = folder.file("state/word")
    var program = Program(statePath, root: "silkworm")
    try program.play("milk")
    for file in ["history.txt", "shelf.txt", "history.txt.lock"] {
      #expect(try permissions("\(statePath)/\(file)") == 0o600)
    }
    #expect(try permissions(statePath) == 0o700)
  }

  @Test func `links stay links, and other files are created beside their targets`() throws {
    try FileManager.default.createDirectory(atPath: folder.file("real"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: folder.file("state"), withIntermediateDirectories: true)
    try folder.link("state/history.txt", to: "../real/h.txt")
    try folder.link("state/shelf.txt", to: "../real/s.txt")
    var program = Program(folder.file("state"), root: "silkworm")
    try program.play("milk", "worm")
    program.game.dealNewWord(seed: 3, at: .after(1))
    program.save()
    #expect(Set(try folder.names(in: "real")) == ["h.txt", "h.txt.lock", "s.txt", "s.txt.previous"])
    #expect(try folder.names(in: "state") == ["history.txt", "shelf.txt"])
    var bytes = try #require(folder.bytes("real/h.txt"))
    bytes[8] ^= 1
    try folder.write(bytes, as: "real/h.txt")
    let reopened = Program(folder.file("state"), root: "silkworm")
    #expect(reopened.notes == [.recordsDamaged(count: 1, name: "h.txt.corrupt-77")])
    #expect(reopened.words == ["worm", "milk"])
    #expect(try folder.names(in: "state") == ["history.txt", "shelf.txt"])
  }

  @Test func `only the temporary files of a killed program are deleted`() throws {
    var program = Program(path, root: "silkworm")
    try program.play("milk")
    let before = try folder.names()
    for name in ["shelf.txt.123.tmp", "history.txt.9.tmp"] { try folder.write("x", as: name) }
    for name in ["other.tmp", "history.txtx.1.tmp"] { try folder.write("x", as: name) }
    _ = folder.saved()
    #expect(try folder.names() == (before + ["other.tmp", "history.txtx.1.tmp"]).sorted())
  }

  @Test func `a mostly outdated history is rewritten with the same content`() throws {
    var program = Program(path, root: "silkworm")
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
