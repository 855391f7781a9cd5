import ScrambleCore
import ScrambleKit
import ScrambleTesting
import Testing

@testable import ScrambleApp

/// What the app opens with: today's puzzle, the line on its empty board, and a card for a new player.
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

  @Test func `the first launch of each day opens that day's puzzle and offers yesterday's`() throws {
    let model = gameWithOneWord()
    #expect(model.game.round.daily == 327 && model.offer == nil && model.newDayText == nil)
    setNextMorning()
    let next = launchedGame()
    let offer = try #require(next.offer)
    #expect(next.game.round.daily == 328 && next.text(of: offer) == "Yesterday: 1 of \(model.game.standing.total)")
    next.open(.round(offer.round.id))
    #expect(next.game.round.daily == 327 && next.usedWords == model.usedWords && next.offer == nil)
  }

  @Test func `the offer of a puzzle that ended yesterday shows its result`() throws {
    let model = gameWithOneWord()
    model.endRound()
    setNextMorning()
    let next = launchedGame()
    let offer = try #require(next.offer)
    #expect(next.text(of: offer) == "Yesterday: 1 of \(model.game.standing.total), Start" && next.panel == nil)
    next.open(.round(offer.round.id))
    #expect(next.panel == .result && next.panels.result?.missedWords == model.unfoundWords)
  }

  @Test func `after New Word, the round that was left is offered`() throws {
    let model = gameWithOneWord()
    model.startGame()
    let offer = try #require(model.offer)
    #expect(model.text(of: offer) == "Daily No 327: 1 of \(offer.round.total)")
    model.open(.round(offer.round.id))
    #expect(model.game.round.daily == 327 && model.usedWords.count == 1)
  }

  @Test func `at midnight the round stays open and a button leads to the new puzzle`() {
    let model = gameWithOneWord()
    model.leave()
    time.set(to: "2026-11-24T00:00:01Z")
    #expect(model.game.round.daily == 327 && model.newDayText == "No 328 is here" && model.nextDailyText == nil)
    model.playDaily()
    #expect(model.game.round.daily == 328 && model.newDayText == nil && model.nextDailyText != nil)
  }

  @Test func `the welcome card is shown until the player closes it`() {
    let model = launchedGame()
    #expect(model.showsWelcomeCard)
    model.closeWelcomeCard()
    #expect(!model.showsWelcomeCard && !launchedGame().showsWelcomeCard)
  }

  @Test func `the first found word closes the card, a refused word does not`() {
    let model = launchedGame()
    model.play("zzz")
    #expect(model.showsWelcomeCard)
    model.play("\(model.unfoundWords[0])")
    #expect(!model.showsWelcomeCard && !launchedGame().showsWelcomeCard)
  }
}
