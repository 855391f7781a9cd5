import Testing

@testable import ScrambleServer

struct ExecutableTests {
  @Test(arguments: [
    ("plain é 中\n", "plain é 中\n"), ("no end", "no end\n"), ("\n", "\n"),
    ("a\nb\r\nc\n", "a\u{FFFD}b\u{FFFD}\u{FFFD}c\n"),
    ("\u{1B}]0;title\u{07}\u{1B}[31m\n", "\u{FFFD}]0;title\u{FFFD}\u{FFFD}[31m\n"),
    ("\u{202E}reversed\u{9B}\u{7F}\n", "\u{FFFD}reversed\u{FFFD}\u{FFFD}\n"),
  ])
  func `standard error gets one printable line`(text: String, line: String) {
    #expect(StandardError.printableLine(text) == line)
  }

  @Test func `a path of the maximum length is not cut`() {
    let path = String(repeating: "a", count: 4096)
    #expect(StandardError.printableLine("cannot read \(path): reason.\n") == "cannot read \(path): reason.\n")
  }

  @Test(arguments: [(16, 1), (63, 39), (64, 40), (4120, 4096), (100_000, 4096)])
  func `connections leave descriptors for the server`(granted: Int, connections: Int) throws {
    #expect(try Descriptors.connectionCapacity(granted: granted, threads: 2) == connections)
  }

  @Test(arguments: [(15, 2, 16), (0, 1, 13), (33, 8, 34)])
  func `too few descriptors are an error`(granted: Int, threads: Int, needed: Int) {
    #expect(throws: TooFewDescriptors(granted: granted, needed: needed)) {
      try Descriptors.connectionCapacity(granted: granted, threads: threads)
    }
  }
}
