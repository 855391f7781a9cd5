import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleTerminal

/// The meanings of found words and of missed words.
@Suite struct MeaningTests {
  private static let glossary = Glossary(
    Array(
      """
      glosses 1
      milk\tn a white liquid\tv take milk
      silk\tn a fine fabric
      worm\tn a soft animal

      worms\tworm plural 0

      """.utf8))

  private func screenGame(_ language: Language = .english) -> ScreenGame {
    var screen = ScreenGame(
      Session(
        game(), wording: wording(language), clock: .stopped, meanings: { Self.glossary?.meanings(of: $0) ?? [] },
        nextSeed: { 7 }))
    screen.play("milk", "silk", "worms")
    return screen
  }

  private func press(_ keys: Key..., in screen: inout ScreenGame) {
    for key in keys { _ = screen.press(key) }
  }

  @Test func `Down and Up move through the found words and stop at both ends`() {
    var screen = screenGame()
    let indices: [Int?] = [Key.down, .down, .down, .down, .up, .up, .up].map { key in
      press(key, in: &screen)
      return screen.selectedIndex
    }
    #expect(indices == [0, 1, 2, 2, 1, 0, nil])
    #expect(screen.typedText == "")
    press(.up, in: &screen)
    #expect(screen.typedText == "worms")
  }

  @Test func `a marked word has a sign before it until a letter is typed`() {
    var screen = screenGame()
    press(.down, .down, in: &screen)
    #expect(screen.picture(80, 24).contains("\n>④   silk"))
    screen.type("m")
    #expect(screen.selectedIndex == nil && screen.typedText == "m" && !screen.picture(80, 24).contains("\n>"))
  }

  @Test func `Right shows the meaning of the marked word, and Escape returns to it`() {
    var screen = screenGame()
    press(.down, .right, in: &screen)
    let picture = screen.picture(80, 24)
    #expect(picture.hasPrefix(" worms  1/3\n\n  plural of worm, noun\n  a soft animal\n"))
    press(.down, .down, .down, in: &screen)
    #expect(screen.picture(40, 10).hasPrefix(" milk  3/3\n  noun\n  a white liquid\n\n  verb\n  take milk\n"))
    press(.up, .escape, in: &screen)
    #expect(screen.panel == nil && screen.selectedIndex == 1)
    #expect(screen.game.round.found.count == 3)
  }

  @Test func `Right needs a marked word, and Down needs a found one`() {
    var screen = screenGame()
    press(.right, in: &screen)
    #expect(screen.panel == nil)
    var empty = ScreenGame(Session(game(), wording: wording(), clock: .stopped))
    press(.down, .right, in: &empty)
    #expect(empty.panel == nil && empty.selectedIndex == nil)
  }

  @Test func `a letter closes a meaning and is typed`() {
    var screen = screenGame()
    press(.down, .right, in: &screen)
    screen.type("s")
    #expect(screen.panel == nil && screen.typedText == "s")
  }

  @Test func `missed words can be looked up after the end`() {
    var screen = screenGame()
    press(.control("G"), .enter, .right, in: &screen)
    #expect(screen.panel == .meaning(index: 0))
    #expect(screen.picture(80, 24).hasPrefix(" \(screen.game.missed[0])  1/"))
    press(.down, in: &screen)
    #expect(screen.panel == .meaning(index: 1))
    press(.escape, in: &screen)
    #expect(screen.panel == .result)
    #expect(screen.picture(80, 24).contains("Right define"))
  }

  @Test func `the panel of a word without a meaning says so`() {
    var screen = screenGame()
    screen.play("mirk")
    press(.down, .right, in: &screen)
    #expect(screen.picture(80, 24).contains("No definition is known."))
  }

  @Test func `for a Chinese player the labels are Chinese and the meanings English`() {
    var screen = screenGame(.simplifiedChinese)
    press(.down, .right, in: &screen)
    #expect(screen.picture(80, 24).contains("worm 的复数, 名词\n  a soft animal"))
  }

  @Test func `the second step of the hint is a clue, and the result counts the clues`() {
    var screen = screenGame()
    press(.tab, in: &screen)
    #expect(screen.picture(80, 24).contains("Tab a clue") && !screen.picture(80, 24).contains("Clues"))
    press(.tab, .tab, in: &screen)
    let first = screen.game.clues[0].word
    let last = screen.game.clues[1].word
    #expect(last != first && screen.game.standing.clueCount == 2)
    let picture = screen.picture(80, 30)
    #expect(picture.contains("Words left by first letter") && picture.contains("  Clues\n"))
    #expect(!picture.contains(" \(last)") && !picture.contains(" \(first)"))
    press(.escape, in: &screen)
    #expect(screen.panel == nil)
    screen.play(last.description)
    #expect(screen.game.clues == [Clue(word: first, isFound: false), Clue(word: last, isFound: true)])
    press(.tab, in: &screen)
    #expect(screen.picture(80, 30).contains("  \(last), found. ") && !screen.picture(80, 30).contains(" \(first)"))
    press(.escape, in: &screen)
    press(.control("G"), .enter, in: &screen)
    #expect(screen.picture(80, 24).contains("Word Scramble, silkworm: 4 of 40 words, 2 clues, "))
  }

  @Test func `in line mode a command gives a clue or says that none is left`() {
    var plain = PlainGame(
      Session(
        game(), wording: wording(), clock: .stopped, meanings: { _ in Self.glossary?.meanings(of: "worms") ?? [] }),
      isInteractive: true)
    let clue = "4 letters, starting with s, plural of ___, noun: a soft animal"
    #expect(plain.respond(to: Array("/clue".utf8)) == [clue])
    for _ in 0..<39 { _ = plain.respond(to: Array("/clue".utf8)) }
    #expect(plain.respond(to: Array("/clue".utf8)) == ["Every word left already has a clue."])
    for word in plain.game.missed { _ = plain.respond(to: Array(word.ascii)) }
    #expect(plain.respond(to: Array("/clue".utf8)) == ["No common word is left."])
  }

  @Test func `in line mode a command shows the meaning of a word`() {
    var plain = PlainGame(
      Session(game(), wording: wording(), clock: .stopped, meanings: { Self.glossary?.meanings(of: $0) ?? [] }),
      isInteractive: true)
    #expect(plain.respond(to: Array("/define  Worms ".utf8)) == ["worms, plural of worm, noun: a soft animal"])
    #expect(plain.respond(to: Array("/define m1lk".utf8)) == ["m1lk: No definition is known."])
    #expect(plain.respond(to: Array("/define".utf8)) == ["/define is not a command. /help lists them."])
  }
}
