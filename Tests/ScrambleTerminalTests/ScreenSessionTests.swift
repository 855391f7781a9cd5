import ScrambleKit
import Testing
import WordScramble

@testable import ScrambleTerminal

@Suite struct ScreenSessionTests {
  private static let keys: [Key] =
    "abcdefghijklmnopqrstuvwxyzM é你?".unicodeScalars.map(Key.text)
    + "milkwormsi".unicodeScalars.map(Key.text)
    + [.enter, .enter, .enter, .backspace, .tab, .escape, .up, .down, .pageUp, .pageDown]
    + "NPGULZQDCX".map(Key.control)

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `no keys in any order stop the game or lose a letter`(seed: UInt64) {
    var dice = Dice(state: seed)
    var session = session()
    for _ in 0..<400 {
      _ = session.press(ScreenSessionTests.keys.randomElement(using: &dice) ?? .enter)
      #expect(session.letters.sorted() == session.game.round.root.letters.sorted())
      #expect(session.entry.signs.count <= 64)
    }
    #expect(!session.picture(80, 24).isEmpty)
  }

  @Test func `keys that leave say how`() {
    var session = session()
    #expect(session.press(.control("C")) == .leave(code: 130))
    #expect(session.press(.control("Q")) == .leave(code: 0))
    #expect(session.press(.control("D")) == .leave(code: 0))
    session.type("m")
    #expect(session.press(.control("D")) == nil)
    #expect(session.press(.control("Z")) == .suspend)
    #expect(session.press(.control("L")) == .redraw)
    #expect(session.typed == "m")
  }

  @Test func `a refused word stays until a letter begins anew`() {
    var session = session()
    session.play("mill")
    #expect(session.typed == "mill")
    _ = session.press(.enter)
    #expect(session.typed == "mill" && session.message == nil)
    session.type("s")
    #expect(session.typed == "mills")
    session.play("")
    session.type("s")
    #expect(session.typed == "s")
  }

  @Test func `the last entry comes back, found or refused`() {
    var session = session()
    session.play("milk")
    _ = session.press(.up)
    #expect(session.typed == "milk")
    _ = session.press(.control("U"))
    session.play("mikl")
    _ = session.press(.control("U"))
    _ = session.press(.up)
    #expect(session.typed == "mikl")
  }

  @Test func `every shuffle is another order`() {
    var seed: UInt64 = 0
    var session = ScreenSession(
      game: game(), wording: wording(), clock: Clock { 0 },
      nextSeed: {
        seed += 1
        return seed
      })
    for _ in 0..<50 {
      let before = session.letters
      _ = session.press(.text(" "))
      #expect(session.letters != before)
    }
  }

  @Test func `after the end nothing is played`() {
    var session = session()
    _ = session.press(.control("G"))
    session.type("milk")
    _ = session.press(.tab)
    #expect(session.panel == .end)
    #expect(session.game.round.found.isEmpty)
    #expect(session.game.round.hintsTaken == 0)
  }

  @Test func `a rank that is reached is said, and the last word too`() {
    var session = session("milk")
    session.play("mil")
    #expect(session.message == .notes(["mil +1", "Cord reached"]))
    session.play("ilk")
    #expect(
      session.message
        == .notes(["ilk +1", "Every common word found.", "There may be bonus words yet. ^N deals a new word."]))
  }

  @Test func `what there is to say at the start is said until the first key`() {
    var session = ScreenSession(game: game(), wording: wording(), clock: Clock { 0 }, notes: ["Hello"])
    #expect(session.message == .notes(["Hello"]))
    session.type("m")
    #expect(session.message == nil)
  }
}
