import ScrambleClass
import ScrambleTesting
import Testing
import WordScramble

/// Tests of how codes are found in the text that a class has sent.
struct HandInTextTests {
  private let set = PuzzleSet.example

  @Test func `a damaged code is reported with its line and the text before it`() {
    let code = String(decoding: set.code(seat: 7, finding: [["milk", "worm"]]), as: UTF8.self)
    let damagedCodes = { (text: String) -> [String] in
      Marks.ofExample(Array(text.utf8)).problems.map { problem in
        guard case .damaged(let location) = problem else { return "\(problem)" }
        return "\(location.line) \(String(decoding: location.textBefore, as: UTF8.self))"
      }
    }
    #expect(
      damagedCodes("Dear teacher,\n> Amina: h1.AAAA\n\nBen - h1.BBBB, Zoë （h1.CCCC）") == ["2 Amina", "4 Ben", "4 Zoë"])
    #expect(damagedCodes("\(code)\r\n李明： https://words.example/#h1.AAAA") == ["2 李明"])
    #expect(damagedCodes("\(code) h1.AAAA\n\u{1B}]0;x\u{7}h1.A") == ["1 ", "2 0;x"])
    #expect(damagedCodes(String(repeating: "é", count: 100) + " h1.A") == ["1 " + String(repeating: "é", count: 30)])
  }

  /// Returns versions of a code with typical changes by chat programs and keyboards: escaped signs, a capital, dashes,
  /// invisible characters, blanks, Markdown, and words around the code.
  private static func chatVersions(of code: String) -> [String] {
    let (start, rest): (Substring, Substring) = (code.prefix(9), code.dropFirst(9))
    let escaped: String = code.replacing("_", with: "\\_").replacing("h1.", with: "h1\\.").replacing("-", with: "\\-")
    var texts: [String] = [escaped, code.replacing("h1.", with: "H1. "), code.replacing("-", with: "\u{2013}")]
    texts.append(code.map { "\($0)\u{200B}" }.joined())
    texts.append(code.map { "\($0)\u{AD}" }.joined())
    texts.append("\(start) \(rest)")
    texts.append("\(start)\u{A0}\t\(rest)")
    texts += ["_\(code)_", "**\(code)**", "Amina-\(code)-", "\(code)Greetings from Amina"]
    return texts
  }

  @Test func `a code is restored after a chat program changed it`() {
    for seat in 1...40 {
      let code = String(
        decoding: set.code(seat: seat, finding: [["milk", "worm", "work"], ["plant"]]), as: UTF8.self)
      for text in Self.chatVersions(of: code) {
        #expect(Marks.ofExample(Array("> \(text)\nh1".utf8)).rows.map(\.seat) == [seat], "\(text)")
      }
    }
  }

  @Test(arguments: [76, 10, 3, 1], ["\n", "\r\n", "=\r\n", "\n> ", "\n\n\t"])
  func `a code is found although an email breaks it into lines`(width: Int, lineBreak: String) {
    let code = set.code(seat: 7, finding: [["milk", "worm", "work", "silk"], ["plant"]])
    var text = Array("Dear teacher,\nhere it is: ".utf8) + code.prefix(3)
    for (index, byte) in code.dropFirst(3).enumerated() {
      if index > 0, index % width == 0 { text += Array(lineBreak.utf8) }
      text.append(byte)
    }
    #expect(Marks.ofExample(text + Array("\nGreetings\nAmina h1".utf8)).rows.map(\.seat) == [7])
  }

  @Test(arguments: ["h1.", "h1.A\n", "A\n", "h", "\u{202E}=1+1,", "h1.AA="])
  func `a megabyte of arbitrary text does no harm`(part: String) {
    let text = Array(String(repeating: part, count: 1_000_000 / part.utf8.count).utf8)
    #expect(Marks.ofExample(text).rows.isEmpty)
  }

  @Test func `lines that could all belong to one code are read in linear time`() {
    let lines = Array(("h1." + String(repeating: "A\n", count: 50_000)).utf8)
    #expect(Marks.ofExample(lines).problems == [.damaged(.onLine(1))])
    // Lines as long as those in an email.
    let line = String(repeating: "A", count: 76) + "\n"
    let emailText = Array(String(repeating: "h1." + String(repeating: line, count: 1700), count: 2).utf8)
    #expect(Marks.ofExample(emailText).problems == [.damaged(.onLine(1)), .damaged(.onLine(1701))])
  }
}
