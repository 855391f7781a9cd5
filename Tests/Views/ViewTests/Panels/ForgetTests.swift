import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// Forget Everything, which asks first.
@MainActor struct ForgetTests {
  private let game = GameOnScreen()

  @Test func `confirming deletes everything, even after the next launch`() async throws {
    game.enterWords("milk")
    let screen = try await game.open("Settings")
    try await screen.tap("Forget everything")
    try await screen.tap("Forget everything")
    #expect(screen.dialog == nil && screen.shows("Everything is forgotten."))
    try await screen.tap("Done")
    #expect(game.model.usedWords.isEmpty && !game.screen.texts.contains("milk"))
    let nextLaunch = GameOnScreen(folder: game.folder)
    let foundWords = nextLaunch.model.game.history.rounds.flatMap(\.found)
    #expect(foundWords.isEmpty)
  }
}
