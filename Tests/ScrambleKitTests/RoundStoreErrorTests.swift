import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

/// A failed save is an error, and later saves retry until one succeeds.
struct RoundStoreErrorTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("state") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `each failed save is an error, play continues, and everything is saved once writing works again`() throws {
    var program = Program(path)
    try program.play("milk")
    try folder.hide("state")
    try program.play("worm")
    program.takeClue()
    #expect(program.errors.map(\.message) == ["Not a directory", "Not a directory"] && !program.store.isSaved)
    try folder.show("state")
    try program.play("work")
    #expect(program.errors.count == 2 && program.store.isSaved)
    #expect(folder.load("state").history == program.game.history && program.words == ["work", "worm", "milk"])
  }

  @Test(.timeLimit(.minutes(1)), arguments: Obstacle.allCases)
  func `anything but a plain file is neither read nor written, and play continues`(obstacle: Obstacle) throws {
    try obstacle.create(at: folder.file("rounds.txt"))
    var program = Program(folder.url.path)
    guard case .unreadable(let error) = program.problem else { return #expect(program.problem != nil) }
    try program.play("milk")
    #expect(program.words == ["milk"] && program.errors == [error, error] && !program.store.isSaved)
    #expect(try folder.names() == ["rounds.txt", "rounds.txt.lock"])
  }

  #if os(Linux)
    @Test func `on a full disk the file stays unchanged, and all is saved when there is space`() async {
      await #expect(processExitsWith: .success) {
        let folder = try TemporaryFolder()
        var program = Program(folder.url.path)
        try program.play("milk")
        let before = folder.text
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: rlim_t(before.utf8.count) + 9, rlim_max: .max)
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        try program.play("worm", "silk")
        #expect(program.errors.map(\.message) == ["File too large", "File too large"] && folder.text == before)
        limit.rlim_cur = .max
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        try program.play("work")
        #expect(program.store.isSaved && folder.load().history == program.game.history)
      }
    }

    @Test func `a folder that cannot be written is read, and stays as it is`() async {
      await #expect(processExitsWith: .success) {
        _ = english
        // Permissions do not bind the root user.
        _ = seteuid(65_534)
        let folder = try TemporaryFolder()
        let text = String(repeating: "round silkworm\nfound milk common\nend\n\n", count: 9)
        try folder.write(text, as: "rounds.txt")
        try #require(chmod(folder.file("rounds.txt"), 0o400) == 0 && chmod(folder.url.path, 0o500) == 0)
        var program = Program(folder.url.path)
        try program.play("worm")
        #expect(program.problem == nil && program.words == ["worm", "milk"])
        #expect(program.errors.map(\.message) == ["Permission denied", "Permission denied"])
        #expect(try folder.text == text && folder.names() == ["rounds.txt"])
        try #require(chmod(folder.url.path, 0o700) == 0)
      }
    }
  #endif
}
