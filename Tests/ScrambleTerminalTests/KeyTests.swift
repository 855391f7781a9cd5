import ScrambleTesting
import Testing

@testable import ScrambleTerminal

@Suite struct KeyTests {
  @Test(arguments: [
    ("a", [Key.text("a")]), ("Z", [.text("Z")]), (" ", [.text(" ")]), ("\r", [.enter]), ("\n", [.enter]),
    ("\t", [.tab]),
    ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{3}", [.control("C")]), ("\u{0}", [.control("@")]),
    ("\u{1A}", [.control("Z")]), ("\u{1C}", [.control("\\")]), ("é", [.text("é")]), ("你", [.text("你")]),
    ("😀", [.text("😀")]), ("\u{202E}", [.text("\u{202E}")]), ("e\u{301}", [.text("e"), .text("\u{301}")]),
    ("\u{1B}[A", [.up]), ("\u{1B}OA", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[5~", [.pageUp]),
    ("\u{1B}[6~", [.pageDown]),
    ("\u{1B}[C", [.right]), ("\u{1B}OD", [.left]), ("\u{1B}[E", []), ("\u{1B}[1;5A", []), ("\u{1B}[200~", []),
    ("\u{1B}[<0;1;1M", []), ("\u{1B}[?1;2c", []),
    ("\u{1B}[2;3R", [.cursorPosition(column: 3)]), ("\u{1B}[1;3R", []), ("\u{1B}[2;R", []),
    ("\u{1B}\u{7F}", [.control("W")]),
    ("\u{1B}x", [.escape, .text("x")]), ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{9B}", []), ("\u{85}a", [.text("a")]),
    ("a\u{1B}[Ab", [.text("a"), .up, .text("b")]),
  ])
  func `bytes become the same keys however they are split`(text: String, keys: [Key]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var reader = KeyReader()
      let first = reader.decode(bytes[..<cut])
      #expect(first + reader.decode(bytes[cut...]) == keys)
      #expect(!reader.hasPendingBytes)
    }
    var reader = KeyReader()
    #expect(bytes.flatMap { reader.decode([$0]) } == keys)
  }

  @Test func `a lone escape becomes a key if nothing follows`() {
    var reader = KeyReader()
    #expect(reader.decode([0x1B]).isEmpty)
    #expect(reader.hasPendingBytes)
    #expect(reader.flush() == [.escape])
    #expect(!reader.hasPendingBytes)
    #expect(reader.decode("[A".utf8) == [.text("["), .text("A")])
  }

  @Test(
    arguments: [
      [0xFF], [0xC3, 0x28], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88], [0x80],
      [0xE2, 0x82, 0x41],
    ] as [[UInt8]])
  func `invalid UTF-8 becomes a replacement character and swallows nothing`(bytes: [UInt8]) {
    var reader = KeyReader()
    let keys = reader.decode(bytes + Array("m".utf8))
    #expect(keys.first == .text("\u{FFFD}"))
    #expect(keys.last == .text("m"))
  }

  @Test func `an incomplete character is read as its bytes`() {
    var reader = KeyReader()
    #expect(reader.decode([0xE4, 0xBD]).isEmpty)
    #expect(reader.flush() == [.text("\u{FFFD}"), .text("\u{FFFD}")])
  }

  @Test func `an endless sequence is abandoned`() {
    var reader = KeyReader()
    let keys = reader.decode("\u{1B}[".utf8) + reader.decode(Array(repeating: UInt8(ascii: "0"), count: 1000))
    #expect(keys.first == .escape)
    #expect(!reader.hasPendingBytes)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `random bytes never stop the reader`(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var whole = KeyReader()
    var pieces = KeyReader()
    let keys = whole.decode(bytes) + whole.flush()
    #expect(keys == bytes.flatMap { pieces.decode([$0]) } + pieces.flush())
  }
}

/// Random numbers from a seed, so that a failure can be reproduced.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
