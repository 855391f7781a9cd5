import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// The result of a round that has ended, and the missed words.
@MainActor struct ResultPanelTests {
  private let game = GameOnScreen()

  private func endRound() async throws -> Screen {
    game.enterWords("milk", "work")
    return try await game.endRound()
  }

  @Test func `the result is above the missed words and the missed bonus words`() async throws {
    let screen = try await endRound()
    #expect(screen.texts.contains(game.model.result.text) && game.model.result.text.contains("2 of 40 words"))
    #expect(screen.headings == ["Result", "Words missed, longest first", "Possible bonus words"])
    let words = game.model.game.missed + game.model.game.missedBonus
    let buttons = ["Done", "Share result", "Challenge a friend", "Today's puzzle", "New Word"]
    #expect(screen.hasControl("worm"))
    #expect(Set(screen.names(.button)) == Set(buttons + words.map(\.description)))
    #expect(try screen.sharedText(of: "Share result") == game.model.result.shareText(withBeads: false))
  }

  @Test func `a tap on a missed word shows its meaning`() async throws {
    let screen = try await endRound()
    let lines = game.model.meaningLines(of: try Word("worm".utf8))
    #expect(!lines.isEmpty && !screen.texts.contains(lines[0]))
    try await screen.tap("worm")
    for line in lines { #expect(screen.texts.contains(line)) }
    try await screen.tap("silk")
    #expect(!screen.texts.contains(lines[0]))
  }

  @Test func `today's puzzle is offered and can be played`() async throws {
    let screen = try await endRound()
    try await screen.tap("Today's puzzle")
    #expect(screen.sheet == nil && game.model.game.round.daily == 327)
    #expect(try await !game.endRound().hasControl("Today's puzzle"))
  }

  @Test func `the shared picture shows the points and the rank`() async throws {
    game.enterWords("milk")
    let screen = Screen(ResultPicture(result: game.model.result))
    await screen.settle()
    #expect(screen.texts.prefix(2) == ["Word Scramble", "2 points · Start"])
  }
}
