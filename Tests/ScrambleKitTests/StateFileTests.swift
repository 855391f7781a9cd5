import Foundation
import ScrambleKit
import ScrambleTesting
import Testing

struct StateFileTests {
  private let folder: TemporaryFolder
  private var file: StateFile { StateFile(path: folder.file("file")) }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text(_ file: StateFile) throws -> String? {
    try file.read().map { String(decoding: $0, as: UTF8.self) }
  }

  private func write(_ texts: String...) throws {
    for text in texts { try file.write(Array(text.utf8)) }
  }

  /// Links to test: one to a file, and one through a linked folder. The file may be missing.
  static let links: [[(name: String, target: String)]] = [
    [("file", "there/target")], [("file", "way/target"), ("way", "there")],
  ]

  @Test(arguments: links, [true, false])
  func `a link stays a link, and other files are beside its target`(links: [(String, String)], targetExists: Bool)
    throws
  {
    let targetFolder = folder.url.appending(path: "there")
    try FileManager.default.createDirectory(at: targetFolder, withIntermediateDirectories: true)
    for (name, target) in links { try folder.link(name, to: target) }
    if targetExists { try folder.write("zero", as: "there/target") }
    try write("one", "two")
    #expect(try text(file) == "two")
    #expect(try file.location.setAside(at: 7) == "target.corrupt-7")
    #expect(try text(file) == nil)
    try write("three")
    file.location.withLock {}
    for (name, target) in links {
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file(name)) == target)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: targetFolder.path).sorted()
    #expect(names == ["target", "target.corrupt-7", "target.lock"])
    #expect(try folder.names() == (links.map(\.0) + ["there"]).sorted())
  }

  @Test func `a link into a missing folder creates the folder`() throws {
    try folder.link("file", to: "new/folder/target")
    try write("one")
    #expect(FileManager.default.contents(atPath: folder.file("new/folder/target")) == Data("one".utf8))
  }

  @Test(.timeLimit(.minutes(1)), arguments: Obstacle.allCases)
  func `anything but a plain file is either replaced or refused and left unchanged`(obstacle: Obstacle) throws {
    try obstacle.create(at: file.path)
    #expect(throws: ReadError.self) { try file.read() }
    file.location.withLock { file.location.removeTemporaryFiles() }
    if obstacle.isMovable {
      #expect(try file.location.setAside(at: 7) == "file.corrupt-7")
      try write("one")
      #expect(try text(file) == "one")
    } else {
      #expect(throws: ReadError.notRegularFile) { try file.location.setAside(at: 7) }
      #expect(throws: SystemError.self) { try write("one") }
      #expect(try folder.names() == ["file"])
    }
  }

  @Test func `content that is too large to read is not written`() throws {
    let small = StateFile(path: folder.file("file"), maxSize: 4)
    try small.write(Array("1234".utf8))
    #expect(throws: SystemError.self) { try small.write(Array("12345".utf8)) }
    #expect(try text(small) == "1234")
    try write("12345")
    #expect(throws: ReadError.tooLarge) { try small.read() }
  }

  @Test(arguments: ["föld\u{e9}r", "\u{301}x"])
  func `the temporary files of a killed program are deleted in a folder with any name`(name: String) throws {
    let file = StateFile(path: folder.file(name + "/file"))
    try file.write([1])
    for leftover in ["file.1.tmp", "filex.1.tmp"] { try folder.write("", as: "\(name)/\(leftover)") }
    file.location.removeTemporaryFiles()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file(name)).sorted() == ["file", "filex.1.tmp"])
  }
}
