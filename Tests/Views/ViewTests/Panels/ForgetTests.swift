import Foundation
import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// "Forget everything" asks first.
@MainActor struct ForgetTests {
  private let game = GameOnScreen()

  /// The settings with the question open, after a round with a word.
  private func asking() async throws -> Screen {
    game.find("milk")
    let screen = try await game.openingSettings()
    try await screen.tap("Forget everything")
    return screen
  }

  @Test func `it asks, and says what is deleted`() async throws {
    let screen = try await asking()
    #expect(screen.dialog?.plain == "Forget everything?" && screen.names(.button) == ["Export", "Forget everything"])
    #expect(screen.shows("Every round, word and statistic is deleted for good."))
    #expect(try screen.control("Forget everything").control.role == .destructive)
    #expect(game.model.usedWords == ["milk"])
  }

  @Test func `who leaves the question keeps everything`() async throws {
    let screen = try await asking()
    try await screen.close()
    #expect(screen.dialog == nil && screen.has("Export") && game.model.usedWords == ["milk"])
    #expect(!screen.shows("Everything is forgotten."))
  }

  @Test func `who exports first keeps everything`() async throws {
    let screen = try await asking()
    try await screen.tap("Export")
    #expect(screen.dialog == nil && screen.exporter?.control.fileName == "word-scramble")
    let written = try await screen.choose(file: game.folder.file("rounds.txt"))
    #expect(written == Data(game.model.exportedRounds()) && game.model.usedWords == ["milk"])
  }

  @Test func `who confirms has forgotten everything, also after the next launch`() async throws {
    let screen = try await asking()
    try await screen.tap("Forget everything")
    #expect(screen.dialog == nil && screen.shows("Everything is forgotten."))
    try await game.closeSettings()
    #expect(game.model.usedWords.isEmpty && !game.screen.texts.contains("milk"))
    let next = GameOnScreen(folder: game.folder)
    let found = next.model.game.history.rounds.flatMap(\.found)
    #expect(found.isEmpty)
  }
}
