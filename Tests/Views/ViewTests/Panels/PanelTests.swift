import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// Panels, which open from their controls and close, one at a time.
@MainActor struct PanelTests {
  private let game = GameOnScreen("alarming")
  private var screen: Screen { game.screen }

  @Test(
    arguments: ["How to play", "Statistics", "Word book", "Calendar", "Rounds", "Hint", "Settings"],
    ["Done", "a sweep"])
  func `a panel opens from the menu and closes`(control: String, way: String) async throws {
    _ = try await game.open(control)
    #expect(screen.sheet != nil && screen.title == control && game.model.hasDialog)
    if way == "Done" { try await screen.tap("Done") } else { try await screen.close() }
    #expect(screen.sheet == nil && screen.title == "alarming" && !game.model.hasDialog)
    #expect(screen.host.faults.isEmpty)
  }

  @Test func `the address of today's puzzle opens it and closes any panel`() async throws {
    let screen = try await game.open("Statistics")
    try await screen.open("wordscramble://today")
    #expect(screen.sheet == nil && game.model.game.round.daily == 327)
  }
}
