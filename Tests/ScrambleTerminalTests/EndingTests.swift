import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleTerminal

/// How a round ends: the game asks each time, and the end is final.
@Suite struct EndingTests {
  private func endedGame() -> ScreenGame {
    var screen = screenGame()
    screen.play("milk")
    _ = screen.press(.control("G"))
    _ = screen.press(.enter)
    return screen
  }

  @Test func `the key that ends a round only asks first`() {
    var screen = screenGame()
    for _ in 0..<3 {
      _ = screen.press(.control("G"))
      #expect(screen.panel == .question)
      #expect(!screen.game.round.isEnded)
      _ = screen.press(.escape)
      #expect(screen.panel == nil)
    }
  }

  @Test(arguments: [Key.escape, .control("G"), .tab, .text("?"), .text("m"), .backspace, .control("U")])
  func `only Enter confirms the end of the round`(key: Key) {
    var screen = screenGame()
    screen.type("mi")
    _ = screen.press(.control("G"))
    _ = screen.press(key)
    #expect(!screen.game.round.isEnded && screen.panel == nil)
    screen.play("")
    #expect(!screen.game.round.isEnded)
  }

  @Test func `a letter closes the question and is typed`() {
    var screen = screenGame()
    _ = screen.press(.control("G"))
    screen.play("milk")
    #expect(screen.game.round.found.count == 1)
  }

  @Test(arguments: [Key.escape, .tab, .text("?"), .text("m"), .control("G")])
  func `Enter deals a new word from the result, and other keys stay there`(key: Key) {
    var screen = endedGame()
    _ = screen.press(key)
    #expect(screen.panel == .result && screen.game.round.isEnded)
    _ = screen.press(.enter)
    #expect(screen.panel == nil && screen.game.round.root != "silkworm")
  }

  @Test func `only keys that do something are listed`() {
    #expect(endedGame().picture(80, 24).hasSuffix("\n Enter new word   Right define"))
  }
}

@Suite struct PlainEndingTests {
  private func enter(_ lines: String..., in plain: inout PlainGame) -> [String] {
    lines.reduce([]) { _, line in plain.respond(to: Array(line.utf8)) }
  }

  @Test func `a round ends only after the question is answered with yes`() {
    var plain = PlainGame(Session(game(), wording: wording(), clock: .stopped), isInteractive: true)
    for left in [40, 39] {
      #expect(
        enter("/end", in: &plain) == [
          "End this round?",
          "\(left) words are left. Ending shows them, and the round cannot go on.",
          "/yes ends it; any other line keeps playing.",
        ])
      #expect(enter("milk", "/yes", in: &plain) == ["/yes is not a command. /help lists them."])
      #expect(!plain.game.round.isEnded)
    }
    #expect(enter("/end", "/score", "/yes", in: &plain) == ["/yes is not a command. /help lists them."])
    _ = enter("/end", "/yes", in: &plain)
    #expect(plain.game.round.isEnded)
  }
}
