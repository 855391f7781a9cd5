import ScrambleTesting
import Testing

@testable import ScrambleTerminal

@Suite struct LineTests {
  @Test(arguments: [
    ("", 0), ("milk", 4), ("é", 1), ("e\u{301}", 1), ("你好", 4), ("，", 2), ("ｍ", 2), ("한국", 4), ("カナ", 4), ("😀", 2),
    ("\u{200D}", 0), ("\u{202E}", 0), ("①", 1), ("─━●○┃", 5), ("milk你", 6), ("\u{1B}", 0), ("…", 1),
  ])
  func `the width of a text is counted in columns of the terminal`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("milk", 4, "milk"), ("milk", 3, "mil"), ("milk", 0, ""), ("milk", -1, ""), ("你好", 3, "你"), ("你好", 1, ""),
    ("a你b", 2, "a"),
    ("e\u{301}x", 1, "e\u{301}"),
  ])
  func `a text is cut only between characters`(text: String, width: Int, cut: String) {
    #expect(text.cut(toWidth: width) == cut)
  }

  @Test(
    arguments: [
      ("", 5, []), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
      ("one two three", 9, ["one two", "three"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("a abcdef", 3, ["a", "abc", "def"]), ("你好吗", 4, ["你好", "吗"]),
      ("你好吗", 5, ["你好", "吗"]), ("  a   b ", 9, ["a b"]), ("你好", 1, ["你", "好"]), ("ab", -3, ["ab"]),
    ] as [(String, Int, [String])])
  func `a text wraps at spaces, or anywhere if it has none`(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(toWidth: width) == lines)
  }

  @Test func `a text that does not fit is shortened and ends with two dots`() {
    #expect("milk".shortened(toWidth: 4) == "milk" && "milky".shortened(toWidth: 4) == "mi..")
    #expect("牛奶很白".shortened(toWidth: 7) == "牛奶..")
  }

  @Test func `pieces are at their columns and never overlap`() {
    var line = Line("ab", .strong)
    line.add("cd", at: 5)
    line.add("ef", at: 3)
    line.add("g")
    #expect(line.text == "ab   cd efg")
    #expect(line.endColumn == 11)
  }

  @Test func `text at the right ends at the edge, or is omitted if it does not fit`() {
    #expect(Line("left").with(right: "right", width: 12).text == "left   right")
    #expect(Line("left").with(right: "right", width: 10).text == "left right")
    #expect(Line("left").with(right: "right", width: 9).text == "left")
    #expect(Line("左").with(right: "右", width: 6).text == "左  右")
  }

  @Test func `a line is moved with all its pieces`() {
    #expect(Line("ab").with(right: "c", width: 6).moved(by: 2).text == "  ab   c")
  }

  @Test func `a line is drawn piece by piece, each at its column and in its style`() {
    let line = Line("ab", .strong).with(right: "好", .error, width: 6)
    #expect(line.terminalOutput(width: 6, palette: .none) == "\u{1B}[1G\u{1B}[1mab\u{1B}[m\u{1B}[5G\u{1B}[1m好\u{1B}[m")
    #expect(line.terminalOutput(width: 5, palette: .none) == "\u{1B}[1G\u{1B}[1mab\u{1B}[m\u{1B}[5G\u{1B}[1m\u{1B}[m")
    #expect(line.terminalOutput(width: 1, palette: .sixteen) == "\u{1B}[1G\u{1B}[1ma\u{1B}[m")
    #expect(Line("ab").terminalOutput(width: 9, palette: .many) == "\u{1B}[1Gab")
    #expect(Line("ab").terminalOutput(width: 0, palette: .many) == "")
  }

  @Test func `a picture and its cursor are fitted to the number of rows`() {
    let picture = Picture(lines: [Line("a"), Line("b"), Line("c")], cursor: (2, 1))
    #expect(picture.fitted(rows: 2, movedBy: 0).text == "a\nb")
    #expect(picture.fitted(rows: 2, movedBy: 0).cursor == nil)
    let larger = picture.fitted(rows: 4, movedBy: 3)
    #expect(larger.text == "   a\n   b\n   c\n")
    #expect(larger.cursor?.row == 2)
    #expect(larger.cursor?.column == 4)
  }
}
