import ScrambleKit
import ScrambleTesting
import Testing
import WordScramble

@testable import ScrambleApp

/// Panels, alerts and dialogs, of which the system shows one at a time.
@MainActor struct PanelTests {
  private let hands = Hands()

  /// A round that has ended, with its result open.
  private func ended() -> GameModel {
    let model = GameModel.playing(hands: hands)
    model.play("milk")
    model.endRound()
    model.reveal()
    return model
  }

  @Test(arguments: ["New Word", "daily"])
  func `a result that closes stays as it was until it has gone`(way: String) {
    let model = ended()
    let (result, missed) = (model.resultText, model.missed)
    #expect(model.shown(in: .missed) === model)
    if way == "New Word" {
      model.panel = nil
      model.startGame()
    } else {
      model.playDaily()
    }
    #expect(!model.game.round.isEnded && model.panel == nil && model.missed.isEmpty)
    let shown = model.shown(in: .missed)
    #expect(shown.resultText == result && shown.missed == missed && shown.isRevealed)
    model.panelClosed()
    #expect(model.shown(in: .missed) === model)
  }

  @Test func `a round that is resumed leaves its result as it was`() {
    let model = GameModel.playing()
    model.endRound()
    model.keepPlaying()
    #expect(!model.canGoOn && model.shown(in: .missed).canGoOn)
  }

  @Test func `a challenge that is accepted stays in its panel until that has gone`() {
    let model = GameModel.playing("alarming")
    model.openChallenge(ended().link)
    let lines = model.challenge.lines
    model.playChallenge()
    #expect(model.rootWord == "silkworm" && model.challenge.lines.isEmpty)
    #expect(model.shown(in: .challenge).challenge.lines == lines && !lines.isEmpty)
    model.panelClosed()
    #expect(model.shown(in: .challenge).challenge.lines.isEmpty)
  }

  @Test func `the hint alone leaves the game in sight`() {
    let panels = [Panel.hint, .missed, .statistics, .wordBook, .calendar, .challenge, .settings, .howToPlay]
    #expect(panels.filter(\.leavesGameInSight) == [.hint])
  }

  @Test func `the window of the settings takes its news with it`() {
    let model = GameModel.playing()
    model.importRounds([])
    #expect(model.transfer != nil)
    model.settingsClosed()
    #expect(model.transfer == nil)
  }

  @Test(arguments: [Panel.statistics, .wordBook, .calendar])
  func `figures stay until their panel has gone`(panel: Panel) async throws {
    let model = GameModel.playing()
    model.panel = panel
    await model.computeStatistics()
    let figures = try #require(model.statistics)
    model.panel = nil
    #expect(model.statistics == nil && model.shown(in: panel).statistics === figures)
    model.panel = panel
    #expect(model.shown(in: panel) === model, "a panel that is opened again shows what is new")
  }

  @Test func `the news of an import stays until the settings have gone`() {
    let model = GameModel.playing()
    model.panel = .settings
    model.importRounds([])
    let news = model.transfer?.message
    model.panel = nil
    #expect(news != nil && model.transfer == nil && model.shown(in: .settings).transfer?.message == news)
  }

  @Test func `what is touched in a panel that closes changes and saves nothing`() throws {
    let folder = try TemporaryFolder()
    let model = GameModel.playing(folder: folder)
    model.panel = .settings
    model.panel = nil
    let shown = model.shown(in: .settings)
    #expect(shown !== model)
    shown.settings.minimum = 4
    shown.play("milk")
    #expect(model.settings.minimum == 3 && model.usedWords.isEmpty)
    let reopened = GameModel.playing(folder: folder)
    #expect(reopened.settings.minimum == 3 && reopened.usedWords.isEmpty)
  }

  @Test func `a link that is opened under an alert comes after it`() {
    let link = ended().link
    let model = GameModel.playing("alarming")
    model.play("zzz")
    model.openChallenge(link)
    #expect(model.showingError && model.panel == nil && !model.isPanelDue)
    model.dialogClosed()
    #expect(model.panel == nil, "the alert is still open")
    model.showingError = false
    #expect(model.panel == nil && model.isPanelDue && model.isCovered)
    model.dialogClosed()
    #expect(model.panel == .challenge && !model.isPanelDue && model.challenge.result != nil)
  }

  @Test func `time that is up under the question to end the round closes it, and the result comes after it`() {
    hands.step = 0
    let model = GameModel.playing(hands: hands)
    model.startGame(minutes: 3)
    model.showMissed()
    hands.uptime += 1800
    model.tick()
    #expect(model.game.round.isEnded && !model.isAskingToEnd && model.panel == nil && model.isPanelDue)
    model.dialogClosed()
    #expect(model.panel == .missed)
  }

  @Test func `a panel that waits is forgotten when another round begins`() {
    let model = GameModel.playing()
    model.showMissed()
    model.endRound()
    model.playDaily()
    model.dialogClosed()
    #expect(model.panel == nil && !model.isCovered)
  }
}
