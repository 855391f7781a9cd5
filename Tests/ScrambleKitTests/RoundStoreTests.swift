import Foundation
import ScrambleKit
import Testing
import WordScramble

struct RoundStoreTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("state/rounds.json") }
  private var store: RoundStore { RoundStore(file: StateFile(path: path)) }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `nothing is there at first, and what is kept comes back`() throws {
    #expect(store.load(at: 0) == .rounds(SavedRounds()))
    let kept = try store.update(at: 0) { $0.keep(saved("silkworm", ["milk"])) }
    #expect(store.load(at: 0) == .rounds(kept))
    #expect(kept.current?.found == ["milk"])
  }

  @Test func `file and folder are the player's alone`() throws {
    try store.update(at: 0) { $0.keep(saved("silkworm")) }
    #expect(try permissions(path) == 0o600)
    #expect(try permissions(folder.file("state")) == 0o700)
  }

  @Test func `a link stays a link`() throws {
    try FileManager.default.createDirectory(atPath: folder.file("state"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: folder.file("real"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../real/kept.json")
    for word in ["milk", "work"] as [Word] { try store.update(at: 0) { $0.keep(saved("silkworm", [word])) } }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "../real/kept.json")
    #expect(FileManager.default.fileExists(atPath: folder.file("real/kept.json")))
    #expect(store.load(at: 0) == .rounds(try store.update(at: 0) { _ in }))
  }

  @Test func `a damaged file is set aside, and the one before the last word is used`() throws {
    try store.update(at: 0) { $0.keep(saved("silkworm", ["milk"])) }
    try store.update(at: 0) { $0.keep(saved("silkworm", ["work"])) }
    try Data("{".utf8).write(to: URL(filePath: path))
    guard case .recovered(let rounds, let name) = store.load(at: 77) else { return #expect(Bool(false)) }
    #expect(rounds.current?.found == ["milk"])
    #expect(name == "rounds.json.corrupt-77")
    #expect(FileManager.default.fileExists(atPath: folder.file("state/\(name)")))
  }

  @Test func `a damaged file behind a link is set aside where it is, and the spare beside it is used`() throws {
    let place = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try folder.link("state/rounds.json", to: "../mine.json")
    for word in ["milk", "work"] as [Word] { try store.update(at: 0) { $0.keep(saved("silkworm", [word])) } }
    try folder.write("{", as: "mine.json")
    guard case .recovered(let rounds, let name) = store.load(at: 77) else { return #expect(Bool(false)) }
    #expect(rounds.current?.found == ["milk"])
    #expect(name == "mine.json.corrupt-77")
    try store.update(at: 0) { $0 = rounds }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "../mine.json")
    #expect(try folder.names() == ["mine.json", name, "mine.json.lock", "mine.json.previous", "state"])
  }

  @Test(.timeLimit(.minutes(1)), arguments: Obstacle.allCases, [true, false])
  func `what could never be read is set aside like a damaged file, or refused`(obstacle: Obstacle, isSpare: Bool) throws
  {
    for word in ["milk", "work"] as [Word] { try store.update(at: 0) { $0.keep(saved("silkworm", [word])) } }
    if isSpare { try folder.write("{", as: "state/rounds.json") }
    let place = isSpare ? path + ".previous" : path
    try FileManager.default.removeItem(atPath: place)
    try obstacle.make(at: place)
    let loaded = store.load(at: 77)
    guard isSpare || obstacle.isMovable else { return #expect(loaded == .unreadable(.notPlain)) }
    guard case .recovered(let rounds, _) = loaded else { return #expect(Bool(false)) }
    #expect(rounds.current?.found == (isSpare ? nil : ["milk"]))
    try store.update(at: 0) { $0.keep(saved("silkworm", ["silk"])) }
  }

  @Test func `a later format is left as it is`() throws {
    let later = Data(#"{"format":9}"#.utf8)
    try store.update(at: 0) { $0.keep(saved("silkworm", ["milk"])) }
    try later.write(to: URL(filePath: path))
    #expect(store.load(at: 0) == .newer)
    #expect(throws: SystemError.self) { try store.update(at: 0) { $0.keep(saved("silkworm", ["work"])) } }
    #expect(FileManager.default.contents(atPath: path) == later)
  }

  @Test func `what a killed program left is swept away, and nothing else`() throws {
    try store.update(at: 0) { $0.keep(saved("silkworm", ["milk"])) }
    for name in ["rounds.json.123.tmp", "other.tmp"] {
      try Data("x".utf8).write(to: folder.url.appending(path: "state/\(name)"))
    }
    _ = store.load(at: 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("state")).sorted()
    #expect(names == ["other.tmp", "rounds.json", "rounds.json.lock"])
  }

  @Test func `many programs at once lose no word`() async throws {
    let words = Puzzle(root: "silkworm", in: english).common
    let store = store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for word in words { group.addTask { try store.update(at: 0) { $0.keep(saved("silkworm", [word])) } } }
      try await group.waitForAll()
    }
    guard case .rounds(let rounds) = store.load(at: 0) else { return #expect(Bool(false)) }
    #expect(Set(rounds.current!.found) == Set(words.map(\.description)))
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/x", "HOME": "/h"], true), (["HOME": "/h"], true), (["XDG_STATE_HOME": "relative"], false),
    ([:], false),
  ])
  func `the folder follows the variables`(environment: [String: String], isKnown: Bool) {
    #expect((RoundStore(environment: environment) != nil) == isKnown)
  }
}
