import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleTerminal

/// The statistics, the calendar and the word book on the screen, and sharing a round.
@Suite struct StatisticsTests {
  private func press(_ keys: Key..., in screen: inout ScreenGame) {
    for key in keys { _ = screen.press(key) }
  }

  /// A game on 2026-11-22, the day of daily puzzle No 326.
  private func gameWithThreeWords() -> ScreenGame {
    var screen = screenGame(now: 1_795_348_800)
    screen.play("milk", "silk", "swirl")
    return screen
  }

  @Test func `the sections of the statistics follow one another in a circle`() {
    var screen = gameWithThreeWords()
    press(.control("R"), in: &screen)
    var titles: [String] = []
    for _ in 0..<7 {
      titles.append(String(screen.picture(80, 24).split(separator: "\n")[0].split(separator: "  ")[0]))
      press(.right, in: &screen)
    }
    #expect(
      titles == [
        " Statistics, All time", " Statistics, This year", " Statistics, This month", " Calendar, 2026-11",
        " Words to learn",
        " Word book, 3 words", " Statistics, All time",
      ])
    press(.left, .left, .left, in: &screen)
    #expect(screen.panel == .statistics(.wordsToLearn))
    press(.escape, in: &screen)
    #expect(screen.panel == nil && screen.statistics == nil)
  }

  @Test func `the statistics show every figure or say that there is none`() {
    var screen = gameWithThreeWords()
    press(.control("R"), in: &screen)
    let picture = screen.picture(80, 40)
    for line in ["Rounds: 1", "Words found: 3", "Longest words: swirl", "Ranks reached", "Strand: 1"] {
      #expect(picture.contains("  \(line)\n"))
    }
    screen = ScrambleTerminalTests.screenGame()
    press(.control("R"), in: &screen)
    #expect(screen.picture(80, 24).contains("\n  Nothing yet."))
  }

  @Test func `a month is drawn in weeks from Monday to Sunday, each day a bead`() {
    var screen = screenGame(now: 1_795_348_800) { ($0.root, $0.daily) = (nil, 326) }
    screen.play("\(screen.game.missed[0])")
    press(.control("R"), .right, .right, .right, in: &screen)
    #expect(
      screen.picture(80, 24).hasPrefix(
        """
         Calendar, 2026-11                                  Page 1 of 2, Space turns it

                                         1○
           2○   3○   4○   5○   6○   7○   8○
           9○  10○  11○  12○  13○  14○  15○
          16○  17○  18○  19○  20○  21○  22◔
          23·  24·  25·  26·  27·  28·  29·
          30·

          2026-11-01, No 305: not played
        """))
    #expect(screen.picture(80, 24, .ascii).contains("  16o  17o  18o  19o  20o  21o  22+\n"))
    press(.up, in: &screen)
    #expect(screen.picture(40, 12).hasPrefix(" Calendar, 2026-10"))
    press(.down, .down, in: &screen)
    #expect(screen.picture(40, 12).hasPrefix(" Calendar, 2026-11"))
    for _ in 0..<20 { press(.up, in: &screen) }
    #expect(screen.picture(40, 12).hasPrefix(" Calendar, 2026-01"))
  }

  @Test func `the word book looks up only the meanings on its page`() {
    var lookedUpWords: [Word] = []
    let meanings = { (word: Word) in
      lookedUpWords.append(word)
      return [Glossary.Meaning]()
    }
    var screen = ScreenGame(Session(game(), wording: wording(), clock: .stopped, meanings: meanings, nextSeed: { 7 }))
    screen.play("milk", "silk", "swirl", "worm")
    press(.control("R"), .left, in: &screen)
    let picture = screen.picture(40, 10)
    #expect(picture.contains("\n  milk: found once, on 2023-11-14\n    No definition is known.\n  silk: "))
    #expect(lookedUpWords == ["milk", "silk", "swirl"] && !picture.contains("worm"))
    press(.pageDown, in: &screen)
    #expect(screen.picture(40, 10).contains("\n  worm: ") && lookedUpWords.count == 4)
  }

  @Test func `a round can be shared once a word is found`() {
    var screen = screenGame()
    press(.control("S"), in: &screen)
    #expect(screen.panel == nil && screen.message == .notes(["No words found in this round yet. Find one first."]))
    screen.play("milk")
    press(.control("S"), in: &screen)
    let picture = screen.picture(80, 24)
    #expect(picture.contains("  Word Scramble, silkworm: 1 of 40 words") && picture.contains("\n  ●○○○○○○\n"))
    press(.escape, in: &screen)
    #expect(screen.panel == nil)
  }
}
