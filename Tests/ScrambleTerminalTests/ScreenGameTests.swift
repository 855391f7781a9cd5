import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleTerminal

@Suite struct ScreenGameTests {
  private static let keys: [Key] =
    "abcdefghijklmnopqrstuvwxyzM é你?".unicodeScalars.map(Key.text)
    + "milkwormsi".unicodeScalars.map(Key.text)
    + [.enter, .enter, .enter, .backspace, .tab, .escape, .up, .down, .pageUp, .pageDown]
    + "NPGULZQDCX".map(Key.control)

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `random keys never stop the game or lose a letter`(seed: UInt64) {
    var dice = Dice(state: seed)
    var session = session()
    for _ in 0..<400 {
      _ = session.press(ScreenGameTests.keys.randomElement(using: &dice) ?? .enter)
      #expect(session.letters.letters.sorted() == session.game.round.root.letters.sorted())
      #expect(session.field.text.characters.count <= 64)
    }
    #expect(!session.picture(80, 24).isEmpty)
  }

  @Test func `a key that quits returns its exit code`() {
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

  @Test func `a refused word stays until a letter starts a new one`() {
    var session = session()
    session.play("mill")
    #expect(session.typed == "mill")
    _ = session.press(.enter)
    #expect(session.typed == "mill" && session.message == nil)
    session.type("s")
    #expect(session.typed == "s")
  }

  @Test(arguments: [Key.escape, .control("U"), .control("W")])
  func `a key clears the field, refused or not`(key: Key) {
    var session = session()
    session.play("mill")
    _ = session.press(key)
    #expect(session.typed == "" && session.message == nil)
    session.type("ro")
    _ = session.press(key)
    #expect(session.typed == "")
  }

  @Test(
    arguments: [
      [.text(" ")], [.tab, .tab], [.tab, .escape], [.text("?"), .enter], [.pageDown], [.pageUp], [.up], [.down],
      [.enter], [.control("X")], [.control("L")], [.control("Z")], [.control("G"), .escape], [.control("P")],
      [.text(" "), .up, .tab, .escape, .pageDown, .enter],
    ] as [[Key]])
  func `the letter after a refusal starts a new word, even after other keys`(keys: [Key]) {
    var session = session()
    session.play("mill")
    for key in keys { _ = session.press(key) }
    #expect(session.typed == "mill")
    session.type("row")
    #expect(session.typed == "row")
  }

  @Test(
    arguments: [
      ([.backspace], "milrow"), ([.control("U")], "row"), ([.control("U"), .up], "millrow"),
      ([.backspace, .up], "millrow"),
      ([.text(" "), .backspace, .text(" ")], "milrow"),
    ] as [([Key], String)])
  func `after a refusal, a deleting key edits the word and letters are added to the rest`(
    keys: [Key], typed: String
  ) {
    var session = session()
    session.play("mill")
    for key in keys { _ = session.press(key) }
    session.type("row")
    #expect(session.typed == typed)
  }

  @Test func `the last entry can be recalled, found or refused`() {
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

  @Test func `every shuffle changes the order`() {
    var seed: UInt64 = 0
    var session = ScreenGame(
      Session(
        game(), wording: wording(), clock: .stopped,
        nextSeed: {
          seed += 1
          return seed
        }))
    for _ in 0..<50 {
      let before = session.letters
      _ = session.press(.text(" "))
      #expect(session.letters != before)
    }
  }

  @Test func `play time stops while the player is away`() {
    let clock = MovableClock()
    var session = ScreenGame(Session(game(), wording: wording(), clock: clock.clock))
    clock.time = 100
    session.play("milk")
    session.pause()
    clock.time = 900
    session.resume()
    clock.time = 950
    session.play("worm")
    #expect(session.game.round.found.map(\.time) == [150, 100])
    #expect(session.game.round.playTime == 150)
  }

  @Test func `a new rank and the last word are announced`() {
    var session = session("kilo")
    session.play("oil")
    #expect(session.message == .notes(["oil +1", "Cord reached"]))
    session.play("ilk")
    #expect(session.message == .notes(["ilk +1", "Every common word found."]))
  }

  @Test func `the last common word opens the result, and bonus words can still be played`() {
    var session = session("kilo")
    for word in ["oil", "ilk"] { session.play(word) }
    #expect(session.panel == .finale && session.game.round.phase == .playing)
    let picture = session.picture(80, 24)
    #expect(picture.contains("2 of 2 words") && picture.contains("There may still be bonus words."))
    #expect(picture.contains("^S share   ") && !picture.contains("missed"))
    _ = session.press(.control("S"))
    #expect(session.panel == .share)
    _ = session.press(.escape)
    #expect(session.panel == nil)
    _ = session.press(.control("G"))
    #expect(session.panel == .result && !session.picture(80, 24).contains("missed"))
  }

  @Test func `a word that uses every letter is praised, and a repeated attempt is recognized`() {
    var session = session("team")
    session.play("mate")
    #expect(session.message == .notes(["mate +4", "anagram", "Braid reached"]))
    session.play("tem")
    session.play("tem")
    #expect(session.picture(80, 24).contains("You tried this one already."))
    #expect(!session.picture(80, 24).contains("^X"), "without the list of insults no word can be kept")
  }

  @Test func `Forward returns to the word that Back left`() {
    var session = session("team")
    _ = session.press(.control("N"))
    let dealt = session.game.round.root
    _ = session.press(.control("P"))
    #expect(session.game.round.root == "team")
    #expect(session.message == .notes(["Back to team, as you left it."]))
    _ = session.press(.control("F"))
    #expect(session.game.round.root == dealt)
    _ = session.press(.control("F"))
    #expect(session.message == .notes(["There is no word to go forward to."]))
  }

  @Test func `the notes at the start are shown until the first key`() {
    var session = ScreenGame(Session(game(), wording: wording(), clock: .stopped), notes: ["Hello"])
    #expect(session.message == .notes(["Hello"]))
    session.type("m")
    #expect(session.message == nil)
  }
}

/// A clock that a test sets. Each test uses it from one thread.
final class MovableClock: @unchecked Sendable {
  /// Tenths of a second since the game was dealt.
  var time: Int64 = 0

  var clock: Clock { Clock { [self] in Moment(seconds: 1_700_000_000, uptime: 17_000_000_000 + time) } }
}
