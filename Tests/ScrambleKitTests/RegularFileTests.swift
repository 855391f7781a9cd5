import Foundation
import ScrambleKit
import ScrambleTesting
import Testing

struct RegularFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func bytes(_ path: String, maxSize: Int = 1 << 20) throws(ReadError) -> [UInt8] {
    try RegularFile(path, maxSize: maxSize).bytes()
  }

  @Test(arguments: [0, 1, 100_000])
  func `a file is read completely`(size: Int) throws {
    let content = String(repeating: "x", count: size)
    #expect(try bytes(folder.write(content, as: "file")) == Array(content.utf8))
    #expect(try bytes(folder.link("link", to: "file")) == Array(content.utf8))
  }

  @Test func `a file may have up to the maximum number of bytes`() throws {
    let path = try folder.write("12345", as: "file")
    #expect(try bytes(path, maxSize: 5) == Array("12345".utf8))
    #expect(throws: ReadError.tooLarge) { try bytes(path, maxSize: 4) }
  }

  @Test(.timeLimit(.minutes(1)), arguments: Obstacle.allCases)
  func `anything but a plain file is refused without blocking`(obstacle: Obstacle) throws {
    try obstacle.create(at: folder.file("it"))
    #expect(throws: obstacle == .hugeFile ? ReadError.tooLarge : .notRegularFile) { try bytes(folder.file("it")) }
  }

  @Test func `a missing file is distinguished from one that the system refuses`() throws {
    try folder.write("", as: "file")
    try folder.link("link", to: "nothing")
    #expect(throws: ReadError.missing) { try bytes(folder.file("none")) }
    #expect(throws: ReadError.missing) { try bytes(folder.file("link")) }
    let refusal = #expect(throws: ReadError.self) { try bytes(folder.file("file/below")) }
    #expect(refusal?.message == "Not a directory")
  }

  @Test func `every error has a message`() {
    #expect(ReadError.missing.message == "No such file or directory")
    #expect(ReadError.notRegularFile.message == "Not a plain file")
    #expect(ReadError.tooLarge.message == "File too large")
  }
}
