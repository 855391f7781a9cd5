import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleTerminal

/// Timed rounds on the screen.
@Suite struct TimeTests {
  private let watch = Stopwatch()

  private func timed(_ minutes: Int? = 3) -> ScreenGame {
    return ScreenGame(
      Session(game("silkworm") { $0.minutes = minutes }, wording: wording(), clock: watch.clock, nextSeed: { 7 }))
  }

  /// A timed round that was dealt in the session, so that its time runs.
  private func running() -> ScreenGame {
    var session = timed(nil)
    _ = session.press(.control("T"))
    session.type("3")
    return session
  }

  private func word(in session: ScreenGame, at place: Int = 0) -> String { "\(session.game.missed[place])" }

  @Test func `the time panel deals a timed word, and any other key changes nothing`() {
    var session = timed(nil)
    _ = session.press(.control("T"))
    #expect(
      session.picture(80, 24).hasPrefix(
        " A new word: how much time?\n\n  1  No time limit\n  3  3 minutes\n  0  10 minutes\n"))
    session.type("x")
    #expect(session.panel == nil && session.game.round.root == "silkworm" && session.typed == "")
    for (key, minutes) in [("3", 3), ("0", 10), ("1", nil)] as [(String, Int?)] {
      if session.game.round.minutes != nil { session.perform(.newWordIn(minutes: nil)) }
      _ = session.press(.control("T"))
      session.type(key)
      #expect(session.game.round.minutes == minutes && session.panel == nil)
    }
  }

  /// Lets a number of tenths of a second pass. The session checks the clock every two seconds, as it does while no key
  /// is pressed.
  private func wait(_ tenths: Int64, _ session: inout ScreenGame) {
    for _ in 0..<tenths / 20 {
      watch.tenths += 20
      session.look(isPlayerActing: false)
      session.tick()
    }
  }

  @Test func `sleep is not play time, and a timed round waits for the player afterwards`() {
    var session = running()
    wait(100, &session)
    watch.tenths += 540_000
    session.look(isPlayerActing: false)
    session.tick()
    #expect(session.panel == .paused && session.session.timeLeft == 1700 && !session.isTimeRunning)
    _ = session.press(.enter)
    #expect(session.panel == nil && session.isTimeRunning)
    watch.tenths += 200
    // A key may arrive before the session has checked the clock. It does not count as a letter.
    session.type("m")
    #expect(session.panel == .paused && session.session.timeLeft == 1700 && session.typed == "")
  }

  @Test func `the player counts as away only after ten idle minutes`() {
    for minutes in [nil, 100] {
      var session = timed(nil)
      session.session.change { $0.newWord(minutes: minutes, seed: 1, at: $1) }
      wait(100, &session)
      session.type("m")
      wait(5980, &session)
      #expect(session.panel == nil && session.game.playTime(at: watch.clock.moment()) == 6080)
      session.type("i")
      wait(6040, &session)
      #expect(session.panel == (minutes == nil ? nil : .paused) && session.typed == "mi")
      #expect(session.game.playTime(at: watch.clock.moment()) == 6080)
      _ = session.press(.escape)
      wait(100, &session)
      #expect(session.panel == nil && session.game.playTime(at: watch.clock.moment()) == 6180)
    }
  }

  @Test func `the head shows the time left at every size and keeps it current`() {
    var session = running()
    watch.tenths += 185
    session.tick()
    #expect(session.isTimeRunning)
    #expect(session.picture(80, 24).split(separator: "\n")[0].contains(", 2:42 "))
    #expect(session.picture(40, 10).split(separator: "\n")[0].contains("  2:42 "))
    let untimed = timed(nil)
    #expect(!untimed.isTimeRunning && !untimed.picture(40, 10).split(separator: "\n")[0].contains(":"))
  }

  @Test(arguments: [Key.enter, .escape, .control("T")])
  func `a paused round shows neither letters nor words, and its time stops`(key: Key) {
    var session = running()
    let found = word(in: session)
    session.play(found)
    _ = session.press(.control("T"))
    watch.tenths += 5000
    session.tick()
    for size in [(80, 24), (40, 12), (20, 6)] {
      let picture = session.picture(size.0, size.1)
      #expect(picture.hasPrefix(" Paused") && !picture.contains(found))
      #expect(!picture.contains("\(session.game.round.root)"))
    }
    session.type("m")
    _ = session.press(.tab)
    #expect(session.panel == .paused && session.typed == "" && session.game.round.assists.isEmpty)
    _ = session.press(key)
    #expect(session.panel == nil && session.session.timeLeft == 1800 && session.isTimeRunning)
  }

  @Test func `leaving pauses the round, and a timed round stays paused on return`() {
    var session = running()
    session.pause()
    watch.tenths += 600
    session.resume()
    #expect(session.panel == .paused && session.session.timeLeft == 1800 && !session.isTimeRunning)
    let resumed = ScreenGame(session.session)
    #expect(resumed.panel == .paused)
  }

  @Test func `if the field is empty, the round ends when its time is up`() {
    var session = running()
    watch.tenths += 1800
    session.tick()
    #expect(session.panel == .result && session.game.round.phase == .ended)
    let picture = session.picture(80, 24)
    #expect(picture.contains("\n  Time is up\n") && picture.contains(" words in 3 minutes, "))
    #expect(!picture.contains("Esc keep playing"))
    _ = session.press(.escape)
    #expect(session.panel == .result)
  }

  @Test func `a word that is being typed can be finished, and then the round ends`() {
    for isFound in [true, false] {
      var session = running()
      let typed = isFound ? word(in: session) : "zzz"
      session.type(typed)
      watch.tenths += 1800
      session.tick()
      #expect(session.message == .notes(["Time is up. Finish your word."]) && session.panel == nil)
      #expect(!session.isTimeRunning && session.typed == typed)
      _ = session.press(.enter)
      #expect(session.panel == .result && session.game.round.found.count == (isFound ? 1 : 0))
      guard case .notes(let notes) = session.message else { return #expect(Bool(false), "no notes") }
      #expect(notes.first == "Time is up" && notes.count > 1)
    }
  }

  @Test func `a refused or deleted word does not count as being typed`() {
    var session = running()
    session.play("zzz")
    watch.tenths += 1800
    session.tick()
    #expect(session.panel == .result)
    session = running()
    session.type("m")
    watch.tenths += 1800
    session.tick()
    #expect(session.panel == nil)
    _ = session.press(.backspace)
    #expect(session.panel == .result)
  }

  @Test func `a timed round is paused while the statistics are open`() {
    var session = running()
    _ = session.press(.control("R"))
    watch.tenths += 3000
    session.tick()
    #expect(session.panel == .statistics(.summary(.allTime)))
    _ = session.press(.escape)
    #expect(session.panel == .paused && session.session.timeLeft == 1800)
  }
}
