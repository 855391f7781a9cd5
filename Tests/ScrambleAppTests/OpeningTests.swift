import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// What the app opens with, as Documentation/Decisions/0017-what-a-player-comes-back-for.md explains.
@MainActor struct OpeningTests {
  private let time = TestTime("2026-11-23T21:00:00Z")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func launchedGame() -> GameModel { .playing(nil, folder: folder, time: time) }

  private func gameWithOneWord() -> GameModel {
    let model = launchedGame()
    model.play("\(model.unfoundWords[0])")
    return model
  }

  private func setNextMorning() { time.set(to: "2026-11-24T09:00:00Z") }

  @Test func `the first launch of each day opens that day's puzzle`() {
    let model = gameWithOneWord()
    #expect(model.game.round.daily == 327 && model.offerText == nil && model.newDayText == nil)
    let total = model.game.standing.total
    setNextMorning()
    let next = launchedGame()
    #expect(next.game.round.daily == 328 && next.offerText == "Resume Daily No 327, 1 of \(total)")
    next.playOfferedRound()
    #expect(next.game.round.daily == 327 && next.usedWords == model.usedWords && next.offerText == nil)
  }

  @Test func `at midnight the round stays open and a button leads to the new puzzle`() {
    let model = gameWithOneWord()
    time.set(to: "2026-11-24T00:00:01Z")
    #expect(model.game.round.daily == 327 && model.newDayText == "No 328 is here" && model.nextDailyText == nil)
    model.playDaily()
    #expect(model.game.round.daily == 328 && model.newDayText == nil && model.nextDailyText != nil)
  }

  @Test(arguments: ["empty", "ended", "revealed"])
  func `an app left open overnight replaces an empty or ended puzzle with the new one`(state: String) {
    let model = state == "empty" ? launchedGame() : gameWithOneWord()
    if state != "empty" { model.endRound() }
    if state == "revealed" { model.revealMissedWords() }
    model.pausePlayTime()
    setNextMorning()
    model.resumePlayTime()
    #expect(model.game.round.daily == 328 && model.panel == nil)
  }

  @Test(arguments: ["word", "typed", "panel", "question", "alert", "free", "same day"])
  func `an app left open overnight keeps any other state`(state: String) {
    let model = state == "word" ? gameWithOneWord() : launchedGame()
    if state == "free" { model.startGame() }
    if state == "typed" { model.newWord = "a" }
    if state == "panel" { model.panel = .settings }
    if state == "question" { model.isAskingToEnd = true }
    if state == "alert" { model.showingError = true }
    let root = model.rootWord
    model.pausePlayTime()
    if state == "same day" { time.set(to: "2026-11-23T23:00:00Z") } else { setNextMorning() }
    model.resumePlayTime()
    #expect(model.rootWord == root && (model.newDayText == nil) == (state == "same day"))
  }
}
