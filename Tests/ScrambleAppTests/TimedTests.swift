import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// Timed rounds. The model checks the clock only when a test calls it, so no test has to wait.
@MainActor struct TimedTests {
  private let time = TestTime()

  init() {
    time.stepPerReading = 0
  }

  private func playing(_ minutes: Int? = 3, folder: TemporaryFolder? = nil) -> GameModel {
    let model = GameModel.playing(folder: folder, time: time)
    model.startGame(minutes: minutes)
    return model
  }

  /// Lets seconds of play pass, and updates the model's clock after each.
  private func advanceClock(_ seconds: Int, _ model: GameModel) {
    for _ in 0..<seconds {
      time.uptime += 10
      model.tick()
    }
  }

  @Test func `a round has no time limit unless one is chosen`() {
    let model = playing(nil)
    #expect(model.game.round.minutes == nil && model.clockText == nil && model.timeLeftText == nil && !model.isTicking)
    model.startGame()
    model.pauseRound()
    #expect(model.game.round.minutes == nil && !model.game.isPaused && !model.canPause)
  }

  @Test func `the remaining time is shown as digits and in words`() {
    let model = playing()
    #expect(model.clockText == "3:00" && model.timeLeftText == "3 minutes left" && model.isTicking)
    advanceClock(55, model)
    #expect(model.clockText == "2:05")
    advanceClock(100, model)
    #expect(model.clockText == "0:25" && model.timeLeftText == "25 seconds left")
  }

  @Test func `changing the system clock does not change the remaining time`() {
    let model = playing()
    time.set(to: "2030-01-01T00:00:00Z")
    advanceClock(5, model)
    #expect(model.clockText == "2:55")
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

  @Test func `after a timed round, another of the same length is offered`() {
    let model = playing()
    advanceClock(180, model)
    #expect(model.panel == .result && model.game.suggestedNextMinutes == 3)
    model.playWithSameTimeLimit()
    #expect(model.panel == nil && model.clockText == "3:00" && !model.game.isPaused)
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

  @Test func `after a pause in updates, only the latest remaining time is announced`() {
    let model = playing()
    let count = model.announcement.count
    time.uptime += 1755
    model.tick()
    #expect(model.announcement.count == count + 1 && model.announcedText == "10 seconds left")
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

  @Test func `a refused word does not delay the end of the round`() {
    let model = playing()
    model.play("mill")
    model.showingError = false
    advanceClock(180, model)
    #expect(model.game.round.isEnded)
  }

  @Test func `deleting the last word ends the round`() {
    let model = playing()
    model.newWord = "m"
    advanceClock(180, model)
    model.deleteLetter()
    #expect(!model.game.round.isEnded)
    model.tick()
    #expect(model.game.round.isEnded)
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

  @Test func `a paused round accepts nothing, and its time stops`() {
    let model = playing()
    advanceClock(10, model)
    #expect(model.canPause)
    model.pauseRound()
    #expect(
      model.game.isPaused && !model.canPause && model.announcedText == "Paused" && !model.isTicking && !model.wantsFocus
    )
    model.play("milk")
    model.newWord = ""
    model.toggle(model.beads[0])
    model.showHint()
    advanceClock(60, model)
    #expect(model.usedWords.isEmpty && model.newWord.isEmpty && model.game.round.assists.isEmpty)
    #expect(model.clockText == "2:50")
    model.resumeRound()
    advanceClock(10, model)
    #expect(!model.game.isPaused && model.clockText == "2:40")
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

  @Test func `after ten minutes without input the round is paused and the time away is not counted`() {
    let model = playing(30)
    model.play("milk")
    advanceClock(10, model)
    model.newWord = "m"
    for action in [{ model.shuffle() }, { model.toggle(model.beads[7]) }, { model.panel = .hint }] {
      advanceClock(590, model)
      action()
    }
    #expect(!model.game.isPaused && model.clockText == "0:20")
    let longGame = playing(100)
    advanceClock(10, longGame)
    longGame.newWord = "m"
    advanceClock(600, longGame)
    #expect(!longGame.game.isPaused && longGame.clockText == "89:50")
    advanceClock(1, longGame)
    #expect(
      longGame.game.isPaused && longGame.clockText == "99:50" && longGame.announcedText == "Paused"
        && longGame.newWord == "m")
    advanceClock(3600, longGame)
    longGame.resumeRound()
    advanceClock(10, longGame)
    #expect(longGame.clockText == "99:40")
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

  @Test func `a timed round that is resumed is paused at first`() throws {
    let folder = try TemporaryFolder()
    let model = playing(folder: folder)
    advanceClock(30, model)
    model.play("milk")
    model.pausePlayTime()
    let reopened = GameModel.playing(folder: folder, seed: 2, time: time)
    reopened.resumePlayTime()
    #expect(reopened.game.isPaused && reopened.usedWords == ["milk"] && reopened.clockText == "2:30")
    reopened.startGame()
    reopened.undoNewWord()
    #expect(reopened.game.isPaused && reopened.clockText == "2:30")
  }

  @Test func `a setting extends timed rounds up to the maximum`() {
    let model = playing()
    #expect(model.settings.timedMinutes == [3, 10])
    model.preferences.settings.timeFactor = 10
    #expect(model.settings.timedMinutes == [30, 100])
    model.startGame(minutes: 100)
    #expect(model.clockText == "100:00")
  }
}
