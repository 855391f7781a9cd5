import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

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

  private func session(_ language: Language = .english) -> ScreenGame {
    var session = ScreenGame(
      Session(
        game(), wording: wording(language), clock: .stopped, meanings: { Self.glossary?.meanings(of: $0) ?? [] },
        nextSeed: { 7 }))
    session.play("milk", "silk", "worms")
    return session
  }

  private func press(_ keys: Key..., in session: inout ScreenGame) {
    for key in keys { _ = session.press(key) }
  }

  @Test func `Down and Up move through the found words and stop at both ends`() {
    var session = session()
    let places: [Int?] = [Key.down, .down, .down, .down, .up, .up, .up].map { key in
      press(key, in: &session)
      return session.marked
    }
    #expect(places == [0, 1, 2, 2, 1, 0, nil])
    #expect(session.typed == "")
    press(.up, in: &session)
    #expect(session.typed == "worms")
  }

  @Test func `a marked word has a sign before it until a letter is typed`() {
    var session = session()
    press(.down, .down, in: &session)
    #expect(session.picture(80, 24).contains("\n>④   silk"))
    session.type("m")
    #expect(session.marked == nil && session.typed == "m" && !session.picture(80, 24).contains("\n>"))
  }

  @Test func `Right shows the meaning of the marked word, and Escape returns to it`() {
    var session = session()
    press(.down, .right, in: &session)
    let picture = session.picture(80, 24)
    #expect(picture.hasPrefix(" worms  1/3\n\n  plural of worm, noun\n  a soft animal\n"))
    press(.down, .down, .down, in: &session)
    #expect(session.picture(40, 10).hasPrefix(" milk  3/3\n  noun\n  a white liquid\n\n  verb\n  take milk\n"))
    press(.up, .escape, in: &session)
    #expect(session.panel == nil && session.marked == 1)
    #expect(session.game.round.found.count == 3)
  }

  @Test func `Right needs a marked word, and Down needs a found one`() {
    var session = session()
    press(.right, in: &session)
    #expect(session.panel == nil)
    var empty = ScreenGame(Session(game(), wording: wording(), clock: .stopped))
    press(.down, .right, in: &empty)
    #expect(empty.panel == nil && empty.marked == nil)
  }

  @Test func `a letter closes a meaning and is typed`() {
    var session = session()
    press(.down, .right, in: &session)
    session.type("s")
    #expect(session.panel == nil && session.typed == "s")
  }

  @Test func `missed words can be looked up once they are shown`() {
    var session = session()
    press(.control("G"), .enter, .right, in: &session)
    #expect(session.panel == .result)
    press(.tab, .right, in: &session)
    #expect(session.panel == .meaning(index: 0))
    #expect(session.picture(80, 24).hasPrefix(" \(session.game.missed[0])  1/"))
    press(.down, in: &session)
    #expect(session.panel == .meaning(index: 1))
    press(.escape, in: &session)
    #expect(session.panel == .result && session.game.round.phase == .revealed)
    #expect(session.picture(80, 24).contains("Right define"))
  }

  @Test func `the panel of a word without a meaning says so`() {
    var session = session()
    session.play("mirk")
    press(.down, .right, in: &session)
    #expect(session.picture(80, 24).contains("No definition is known."))
  }

  @Test func `for a Chinese player the labels are Chinese and the meanings English`() {
    var session = session(.simplifiedChinese)
    press(.down, .right, in: &session)
    #expect(session.picture(80, 24).contains("worm 的复数, 名词\n  a soft animal"))
  }

  @Test func `the second step of the hint is a clue, and the result counts the clues`() {
    var session = session()
    press(.tab, in: &session)
    #expect(session.picture(80, 24).contains("Tab a clue") && !session.picture(80, 24).contains("Clues"))
    press(.tab, .tab, in: &session)
    let (first, last) = (session.game.clues[0].word, session.game.clues[1].word)
    #expect(last != first && session.game.standing.clues == 2)
    let picture = session.picture(80, 30)
    #expect(picture.contains("Words left by first letter") && picture.contains("  Clues\n"))
    #expect(!picture.contains(" \(last)") && !picture.contains(" \(first)"))
    press(.escape, in: &session)
    #expect(session.panel == nil)
    session.play(last.description)
    #expect(session.game.clues == [Clue(word: first, isFound: false), Clue(word: last, isFound: true)])
    press(.tab, in: &session)
    #expect(session.picture(80, 30).contains("  \(last), found. ") && !session.picture(80, 30).contains(" \(first)"))
    press(.escape, in: &session)
    press(.control("G"), .enter, in: &session)
    #expect(session.picture(80, 24).contains("Word Scramble, silkworm: 4 of 40 words, 2 clues, "))
  }

  @Test func `once every word has a clue, the key for clues disappears`() {
    var session = session()
    press(.tab, in: &session)
    for _ in 0..<40 { press(.tab, in: &session) }
    #expect(session.game.clues.count == 37 && !session.picture(80, 24).contains("Tab a clue"))
  }

  @Test func `in line mode a command gives a clue or says that none is left`() {
    var session = PlainGame(
      Session(
        game(), wording: wording(), clock: .stopped, meanings: { _ in Self.glossary?.meanings(of: "worms") ?? [] }),
      isInteractive: true)
    let clue = "4 letters, starting with s, plural of ___, noun: a soft animal"
    #expect(session.respond(to: Array("/clue".utf8)) == [clue])
    for _ in 0..<39 { _ = session.respond(to: Array("/clue".utf8)) }
    #expect(session.respond(to: Array("/clue".utf8)) == ["Every word left already has a clue."])
    for word in session.game.missed { _ = session.respond(to: Array(word.ascii)) }
    #expect(session.respond(to: Array("/clue".utf8)) == ["No common word is left."])
  }

  @Test func `in line mode the word book and the words to learn have meanings`() {
    var session = PlainGame(
      Session(game(), wording: wording(), clock: .stopped, meanings: { Self.glossary?.meanings(of: $0) ?? [] }),
      isInteractive: true)
    for line in ["worms", "/end", "/yes", "/missed"] { _ = session.respond(to: Array(line.utf8)) }
    #expect(
      session.respond(to: Array("/book".utf8)) == [
        "1 word", "worms: found once, on 2023-11-14. plural of worm, noun: a soft animal",
      ])
    #expect(session.respond(to: Array("/learn".utf8)).contains("milk: missed once. noun: a white liquid"))
  }

  @Test func `in line mode a command shows the meaning of a word`() {
    var session = PlainGame(
      Session(game(), wording: wording(), clock: .stopped, meanings: { Self.glossary?.meanings(of: $0) ?? [] }),
      isInteractive: true)
    #expect(session.respond(to: Array("/define  Worms ".utf8)) == ["worms, plural of worm, noun: a soft animal"])
    #expect(session.respond(to: Array("/define m1lk".utf8)) == ["m1lk: No definition is known."])
    #expect(session.respond(to: Array("/define".utf8)) == ["/define is not a command. /help lists them."])
  }
}
