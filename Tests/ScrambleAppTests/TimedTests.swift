import ScrambleCore
import ScrambleKit
import Testing

@testable import ScrambleApp

/// Timed rounds. The model checks the clock only when a test calls it, so no test has to wait.
@MainActor struct TimedTests {
  private let time = TestTime()

  init() {
    time.stepPerReading = 0
  }

  private func playing() -> GameModel {
    let model = GameModel.playing(time: time)
    model.startGame(minutes: 3)
    return model
  }

  /// Lets seconds of play pass, and updates the model's clock after each.
  private func advanceClock(_ seconds: Int, _ model: GameModel) {
    for _ in 0..<seconds {
      time.uptime += 10
      model.tick()
    }
  }

  @Test func `the remaining time is shown as digits and in words`() {
    let model = playing()
    #expect(model.clockText == "3:00" && model.timeLeftText == "3 minutes left" && model.isTicking)
    advanceClock(55, model)
    #expect(model.clockText == "2:05")
    advanceClock(100, model)
    #expect(model.clockText == "0:25" && model.timeLeftText == "25 seconds left")
  }

  @Test func `the last 30 and the last 10 seconds have different looks`() {
    let model = playing()
    var announcedTimeCounts = [model.announcedTimeCount]
    for seconds in [149, 1, 20] {
      advanceClock(seconds, model)
      announcedTimeCounts.append(model.announcedTimeCount)
    }
    #expect(announcedTimeCounts == [0, 1, 2, 3])
  }

  @Test func `the remaining time is announced only at 60, 30 and 10 seconds`() {
    let model = playing()
    var announcements: [String] = []
    var count = model.announcement.count
    for _ in 0..<179 {
      advanceClock(1, model)
      if model.announcement.count != count { announcements.append(model.announcedText) }
      count = model.announcement.count
    }
    #expect(announcements == ["60 seconds left", "30 seconds left", "10 seconds left"])
  }

  @Test func `with an empty field, the round ends and its result includes the time`() {
    let model = playing()
    model.play("milk")
    advanceClock(180, model)
    #expect(
      model.game.round.isEnded && model.panel == .result && model.announcedText == "Time is up"
        && model.clockText == nil)
    #expect(model.result.text == "Word Scramble, silkworm: 1 of 40 words in 3 minutes, 2 points, Thread.")
    let count = model.announcement.count
    advanceClock(5, model)
    #expect(model.announcement.count == count)
    model.keepPlaying()
    #expect(model.game.round.isEnded && !model.result.canContinue)
  }

  @Test func `the word that is being typed can be finished, and then the round ends`() {
    let model = playing()
    model.newWord = "mil"
    advanceClock(185, model)
    #expect(
      !model.game.round.isEnded && model.notice == "Time is up. Finish your word."
        && model.announcedText == model.notice)
    model.play("milk")
    #expect(model.usedWords == ["milk"] && model.game.round.isEnded && model.panel == .result)
  }

  @Test func `a refused last word ends the round too, and the result opens after the alert`() {
    let model = playing()
    model.newWord = "mill"
    advanceClock(180, model)
    model.addNewWord()
    #expect(model.game.round.isEnded && model.showingError && model.panel == nil)
    model.showingError = false
    model.dialogClosed()
    #expect(model.panel == .result)
  }

  @Test func `the system's dictionary can accept the last word`() {
    var dependencies = Dependencies.test(root: "silkworm", time: time)
    dependencies.dictionary = TestDictionary(["skrow"])
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    model.preferences.settings.asksSystemDictionary = true
    model.startGame(minutes: 3)
    model.newWord = "skrow"
    advanceClock(180, model)
    model.addNewWord()
    #expect(model.usedWords == ["skrow"] && model.game.round.isEnded && !model.showingError)
  }

  @Test func `leaving the app pauses the round until the player resumes it`() {
    let model = playing()
    advanceClock(10, model)
    model.pausePlayTime()
    time.uptime += 36_000
    model.resumePlayTime()
    #expect(model.game.isPaused && model.clockText == "2:50")
    model.resumeRound()
    #expect(!model.game.isPaused)
  }

  @Test func `a panel other than the hint pauses the round`() {
    let model = playing()
    model.showHint()
    #expect(!model.game.isPaused)
    model.panel = .statistics
    #expect(model.game.isPaused)
    advanceClock(60, model)
    model.panel = nil
    #expect(!model.game.isPaused && model.clockText == "3:00")
    // A round that the player has paused stays paused.
    model.pauseRound()
    model.panel = .statistics
    model.panel = nil
    #expect(model.game.isPaused)
  }
}
