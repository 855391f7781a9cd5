import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// Panels, alerts and dialogs. The system shows one of them at a time.
@MainActor struct PanelTests {
  private let time = TestTime()

  /// Returns a game whose round has ended, with its result open.
  private func endedGame() -> GameModel {
    let model = GameModel.playing(nil, time: time)
    model.startGame()
    model.play("\(model.unfoundWords[0])")
    model.endRound()
    return model
  }

  @Test(arguments: ["New Word", "daily"])
  func `a result does not change while its panel closes`(way: String) throws {
    let model = endedGame()
    let text = model.result.text
    let missedWords = model.result.missedWords
    if way == "New Word" {
      model.panel = nil
      model.startGame()
    } else {
      model.playDaily()
    }
    #expect(!model.game.round.isEnded && model.panel == nil && model.result.missedWords.isEmpty)
    let closingResult = try #require(model.panels.result)
    #expect(closingResult.text == text && closingResult.missedWords == missedWords && !missedWords.isEmpty)
  }

  @Test func `a hint does not change while its panel closes, and is updated when it opens again`() {
    let model = GameModel.playing(time: time)
    model.showHint()
    let letters = model.panels.hint?.rows.map(\.letterText)
    model.showNextClue()
    #expect(model.panels.hint?.clues.count == 1)
    model.playDaily()
    #expect(model.panels.hint?.rows.map(\.letterText) == letters && model.panels.hint?.clues.count == 1)
    model.showHint()
    #expect(model.panels.hint?.clues.isEmpty == true)
  }

  @Test func `only the hint keeps the game visible`() {
    let panels = [Panel.hint, .result, .statistics, .wordBook, .calendar, .rounds, .settings, .howToPlay]
    #expect(panels.filter(\.coversHalfScreen) == [.hint])
  }

  @Test func `a message stays until its panel has closed`() {
    let model = GameModel.playing()
    model.panel = .settings
    model.importRounds([])
    let message = model.panels.message
    model.panel = nil
    #expect(message != nil && model.panels.message == message)
    model.panelClosed()
    #expect(model.panels.message == nil)
    model.importRounds([])
    model.panel = .rounds
    #expect(model.panels.message == nil, "a newly opened panel has no message")
  }

  @Test func `a message is passed on to a panel that replaces another`() {
    let model = GameModel.playing()
    model.panel = .rounds
    model.panel = .settings
    model.importRounds([])
    model.panelClosed()
    #expect(model.panels.message != nil)
  }

  @Test func `a panel that is opened under an alert waits until the alert closes`() {
    let model = GameModel.playing("alarming")
    model.play("zzz")
    model.otherRounds.showPanel()
    #expect(model.showingError && model.panel == nil && model.hasDialog)
    model.dialogClosed()
    #expect(model.panel == nil, "the alert is still open")
    model.showingError = false
    #expect(model.panel == .rounds)
  }

  @Test func `when the time is up, the question to end the round closes and the result opens`() {
    let model = GameModel.playing(time: time)
    model.startGame(minutes: 3)
    model.startClock()
    model.showResultOrAskToEnd()
    for _ in 0..<180 {
      time.second += 1
      model.tick()
    }
    #expect(model.game.round.isEnded && !model.isAskingToEnd && model.panel == .result)
  }

  @Test func `a waiting panel is discarded when another round begins`() {
    let model = GameModel.playing("alarming")
    model.play("zzz")
    model.otherRounds.showPanel()
    #expect(model.panel == nil, "it waits for the alert")
    model.playDaily()
    model.showingError = false
    #expect(model.panel == nil && !model.hasDialog)
  }
}
