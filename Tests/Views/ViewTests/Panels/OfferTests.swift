import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// What an empty board offers: yesterday's puzzle or an unfinished round.
@MainActor struct OfferTests {
  private let game = GameOnScreen()

  /// Plays a word of today's puzzle, performs an action, and opens the next day's puzzle.
  private func openNextDay(after action: () -> Void = {}) async -> Screen {
    game.model.playDaily()
    game.enterWords("\(game.model.game.missed[0])")
    action()
    game.time.date += 86_400
    game.model.playDaily()
    await game.screen.settle()
    return game.screen
  }

  @Test func `yesterday's puzzle can be resumed`() async throws {
    let screen = await openNextDay()
    #expect(screen.texts.contains { $0.hasPrefix("Yesterday: 1 of ") })
    try await screen.tap("Resume")
    #expect(game.model.game.round.daily == 327 && screen.sheet == nil && !screen.hasControl("Resume"))
  }

  @Test func `the words missed in yesterday's puzzle can be viewed`() async throws {
    let screen = await openNextDay(after: game.model.endRound)
    #expect(screen.texts.contains { $0.hasPrefix("Yesterday: 1 of ") && $0.hasSuffix(", Start") })
    try await screen.tap("See the rest")
    #expect(screen.title == "Result" && screen.texts.contains { $0.hasPrefix("Word Scramble No 327: 1 of ") })
    let missedWord = try #require(game.model.panels.result?.missedWords.first)
    let announcementCount = game.model.announcement.count
    try await screen.tap("\(missedWord)")
    #expect(
      screen.texts.contains(game.model.meaningLines(of: missedWord)[0])
        && game.model.announcement.count == announcementCount + 1)
    try await screen.tap("Done")
    #expect(game.model.game.round.daily == 327 && screen.sheet == nil)
  }

  @Test func `an unfinished round is offered on today's empty board and can be resumed`() async throws {
    game.enterWords("milk")
    game.model.playDaily()
    await game.screen.settle()
    #expect(game.screen.texts.contains("silkworm: 1 of 40"))
    try await game.screen.tap("Resume")
    #expect(game.model.usedWords == ["milk"] && game.screen.title == "silkworm" && !game.screen.hasControl("Resume"))
  }
}
