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
  func `a result that closes stays as it was`(way: String) throws {
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

  @Test func `a round that is resumed leaves its result as it was`() {
    let model = GameModel.playing()
    model.endRound()
    model.keepPlaying()
    #expect(!model.result.canGoOn && model.panels.result?.canGoOn == true)
  }

  @Test func `a challenge that is accepted stays in its panel`() {
    let model = GameModel.playing("alarming")
    model.otherRounds.open(link: ended().link)
    let lines = model.otherRounds.challenge.lines
    model.otherRounds.playChallenge()
    #expect(model.rootWord == "silkworm" && model.otherRounds.challenge.lines == lines && !lines.isEmpty)
    model.otherRounds.askForChallenge()
    #expect(model.otherRounds.challenge.lines.isEmpty, "a panel that is opened again shows what is new")
  }

  @Test func `a hint stays as it was while the panel closes, and counts anew when it opens`() {
    let model = GameModel.playing(hands: hands)
    model.takeHint()
    let letters = model.panels.hint?.rows.map(\.text)
    model.takeClue()
    #expect(model.panels.hint?.clues.count == 1)
    model.playDaily()
    #expect(model.panels.hint?.rows.map(\.text) == letters && model.panels.hint?.clues.count == 1)
    model.takeHint()
    #expect(model.panels.hint?.clues.isEmpty == true)
  }

  @Test func `the hint alone leaves the game in sight`() {
    let panels = [Panel.hint, .result, .statistics, .wordBook, .calendar, .challenge, .settings, .howToPlay]
    #expect(panels.filter(\.leavesGameInSight) == [.hint])
  }

  @Test func `news stays until its panel has gone`() {
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
    #expect(model.panels.news == nil, "a panel that opens has none")
  }

  @Test func `a panel that gives way to another leaves its news to that`() {
    let model = GameModel.playing()
    model.panel = .rounds
    model.panel = .settings
    model.importRounds([])
    model.panelClosed()
    #expect(model.panels.news != nil)
  }

  @Test func `a link that is opened under an alert comes after it`() {
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

  @Test func `time that is up under the question to end the round closes it, and the result comes after it`() {
    hands.step = 0
    let model = GameModel.playing(hands: hands)
    model.startGame(minutes: 3)
    model.showMissed()
    hands.uptime += 1800
    model.tick()
    #expect(model.game.round.isEnded && !model.isAskingToEnd && model.panel == .result)
  }

  @Test func `a panel that waits is forgotten when another round begins`() {
    let model = GameModel.playing()
    model.showMissed()
    model.endRound()
    #expect(model.panel == nil, "it waits for the question")
    model.playDaily()
    model.isAskingToEnd = false
    #expect(model.panel == nil && !model.isCovered)
  }
}
