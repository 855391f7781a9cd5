import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleTerminal

/// How a round ends: after a question each time, and it can be resumed until missed words are shown.
@Suite struct EndingTests {
  private func ended() -> ScreenGame {
    var session = session()
    session.play("milk")
    _ = session.press(.control("G"))
    _ = session.press(.enter)
    return session
  }

  @Test func `the key that ends a round only asks first`() {
    var session = session()
    for _ in 0..<3 {
      _ = session.press(.control("G"))
      #expect(session.panel == .question)
      #expect(!session.game.round.isEnded)
      _ = session.press(.escape)
      #expect(session.panel == nil)
    }
  }

  @Test(arguments: [Key.escape, .control("G"), .tab, .text("?"), .text("m"), .backspace, .control("U"), .control("X")])
  func `only Enter confirms the end of the round`(key: Key) {
    var session = session()
    session.type("mi")
    _ = session.press(.control("G"))
    _ = session.press(key)
    #expect(!session.game.round.isEnded && session.panel == nil)
    session.play("")
    #expect(!session.game.round.isEnded)
  }

  @Test func `a letter closes the question and is typed`() {
    var session = session()
    _ = session.press(.control("G"))
    session.play("milk")
    #expect(session.game.round.found.count == 1)
  }

  @Test func `the result does not reveal missed words`() {
    let session = ended()
    #expect(session.panel == .result)
    #expect(session.game.round.phase == .ended)
    let picture = session.picture(80, 24)
    #expect(picture.contains("Word Scramble, silkworm: 1 of 40 words, 2 points, Thread."))
    #expect(session.game.missed.allSatisfy { !picture.contains(" \($0) ") })
  }

  @Test func `a round can be resumed after each end, until missed words are shown`() {
    var session = ended()
    for _ in 0..<2 {
      _ = session.press(.escape)
      #expect(session.panel == nil && session.game.round.phase == .playing)
      _ = session.press(.control("G"))
      #expect(session.panel == .question)
      _ = session.press(.enter)
    }
    _ = session.press(.escape)
    session.play("worm")
    #expect(session.game.round.found.count == 2)
  }

  @Test func `the field is unchanged when the round is resumed`() {
    var session = session()
    session.type("mil")
    for key in [.control("G"), .enter, .escape] as [Key] { _ = session.press(key) }
    session.type("k")
    #expect(session.typed == "milk")
  }

  @Test func `after missed words are shown, no key resumes the round`() {
    var session = ended()
    _ = session.press(.tab)
    #expect(session.game.round.phase == .revealed)
    let picture = session.picture(80, 24)
    #expect(session.game.missed.allSatisfy { picture.contains("\($0)") })
    _ = session.press(.escape)
    #expect(session.panel == .result && session.game.round.phase == .revealed)
  }

  @Test func `an ended round accepts neither words nor hints`() {
    for revealing in [false, true] {
      var session = ended()
      if revealing { _ = session.press(.tab) }
      session.type("worm")
      _ = session.press(.control("U"))
      #expect(session.panel == .result && session.typed.isEmpty)
      #expect(session.game.round.found.count == 1 && session.game.round.assists.isEmpty)
    }
  }

  @Test func `Enter deals a new word from the result, and Back returns to it`() {
    var session = ended()
    _ = session.press(.enter)
    #expect(session.panel == nil && session.game.round.root != "silkworm")
    _ = session.press(.control("P"))
    #expect(session.panel == .result && session.game.round.root == "silkworm")
  }

  @Test func `only keys that do something are listed`() {
    var session = ended()
    #expect(
      session.picture(80, 24).hasSuffix(
        "\n Enter new word   Tab show missed words   Esc keep playing   ^Y play again\n ^S share"))
    _ = session.press(.tab)
    #expect(session.picture(80, 24).hasSuffix("\n Enter new word   Right define   ^S share"))
    _ = session.press(.enter)
    for key in [.control("G"), .enter] as [Key] { _ = session.press(key) }
    #expect(session.picture(80, 24).hasSuffix("\n Enter new word   Tab show missed words   Esc keep playing   ^P back"))
  }
}

@Suite struct PlainEndingTests {
  private func session() -> PlainGame {
    PlainGame(Session(game(), wording: wording(), clock: .stopped), isInteractive: true)
  }

  private func say(_ lines: String..., to session: inout PlainGame) -> [String] {
    lines.reduce([]) { _, line in session.respond(to: Array(line.utf8)) }
  }

  private func question(left: Int) -> [String] {
    [
      "End this round?", "\(left) words are left to find. You can come back until you look at the words you missed.",
      "/yes ends it; any other line keeps playing.",
    ]
  }

  @Test func `a round ends only after the question is answered with yes`() {
    var session = session()
    for left in [40, 39] {
      #expect(say("/end", to: &session) == question(left: left))
      #expect(say("milk", "/yes", to: &session) == ["/yes is not a command. /help lists them."])
      #expect(!session.game.round.isEnded)
    }
    #expect(say("/end", "/score", "/yes", to: &session) == ["/yes is not a command. /help lists them."])
    _ = say("/end", "/yes", to: &session)
    #expect(session.game.round.phase == .ended)
  }

  @Test func `the result does not reveal missed words, and the round can be resumed`() {
    var session = session()
    let atEnd = [
      "Word Scramble, silkworm: 1 of 40 words, 2 points, Thread.",
      "/missed shows the words you missed, /continue keeps playing, /again plays against this round, /share, /new deals a new word.",
    ]
    #expect(say("milk", "/end", "/yes", to: &session) == atEnd)
    #expect(say("/end", to: &session) == atEnd)
    #expect(say("worm", to: &session) == ["This round is over: New Word deals another."])
    #expect(say("/continue", to: &session) == ["silkworm: spell words from its letters. /help lists the commands."])
    #expect(say("worm", to: &session) == ["worm +2"])
  }

  @Test func `after missed words are shown, nothing can be played`() {
    var session = session()
    #expect(say("/missed", to: &session) == question(left: 40))
    let shown = say("/yes", "/missed", to: &session)
    #expect(shown[1] == "Words missed, longest first" && shown[2].hasPrefix("kilos limos "))
    #expect(session.game.round.phase == .revealed)
    #expect(say("/continue", to: &session) == shown)
    for text in ["milk", "mi", "é", "silkworm"] {
      #expect(say(text, to: &session) == ["This round is over: New Word deals another."])
    }
    #expect(session.result == "Score 0, 0 of 40 words")
    _ = say("/new", to: &session)
    #expect(say("/back", to: &session).dropFirst() == shown[...])
  }
}
