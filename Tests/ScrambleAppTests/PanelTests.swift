import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// Panels, alerts and dialogs. The system shows one of them at a time.
@MainActor struct PanelTests {
  private let time = TestTime()

  /// Returns a round that has ended, with its result open.
  private func ended() -> GameModel {
    let model = GameModel.playing(time: time)
    model.play("milk")
    model.endRound()
    model.reveal()
    return model
  }

  @Test(arguments: ["New Word", "daily"])
  func `a result does not change while its panel closes`(way: String) throws {
    let model = ended()
    let (text, missed) = (model.result.text, model.result.missed)
    if way == "New Word" {
      model.panel = nil
      model.startGame()
    } else {
      model.playDaily()
    }
    #expect(!model.game.round.isEnded && model.panel == nil && model.result.missed.isEmpty)
    let closing = try #require(model.panels.result)
    #expect(closing.text == text && closing.missed == missed && !missed.isEmpty)
  }

  @Test func `resuming a round does not change its result`() {
    let model = GameModel.playing()
    model.endRound()
    model.keepPlaying()
    #expect(!model.result.canGoOn && model.panels.result?.canGoOn == true)
  }

  @Test func `a challenge stays in its panel when it is accepted`() {
    let model = GameModel.playing("alarming")
    model.otherRounds.open(link: ended().link)
    let lines = model.otherRounds.challenge.lines
    model.otherRounds.playChallenge()
    #expect(model.rootWord == "silkworm" && model.otherRounds.challenge.lines == lines && !lines.isEmpty)
    model.otherRounds.askForChallenge()
    #expect(model.otherRounds.challenge.lines.isEmpty, "a panel that is opened again shows the new challenge")
  }

  @Test func `a hint does not change while its panel closes, and is updated when it opens again`() {
    let model = GameModel.playing(time: time)
    model.takeHint()
    let letters = model.panels.hint?.rows.map(\.text)
    model.takeClue()
    #expect(model.panels.hint?.clues.count == 1)
    model.playDaily()
    #expect(model.panels.hint?.rows.map(\.text) == letters && model.panels.hint?.clues.count == 1)
    model.takeHint()
    #expect(model.panels.hint?.clues.isEmpty == true)
  }

  @Test func `only the hint keeps the game visible`() {
    let panels = [Panel.hint, .result, .statistics, .wordBook, .calendar, .challenge, .settings, .howToPlay]
    #expect(panels.filter(\.leavesGameInSight) == [.hint])
  }

  @Test func `news stays until its panel has closed`() {
    let model = GameModel.playing()
    model.panel = .settings
    model.importRounds([])
    let news = model.panels.news
    model.panel = nil
    #expect(news != nil && model.panels.news == news)
    model.panelClosed()
    #expect(model.panels.news == nil)
    model.importRounds([])
    model.panel = .rounds
    #expect(model.panels.news == nil, "a newly opened panel has no news")
  }

  @Test func `news is passed on to a panel that replaces another`() {
    let model = GameModel.playing()
    model.panel = .rounds
    model.panel = .settings
    model.importRounds([])
    model.panelClosed()
    #expect(model.panels.news != nil)
  }

  @Test func `a link that is opened under an alert waits until the alert closes`() {
    let link = ended().link
    let model = GameModel.playing("alarming")
    model.play("zzz")
    model.otherRounds.open(link: link)
    #expect(model.showingError && model.panel == nil && model.isCovered)
    model.dialogClosed()
    #expect(model.panel == nil, "the alert is still open")
    model.showingError = false
    #expect(model.panel == .challenge && model.otherRounds.challenge.result != nil)
  }

  @Test func `when the time is up, the question to end the round closes and the result opens`() {
    time.step = 0
    let model = GameModel.playing(time: time)
    model.startGame(minutes: 3)
    model.showMissed()
    time.uptime += 1800
    model.tick()
    #expect(model.game.round.isEnded && !model.isAskingToEnd && model.panel == .result)
  }

  @Test func `a waiting panel is discarded when another round begins`() {
    let model = GameModel.playing()
    model.showMissed()
    model.endRound()
    #expect(model.panel == nil, "it waits for the question")
    model.playDaily()
    model.isAskingToEnd = false
    #expect(model.panel == nil && !model.isCovered)
  }
}
