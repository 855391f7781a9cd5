import Foundation
import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// Forget Everything, which asks first.
@MainActor struct ForgetTests {
  private let game = GameOnScreen()

  /// Returns the settings with the question open, after a round with a word.
  private func openQuestion() async throws -> Screen {
    game.enterWords("milk")
    let screen = try await game.openSettings()
    try await screen.tap("Forget everything")
    return screen
  }

  @Test func `Forget Everything asks and says what is deleted`() async throws {
    let screen = try await openQuestion()
    #expect(
      screen.dialog?.plainText == "Forget everything?" && screen.names(.button) == ["Export", "Forget everything"])
    #expect(screen.shows("Every round, word and statistic is deleted for good."))
    #expect(try screen.control("Forget everything").control.role == .destructive)
    #expect(game.model.usedWords == ["milk"])
  }

  @Test func `canceling the question deletes nothing`() async throws {
    let screen = try await openQuestion()
    try await screen.close()
    #expect(screen.dialog == nil && screen.hasControl("Export") && game.model.usedWords == ["milk"])
    #expect(!screen.shows("Everything is forgotten."))
  }

  @Test func `exporting first deletes nothing`() async throws {
    let screen = try await openQuestion()
    try await screen.tap("Export")
    #expect(screen.dialog == nil && screen.exporter?.control.fileName == "word-scramble")
    let exportedData = try await screen.choose(file: game.folder.file("rounds.txt"))
    #expect(exportedData == Data(game.model.exportedRounds()) && game.model.usedWords == ["milk"])
  }

  @Test func `confirming deletes everything, even after the next launch`() async throws {
    let screen = try await openQuestion()
    try await screen.tap("Forget everything")
    #expect(screen.dialog == nil && screen.shows("Everything is forgotten."))
    try await game.closeSettings()
    #expect(game.model.usedWords.isEmpty && !game.screen.texts.contains("milk"))
    let nextLaunch = GameOnScreen(folder: game.folder)
    let foundWords = nextLaunch.model.game.history.rounds.flatMap(\.found)
    #expect(foundWords.isEmpty)
  }
}
