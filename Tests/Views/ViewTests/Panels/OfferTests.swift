import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// What the board offers in addition to the round: an unfinished round, yesterday's puzzle, and the puzzle of a new
/// day.
@MainActor struct OfferTests {
  private let game = GameOnScreen()

  @Test func `yesterday's missed words can be viewed`() async throws {
    let screen = game.screen
    game.model.playDaily()
    game.enterWords("\(game.model.game.missed[0])")
    game.system.date += 86_400
    game.model.playDaily()
    await screen.settle()
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

  @Test func `an unfinished round is offered next to today's puzzle and can be resumed`() async throws {
    game.enterWords("milk")
    game.model.playDaily()
    await game.screen.settle()
    let offer = try game.screen.controlName(withPrefix: "Resume silkworm, 1 of 40")
    try await game.screen.tap(offer)
    #expect(game.model.usedWords == ["milk"] && game.screen.title == "silkworm" && !game.screen.hasControl(offer))
  }
}
