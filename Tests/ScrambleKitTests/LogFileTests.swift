import Foundation
import ScrambleKit
import ScrambleTesting
import Testing

struct LogFileTests {
  private let folder: TemporaryFolder
  private var log: LogFile { LogFile(path: folder.file("new/log")) }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The content on disk, independent of `LogFile`.
  private func content() throws -> String {
    try String(contentsOf: folder.url.appending(path: "new/log"), encoding: .utf8)
  }

  @discardableResult
  private func append(_ text: String) throws -> LogFile.Position {
    try log.append(Array(text.utf8))
  }

  private func read(after position: LogFile.Position? = nil) throws -> (text: String, isWhole: Bool) {
    let (bytes, _, isWhole) = try log.read(after: position)
    return (String(decoding: bytes, as: UTF8.self), isWhole)
  }

  /// Writes the file as another program would; the inode may change.
  private func writeFile(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: folder.file("new"), withIntermediateDirectories: true)
    try folder.write(text, as: "new/log")
  }

  @Test func `a log is empty at first and grows with each append`() throws {
    let start = try log.read()
    #expect(start.bytes.isEmpty && start.isWhole)
    try append("one\n\n")
    try append("two\n\n")
    #expect(try read() == ("one\n\ntwo\n\n", true))
    #expect(try read(after: start.position) == ("one\n\ntwo\n\n", true))
  }

  @Test func `file and folder are accessible by the player only`() throws {
    try append("one\n\n")
    for (path, permissions) in [("new/log", 0o600), ("new", 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(path))
      #expect(attributes[.posixPermissions] as? Int == permissions)
    }
  }

  @Test(arguments: [1, 5, 63, 64, 65, 200])
  func `reading after a position returns what was added since`(length: Int) throws {
    let first = String(repeating: "x", count: length) + "\n\n"
    let written = try append(first)
    let knownPosition = try log.read().position
    #expect(written == knownPosition)
    #expect(try read(after: knownPosition) == ("", false))
    let end = try append("two\n\n")
    #expect(try read(after: knownPosition) == ("two\n\n", false))
    #expect(try log.read(after: knownPosition).position == end)
    #expect(try read(after: end) == ("", false))
  }

  @Test(arguments: [
    ("", ""), ("one\n\n", ""), ("one\n\nto", "\n\n"), ("one\n\nto\n", "\n"), ("\n", "\n"), ("to\0\0", "\n\n"),
  ])
  func `an incomplete record is separated from the next one`(incompleteRecord: String, separator: String) throws {
    try writeFile(incompleteRecord)
    let knownPosition = try log.read().position
    let end = try append("two\n\n")
    #expect(try content() == incompleteRecord + separator + "two\n\n")
    #expect(try read(after: knownPosition) == (separator + "two\n\n", false))
    #expect(try log.read().position == end)
  }

  @Test func `a log that was replaced is read from the beginning`() throws {
    try append("one\n\n")
    let old = try append("two\n\n")
    let new = try log.replace(with: Array("one, two\n\n".utf8))
    #expect(try content() == "one, two\n\n")
    #expect(try read(after: old) == ("one, two\n\n", true))
    #expect(try read(after: new) == ("", false))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("new")) == ["log"])
  }

  @Test(arguments: ["one\n", "", "one\n\n2"])
  func `a log that was truncated is read from the beginning`(rest: String) throws {
    let old = try append("one\n\ntwo\n\n")
    try #require(truncate(log.path, 0) == 0)
    try writeFile(rest)
    #expect(try read(after: old) == (rest, true))
  }

  @Test func `a replaced log with the same inode is detected by the bytes before the position`() throws {
    let old = try append("one\n\ntwo\n\n")
    let handle = try FileHandle(forWritingTo: URL(filePath: log.path))
    try handle.write(contentsOf: Data("on, two\n\nthree\n\n".utf8))
    try handle.close()
    #expect(try read(after: old) == ("on, two\n\nthree\n\n", true))
  }

  @Test func `a deleted log is empty and can be created again`() throws {
    let old = try append("one\n\n")
    try FileManager.default.removeItem(atPath: log.path)
    #expect(try read(after: old) == ("", true))
    try append("two\n\n")
    #expect(try content() == "two\n\n")
  }

  @Test(arguments: [true, false])
  func `a link stays a link`(targetExists: Bool) throws {
    try folder.link("link", to: "new/log")
    let linked = LogFile(path: folder.file("link"))
    if targetExists { try writeFile("zero\n\n") }
    try linked.append(Array("one\n\n".utf8))
    try linked.location.withLock { () throws(SystemError) in _ = try linked.replace(with: Array("two\n\n".utf8)) }
    try linked.append(Array("three\n\n".utf8))
    #expect(try content() == "two\n\nthree\n\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: linked.path) == "new/log")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("new")).sorted() == ["log", "log.lock"])
    #expect(try folder.names() == ["link", "new"])
  }

  @Test(.timeLimit(.minutes(1)), arguments: Obstacle.allCases)
  func `anything but a plain file is neither read nor written`(obstacle: Obstacle) throws {
    let log = LogFile(path: folder.file("log"))
    try obstacle.create(at: log.path)
    #expect(throws: obstacle == .hugeFile ? ReadError.tooLarge : .notRegularFile) { try log.read() }
    #expect(throws: SystemError.self) { try log.append([10, 10]) }
    log.location.withLock { log.location.removeTemporaryFiles() }
    if obstacle.isMovable {
      #expect(try log.location.setAside(at: 7) == "log.corrupt-7")
      #expect(try log.read().bytes.isEmpty)
    } else {
      #expect(throws: ReadError.notRegularFile) { try log.location.setAside(at: 7) }
      #expect(throws: SystemError.self) { try log.replace(with: []) }
      #expect(try folder.names() == ["log"])
    }
  }

  @Test func `a locked log is locked for every other writer`() throws {
    let path = log.path + ".lock"
    try log.location.withLock { () throws in
      let other = open(path, O_RDONLY)
      defer { close(other) }
      try #require(other >= 0)
      #expect(flock(other, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    }
  }

  @Test func `two writers do not lose each other's records`() async throws {
    let log = log
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in ["a", "b"] {
        group.addTask {
          for number in 0..<50 {
            let bytes = Array("\(writer)\(number)\n\n".utf8)
            _ = try log.location.withLock { () throws(SystemError) in try log.append(bytes) }
          }
        }
      }
      try await group.waitForAll()
    }
    let records = try content().components(separatedBy: "\n\n")
    for writer in ["a", "b"] {
      #expect(records.filter { $0.hasPrefix(writer) } == (0..<50).map { "\(writer)\($0)" })
    }
  }

  #if os(Linux)
    @Test func `if the disk is full, the log stays unchanged`() async {
      await #expect(processExitsWith: .success) {
        let folder = try TemporaryFolder()
        let log = LogFile(path: folder.file("log"))
        let end = try log.append(Array("one\n\n".utf8))
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 20, rlim_max: 20)
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        #expect(throws: SystemError.self) { try log.append([UInt8](repeating: 120, count: 100)) }
        #expect(try log.read().bytes == Array("one\n\n".utf8))
        #expect(try log.read().position == end)
      }
    }
  #endif
}
