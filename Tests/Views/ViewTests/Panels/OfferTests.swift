import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// What the board offers in addition to the round: an unfinished round, yesterday's puzzle, and the puzzle of a new
/// day.
@MainActor struct OfferTests {
  private let game = GameOnScreen()

  /// Returns the screen of a game that plays today's puzzle, after one word of yesterday's was found.
  private func openNextDay() async throws -> Screen {
    game.model.playDaily()
    game.enterWords("\(game.model.game.missed[0])")
    game.system.date += 86_400
    game.model.playDaily()
    await game.screen.settle()
    return game.screen
  }

  @Test func `yesterday's missed words can be viewed`() async throws {
    let screen = try await openNextDay()
    #expect(screen.texts.contains { $0.hasPrefix("Yesterday: 1 of ") })
    try await screen.tap("See what you missed")
    #expect(
      screen.dialog?.plainText == "End this round?" && screen.shows("This ends yesterday's puzzle")
        && screen.sheet == nil)
    try await screen.tap("Keep playing")
    #expect(screen.dialog == nil && screen.sheet == nil && screen.hasControl("See what you missed"))
    try await screen.tap("See what you missed")
    try await screen.tap("End round")
    #expect(screen.title == "Words missed" && screen.texts.contains { $0.hasPrefix("Word Scramble No 327: 1 of ") })
    let missedWord = try #require(game.model.panels.result?.missedWords.first)
    let announcementCount = game.model.announcement.count
    try await screen.tap("\(missedWord)")
    #expect(
      screen.texts.contains(game.model.meaningLines(of: missedWord)[0])
        && game.model.announcement.count == announcementCount + 1)
    try await screen.tap("Done")
    #expect(game.model.game.round.daily == 328 && !screen.hasControl("See what you missed"))
  }

  @Test func `a new word after yesterday's puzzle is untimed even if the current round is timed`() async throws {
    let screen = try await openNextDay()
    game.model.startGame(minutes: 3)
    await screen.settle()
    try await screen.tap("See what you missed")
    try await screen.tap("End round")
    try await screen.tap("New Word")
    #expect(game.model.game.round.minutes == nil && game.model.panel == nil)
  }

  @Test func `yesterday's puzzle can be resumed`() async throws {
    let screen = try await openNextDay()
    try await screen.tap("Resume")
    #expect(game.model.game.round.daily == 327 && !game.model.game.round.isEnded && game.model.usedWords.count == 1)
  }

  @Test func `an unfinished round is offered next to today's puzzle and can be resumed`() async throws {
    game.enterWords("milk")
    game.model.playDaily()
    await game.screen.settle()
    let offer = try game.screen.controlName(withPrefix: "Resume silkworm, 1 of 40")
    try await game.screen.tap(offer)
    #expect(game.model.usedWords == ["milk"] && game.screen.title == "silkworm" && !game.screen.hasControl(offer))
  }

  @Test func `the puzzle of a new day is offered`() async throws {
    game.model.playDaily()
    game.system.date += 86_400
    game.screen.host.now += 86_400
    await game.screen.settle()
    try await game.screen.tap("No 328 is here")
    #expect(game.model.game.round.daily == 328 && !game.screen.hasControl("No 328 is here"))
  }
}
