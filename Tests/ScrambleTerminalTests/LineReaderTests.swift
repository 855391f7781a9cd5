import Foundation
import ScrambleTesting
import Testing

@testable import ScrambleTerminal

@Suite struct LineReaderTests {
  private func lines(_ text: String) throws -> [String] {
    let pipe = Pipe()
    let data = Data(text.utf8)
    DispatchQueue.global().async {
      pipe.fileHandleForWriting.write(data)
      try? pipe.fileHandleForWriting.close()
    }
    var reader = LineReader(fileDescriptor: pipe.fileHandleForReading.fileDescriptor)
    var lines: [String] = []
    while let line = reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  @Test(
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\na\n", ["", "", "a"]),
      ("a\r\n", ["a\r"]),
    ] as [(String, [String])])
  func `text is split into lines, and the last needs no line feed`(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test func `waiting for a line ends at the timeout`() throws {
    let pipe = Pipe()
    var reader = LineReader(fileDescriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(!reader.waitForLine(atMost: 0) && !reader.waitForLine(atMost: 1))
    pipe.fileHandleForWriting.write(Data("a\nb\n".utf8))
    #expect(reader.waitForLine(atMost: 1_000_000) && reader.next() == Array("a".utf8))
    #expect(reader.waitForLine(atMost: 10) && reader.next() == Array("b".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(reader.waitForLine(atMost: 1_000_000) && reader.next() == nil)
  }

  @Test func `a line is truncated at a megabyte, and the next one is whole`() throws {
    let long = String(repeating: "x", count: (1 << 20) + 70_000)
    let read = try lines("a\n\(long)\nb\n\(long)")
    #expect(read.map(\.utf8.count) == [1, 1 << 20, 1, 1 << 20])
  }
}
