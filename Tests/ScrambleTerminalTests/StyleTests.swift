import ScrambleTesting
import Testing

@testable import ScrambleTerminal

@Suite struct StyleTests {
  private let styles: [Style] = [.plain, .strong, .bead, .bonusBead, .cord, .error, .faint]

  @Test(
    arguments: [
      (ColorChoice.auto, [:], Palette.none), (.auto, ["TERM": ""], .none), (.auto, ["TERM": "dumb"], .none),
      (.auto, ["TERM": "vt100"], .none), (.auto, ["TERM": "xterm"], .sixteen), (.auto, ["TERM": "linux"], .sixteen),
      (.auto, ["TERM": "xterm-256color"], .many), (.auto, ["TERM": "xterm", "COLORTERM": "truecolor"], .many),
      (.auto, ["TERM": "xterm", "COLORTERM": ""], .sixteen), (.auto, ["TERM": "xterm-direct"], .many),
      (.auto, ["TERM": "xterm", "NO_COLOR": "1"], .none), (.auto, ["TERM": "xterm", "NO_COLOR": ""], .sixteen),
      (.auto, ["TERM": "xterm-256color", "NO_COLOR": "0"], .none),
      (.always, ["TERM": "xterm", "NO_COLOR": "1"], .sixteen),
      (.always, ["TERM": "xterm-256color", "NO_COLOR": "1"], .many), (.always, ["TERM": "vt100"], .sixteen),
      (.always, [:], .sixteen), (.never, ["TERM": "xterm-256color"], .none), (.never, ["TERM": "xterm"], .none),
    ] as [(ColorChoice, [String: String], Palette)])
  func `colors follow the option, then NO_COLOR, then the terminal`(
    choice: ColorChoice, environment: [String: String], palette: Palette
  ) {
    #expect(Palette(choice, environment: environment) == palette)
  }

  @Test func `words are never colored`() {
    for palette in [Palette.none, .sixteen, .many] {
      #expect(palette.rendition(of: .plain) == nil)
      #expect(palette.rendition(of: .strong) == "1")
    }
  }

  @Test func `without colors the only style is bold`() {
    #expect(Set(styles.compactMap { Palette.none.rendition(of: $0) }) == ["1"])
  }

  @Test(
    arguments: [
      ([:], "(4)", "[4]"), (["LANG": "C"], "(4)", "[4]"), (["LANG": "C.UTF-8"], "④", "④"),
      (["LANG": "de_DE.utf8"], "④", "④"),
      (["LANG": "C.UTF-8", "LC_ALL": "C"], "(4)", "[4]"), (["LC_CTYPE": "en_US.UTF-8", "LANG": "C"], "④", "④"),
      (["LC_ALL": "", "LANG": "C.UTF-8"], "④", "④"), (["LANG": "en_US.ISO-8859-1"], "(4)", "[4]"),
    ] as [([String: String], String, String)])
  func `beads are circles if the character set has them`(
    environment: [String: String], common: String, bonus: String
  ) {
    let glyphs = Glyphs(environment: environment)
    #expect(glyphs.bead(4, isCommon: true) == common)
    #expect(glyphs.bead(4, isCommon: false) == bonus)
  }

  @Test func `circles exist for 1 to 15`() {
    #expect((1...15).map { Glyphs.unicode.bead($0, isCommon: true) }.joined() == "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮")
    #expect(Glyphs.unicode.bead(16, isCommon: true) == "(16)")
  }
}
