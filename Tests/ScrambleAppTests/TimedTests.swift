import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// Timed rounds. The model checks the clock only when a test calls it, so no test has to wait.
@MainActor struct TimedTests {
  private let time = TestTime()

  private func coveredGame() -> GameModel {
    let model = GameModel.playing(time: time)
    model.startGame(minutes: 3)
    return model
  }

  private func playing() -> GameModel {
    let model = coveredGame()
    model.startClock()
    return model
  }

  /// Lets seconds of play pass, and updates the model's clock after each.
  private func advanceClock(_ seconds: Int, _ model: GameModel) {
    for _ in 0..<seconds {
      time.second += 1
      model.tick()
    }
  }

  @Test func `the letters are covered until Play, which is announced instead of the root`() throws {
    let model = coveredGame()
    #expect(model.game.isCovered && model.announcedText == "The clock starts with Play." && model.clockText == "3:00")
    model.toggle(model.beads[0])
    #expect(model.newWord.isEmpty)
    model.play("milk")
    model.showHint()
    model.showNextClue()
    #expect(model.usedWords.isEmpty && !model.showingError && model.panel == nil && model.clues.isEmpty)
    model.startClock()
    model.play("milk")
    #expect(!model.game.isCovered && model.usedWords == ["milk"])
  }

  @Test func `the remaining time is shown as digits and in words`() {
    let model = playing()
    #expect(model.clockText == "3:00" && model.timeLeftText == "3 minutes left" && model.game.isClockRunning)
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

  @Test func `with an empty field, the round ends and its result opens`() {
    let model = playing()
    model.play("milk")
    advanceClock(180, model)
    #expect(model.game.round.isEnded && model.announcedText == "Time is up" && model.clockText == nil)
    #expect(model.panel == .result && model.panels.result?.canContinue == false)
    #expect(model.result.text == "Word Scramble, silkworm: 1 of 40 words, 2 points, Start.")
    let count = model.announcement.count
    advanceClock(5, model)
    #expect(model.announcement.count == count)
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
    model.startClock()
    model.newWord = "skrow"
    advanceClock(180, model)
    model.addNewWord()
    #expect(model.usedWords == ["skrow"] && model.game.round.isEnded && !model.showingError)
  }

  @Test func `leaving the app covers the letters until the player presses Play`() {
    let model = playing()
    advanceClock(10, model)
    model.leave()
    #expect(model.game.isCovered && model.announcedText == "The clock starts with Play.")
    time.second += 3600
    model.startClock()
    #expect(!model.game.isCovered && model.clockText == "2:50")
  }

  @Test func `a device that has slept covers the letters at the next tick`() {
    let model = playing()
    time.second += 3600
    model.tick()
    #expect(model.game.isCovered && model.clockText == "3:00" && model.announcedText == "The clock starts with Play.")
  }

  @Test(arguments: ["panel", "question", "alert"])
  func `a panel, a question or an alert does not stop the clock`(cover: String) {
    let model = playing()
    switch cover {
    case "panel": model.panel = .statistics
    case "question": model.showResultOrAskToEnd()
    default: model.play("mill")
    }
    #expect(model.hasDialog)
    advanceClock(60, model)
    #expect(!model.game.isCovered && model.clockText == "2:00")
  }
}
