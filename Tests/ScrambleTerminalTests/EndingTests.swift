import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleTerminal

/// How a round ends: the game asks each time, and the round can be resumed until missed words are shown.
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

  @Test(arguments: [Key.escape, .control("G"), .tab, .text("?"), .text("m"), .backspace, .control("U"), .control("X")])
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

  @Test func `the result does not reveal missed words`() {
    let screen = endedGame()
    #expect(screen.panel == .result)
    #expect(screen.game.round.phase == .ended)
    let picture = screen.picture(80, 24)
    #expect(picture.contains("Word Scramble, silkworm: 1 of 40 words, 2 points, Thread."))
    #expect(screen.game.missed.allSatisfy { !picture.contains(" \($0) ") })
  }

  @Test func `a round can be resumed after each end, until missed words are shown`() {
    var screen = endedGame()
    for _ in 0..<2 {
      _ = screen.press(.escape)
      #expect(screen.panel == nil && screen.game.round.phase == .playing)
      _ = screen.press(.control("G"))
      #expect(screen.panel == .question)
      _ = screen.press(.enter)
    }
    _ = screen.press(.escape)
    screen.play("worm")
    #expect(screen.game.round.found.count == 2)
  }

  @Test func `the field is unchanged when the round is resumed`() {
    var screen = screenGame()
    screen.type("mil")
    for key in [.control("G"), .enter, .escape] as [Key] { _ = screen.press(key) }
    screen.type("k")
    #expect(screen.typedText == "milk")
  }

  @Test func `after missed words are shown, no key resumes the round`() {
    var screen = endedGame()
    _ = screen.press(.tab)
    #expect(screen.game.round.phase == .revealed)
    let picture = screen.picture(80, 24)
    #expect(screen.game.missed.allSatisfy { picture.contains("\($0)") })
    _ = screen.press(.escape)
    #expect(screen.panel == .result && screen.game.round.phase == .revealed)
  }

  @Test func `an ended round accepts neither words nor hints`() {
    for revealing in [false, true] {
      var screen = endedGame()
      if revealing { _ = screen.press(.tab) }
      screen.type("worm")
      _ = screen.press(.control("U"))
      #expect(screen.panel == .result && screen.typedText.isEmpty)
      #expect(screen.game.round.found.count == 1 && screen.game.round.assists.isEmpty)
    }
  }

  @Test func `Enter deals a new word from the result, and Back returns to it`() {
    var screen = endedGame()
    _ = screen.press(.enter)
    #expect(screen.panel == nil && screen.game.round.root != "silkworm")
    _ = screen.press(.control("P"))
    #expect(screen.panel == .result && screen.game.round.root == "silkworm")
  }

  @Test func `only keys that do something are listed`() {
    var screen = endedGame()
    #expect(
      screen.picture(80, 24).hasSuffix(
        "\n Enter new word   Tab show missed words   Esc keep playing   ^Y play again\n ^S share"))
    _ = screen.press(.tab)
    #expect(screen.picture(80, 24).hasSuffix("\n Enter new word   Right define   ^S share"))
    _ = screen.press(.enter)
    for key in [.control("G"), .enter] as [Key] { _ = screen.press(key) }
    #expect(screen.picture(80, 24).hasSuffix("\n Enter new word   Tab show missed words   Esc keep playing   ^P back"))
  }
}

@Suite struct PlainEndingTests {
  private func plainGame() -> PlainGame {
    PlainGame(Session(game(), wording: wording(), clock: .stopped), isInteractive: true)
  }

  private func enter(_ lines: String..., in plain: inout PlainGame) -> [String] {
    lines.reduce([]) { _, line in plain.respond(to: Array(line.utf8)) }
  }

  private func endQuestion(left: Int) -> [String] {
    [
      "End this round?", "\(left) words are left to find. You can come back until you look at the words you missed.",
      "/yes ends it; any other line keeps playing.",
    ]
  }

  @Test func `a round ends only after the question is answered with yes`() {
    var plain = plainGame()
    for left in [40, 39] {
      #expect(enter("/end", in: &plain) == endQuestion(left: left))
      #expect(enter("milk", "/yes", in: &plain) == ["/yes is not a command. /help lists them."])
      #expect(!plain.game.round.isEnded)
    }
    #expect(enter("/end", "/score", "/yes", in: &plain) == ["/yes is not a command. /help lists them."])
    _ = enter("/end", "/yes", in: &plain)
    #expect(plain.game.round.phase == .ended)
  }

  @Test func `the result does not reveal missed words, and the round can be resumed`() {
    var plain = plainGame()
    let endLines = [
      "Word Scramble, silkworm: 1 of 40 words, 2 points, Thread.",
      "/missed shows the words you missed, /continue keeps playing, /again plays against this round, /share, /new deals a new word.",
    ]
    #expect(enter("milk", "/end", "/yes", in: &plain) == endLines)
    #expect(enter("/end", in: &plain) == endLines)
    #expect(enter("worm", in: &plain) == ["This round is over: New Word deals another."])
    #expect(enter("/continue", in: &plain) == ["silkworm: spell words from its letters. /help lists the commands."])
    #expect(enter("worm", in: &plain) == ["worm +2"])
  }

  @Test func `after missed words are shown, nothing can be played`() {
    var plain = plainGame()
    #expect(enter("/missed", in: &plain) == endQuestion(left: 40))
    let revealedLines = enter("/yes", "/missed", in: &plain)
    #expect(revealedLines[1] == "Words missed, longest first" && revealedLines[2].hasPrefix("kilos limos "))
    #expect(plain.game.round.phase == .revealed)
    #expect(enter("/continue", in: &plain) == revealedLines)
    for text in ["milk", "mi", "é", "silkworm"] {
      #expect(enter(text, in: &plain) == ["This round is over: New Word deals another."])
    }
    #expect(plain.scoreLine == "Score 0, 0 of 40 words")
    _ = enter("/new", in: &plain)
    #expect(enter("/back", in: &plain).dropFirst() == revealedLines[...])
  }
}
