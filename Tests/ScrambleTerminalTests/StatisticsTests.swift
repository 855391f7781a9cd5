import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleTerminal

/// The statistics and the word book on the screen.
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
    for _ in 0..<6 {
      titles.append(String(screen.picture(80, 24).split(separator: "\n")[0].split(separator: "  ")[0]))
      press(.right, in: &screen)
    }
    #expect(
      titles == [
        " Statistics, All time", " Statistics, This year", " Statistics, This month", " Words to learn",
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
    for line in ["Rounds: 1", "Words found: 3", "Longest words: swirl", "Ranks reached", "Fair: 1"] {
      #expect(picture.contains("  \(line)\n"))
    }
    screen = ScrambleTerminalTests.screenGame()
    press(.control("R"), in: &screen)
    #expect(screen.picture(80, 24).contains("\n  Nothing yet."))
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
}
