import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleTerminal

/// Timed rounds on the screen.
@Suite struct TimeTests {
  private let testClock = TestClock()

  private func untimedGame() -> ScreenGame {
    ScreenGame(Session(game(), wording: wording(), clock: testClock.clock, nextSeed: { 7 }))
  }

  /// A timed round that was dealt in the session, so that its time runs.
  private func runningGame() -> ScreenGame {
    var screen = untimedGame()
    screen.perform(.newWordIn(minutes: 3))
    return screen
  }

  private func missedWord(in screen: ScreenGame) -> String { "\(screen.game.missed[0])" }

  @Test func `the key that pauses changes nothing in an untimed round`() {
    var screen = untimedGame()
    screen.type("mi")
    _ = screen.press(.control("T"))
    #expect(screen.panel == nil && screen.message == nil && screen.typedText == "mi")
  }

  @Test func `the head shows the time left at every size and keeps it current`() {
    var screen = runningGame()
    testClock.tenths += 185
    screen.tick()
    #expect(screen.isTimeRunning)
    #expect(screen.picture(80, 24).split(separator: "\n")[0].contains(", 2:42 "))
    #expect(screen.picture(40, 10).split(separator: "\n")[0].contains("  2:42 "))
    let untimed = untimedGame()
    #expect(!untimed.isTimeRunning && !untimed.picture(40, 10).split(separator: "\n")[0].contains(":"))
  }

  @Test(arguments: [Key.enter, .escape, .control("T")])
  func `a paused round shows neither letters nor words, and its time stops`(key: Key) {
    var screen = runningGame()
    let found = missedWord(in: screen)
    screen.play(found)
    _ = screen.press(.control("T"))
    testClock.tenths += 5000
    screen.tick()
    for size in [(80, 24), (40, 12), (20, 6)] {
      let picture = screen.picture(size.0, size.1)
      #expect(picture.hasPrefix(" Paused") && !picture.contains(found))
      #expect(!picture.contains("\(screen.game.round.root)"))
    }
    screen.type("m")
    _ = screen.press(.tab)
    #expect(screen.panel == .paused && screen.typedText == "" && screen.game.round.assists.isEmpty)
    _ = screen.press(key)
    #expect(screen.panel == nil && screen.session.timeLeft == 1800 && screen.isTimeRunning)
  }

  @Test func `a word that is being typed can be finished, and then the round ends`() {
    for isFound in [true, false] {
      var screen = runningGame()
      let typed = isFound ? missedWord(in: screen) : "zzz"
      screen.type(typed)
      testClock.tenths += 1800
      screen.tick()
      #expect(screen.message == .notes(["Time is up. Finish your word."]) && screen.panel == nil)
      #expect(!screen.isTimeRunning && screen.typedText == typed)
      _ = screen.press(.enter)
      #expect(screen.panel == .result && screen.game.round.found.count == (isFound ? 1 : 0))
      guard case .notes(let notes) = screen.message else { return #expect(Bool(false), "no notes") }
      #expect(notes.first == "Time is up" && notes.count > 1)
    }
  }

  @Test func `a timed round is paused while the statistics are open`() {
    var screen = runningGame()
    _ = screen.press(.control("R"))
    testClock.tenths += 3000
    screen.tick()
    #expect(screen.panel == .statistics(.summary(.allTime)))
    _ = screen.press(.escape)
    #expect(screen.panel == .paused && screen.session.timeLeft == 1800)
  }
}
