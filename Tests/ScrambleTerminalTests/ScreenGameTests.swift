import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleTerminal

@Suite struct ScreenGameTests {
  private static let keys: [Key] =
    "abcdefghijklmnopqrstuvwxyzM é你?".unicodeScalars.map(Key.text)
    + "milkwormsi".unicodeScalars.map(Key.text)
    + [.enter, .enter, .enter, .backspace, .tab, .escape, .up, .down, .pageUp, .pageDown]
    + "NGULZQDC".map(Key.control)

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `random keys never stop the game or lose a letter`(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    var screen = screenGame()
    for _ in 0..<400 {
      _ = screen.press(ScreenGameTests.keys.randomElement(using: &generator) ?? .enter)
      #expect(screen.letters.letters.sorted() == screen.game.round.root.letters.sorted())
      #expect(screen.field.text.characters.count <= 64)
    }
    #expect(!screen.picture(80, 24).isEmpty)
  }

  @Test func `a key that quits returns its exit code`() {
    var screen = screenGame()
    #expect(screen.press(.control("C")) == .quit(code: 130))
    #expect(screen.press(.control("Q")) == .quit(code: 0))
    #expect(screen.press(.control("D")) == .quit(code: 0))
    screen.type("m")
    #expect(screen.press(.control("D")) == nil)
    #expect(screen.press(.control("Z")) == .suspend)
    #expect(screen.press(.control("L")) == .redraw)
    #expect(screen.typedText == "m")
  }

  @Test func `a refused word stays until a letter starts a new one`() {
    var screen = screenGame()
    screen.play("mill")
    #expect(screen.typedText == "mill")
    _ = screen.press(.enter)
    #expect(screen.typedText == "mill" && screen.message == nil)
    screen.type("s")
    #expect(screen.typedText == "s")
  }

  @Test func `a found word is in view although the list was scrolled`() {
    var screen = screenGame()
    for word in ["silk", "worm", "work", "slim", "swim", "risk", "soil"] { screen.play(word) }
    _ = screen.press(.pageDown)
    #expect(screen.scrollOffset == 5)
    screen.play("milk")
    #expect(screen.scrollOffset == 0)
  }

  @Test(arguments: [Key.escape, .control("U"), .control("W")])
  func `a key clears the field, refused or not`(key: Key) {
    var screen = screenGame()
    screen.play("mill")
    _ = screen.press(key)
    #expect(screen.typedText == "" && screen.message == nil)
    screen.type("ro")
    _ = screen.press(key)
    #expect(screen.typedText == "")
  }

  @Test(
    arguments: [
      [.text(" ")], [.tab, .tab], [.tab, .escape], [.text("?"), .enter], [.pageDown], [.pageUp], [.up], [.down],
      [.enter], [.control("L")], [.control("Z")], [.control("G"), .escape],
      [.text(" "), .up, .tab, .escape, .pageDown, .enter],
    ] as [[Key]])
  func `the letter after a refusal starts a new word, even after other keys`(keys: [Key]) {
    var screen = screenGame()
    screen.play("mill")
    for key in keys { _ = screen.press(key) }
    #expect(screen.typedText == "mill")
    screen.type("row")
    #expect(screen.typedText == "row")
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
    var screen = screenGame()
    screen.play("mill")
    for key in keys { _ = screen.press(key) }
    screen.type("row")
    #expect(screen.typedText == typed)
  }

  @Test func `the last entry can be recalled, found or refused`() {
    var screen = screenGame()
    screen.play("milk")
    _ = screen.press(.up)
    #expect(screen.typedText == "milk")
    _ = screen.press(.control("U"))
    screen.play("mikl")
    _ = screen.press(.control("U"))
    _ = screen.press(.up)
    #expect(screen.typedText == "mikl")
  }

  @Test func `every shuffle changes the order`() {
    var seed: UInt64 = 0
    var screen = ScreenGame(
      Session(
        game(), wording: wording(), clock: .stopped,
        nextSeed: {
          seed += 1
          return seed
        }))
    for _ in 0..<50 {
      let before = screen.letters
      _ = screen.press(.text(" "))
      #expect(screen.letters != before)
    }
  }

  @Test func `a new rank and the last word are announced`() {
    var screen = screenGame("kilo")
    screen.play("oil")
    #expect(screen.message == .notes(["oil +1", "Good reached"]))
    screen.play("ilk")
    #expect(screen.message == .notes(["ilk +1", "Every common word found."]))
  }

  @Test func `the last common word opens the result, and bonus words can still be played`() {
    var screen = screenGame("kilo")
    for word in ["oil", "ilk"] { screen.play(word) }
    #expect(screen.panel == .finale && !screen.game.round.isEnded)
    let picture = screen.picture(80, 24)
    #expect(picture.contains("2 of 2 words") && picture.contains("There may still be bonus words."))
    #expect(!picture.contains("missed"))
    _ = screen.press(.escape)
    #expect(screen.panel == nil)
    _ = screen.press(.control("G"))
    #expect(screen.panel == .result && screen.picture(80, 24).contains("You missed none."))
  }

  @Test func `a word that uses every letter is praised`() {
    var screen = screenGame("team")
    screen.play("mate")
    #expect(screen.message == .notes(["mate +4", "anagram", "Fine reached"]))
  }

  @Test func `the notes at the start are shown until the first key`() {
    var screen = ScreenGame(Session(game(), wording: wording(), clock: .stopped), notes: ["Hello"])
    #expect(screen.message == .notes(["Hello"]))
    screen.type("m")
    #expect(screen.message == nil)
  }
}
