import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// Panels, which open from their controls and close, one at a time.
@MainActor struct PanelTests {
  private let game = GameOnScreen("alarming")
  private var screen: Screen { game.screen }

  @Test(
    arguments: ["How to play", "Statistics", "Word book", "Calendar", "Rounds", "Hint", "A challenge", "Settings"],
    ["Done", "a sweep"])
  func `a panel opens from the menu and closes`(control: String, way: String) async throws {
    _ = try await game.open(control)
    #expect(screen.sheet != nil && screen.title == control && game.model.isCovered)
    if way == "Done" { try await screen.tap("Done") } else { try await screen.close() }
    #expect(screen.sheet == nil && screen.title == "alarming" && !game.model.isCovered)
    #expect(screen.host.faults.isEmpty)
  }

  @Test func `a link that arrives under an alert is shown after the alert`() async throws {
    await screen.settle()
    game.enterWords("zzz")
    await screen.settle()
    #expect(screen.alert?.plainText == "Word not possible")
    try await screen.open("wordscramble://round#c1.damaged")
    #expect(screen.alert != nil && screen.sheet == nil)
    try await screen.tap("OK")
    try await screen.wait { screen.sheet != nil }
    #expect(screen.title == "A challenge" && screen.alert == nil)
  }
}
