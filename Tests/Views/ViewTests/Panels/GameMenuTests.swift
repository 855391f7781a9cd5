import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// The menu of the toolbar and the menu of New Word.
@MainActor struct GameMenuTests {
  private let game = GameOnScreen()
  private var screen: Screen { game.screen }

  private func entries(of menu: String) throws -> [String] {
    try screen.control(menu).all(.items).first.map { items in
      items.all { $0.kind == .button || $0.kind == .menu }.map { $0.name }
    } ?? []
  }

  @Test func `the menu's entries are in the right order`() async throws {
    await screen.settle()
    let entries = [
      "Today's puzzle not played", "Rounds", "Timed round", "3 minutes", "10 minutes", "Calendar", "Statistics",
      "Word book", "Hint", "End the round", "Challenge a friend", "Settings", "How to play",
    ]
    #expect(try self.entries(of: "More") == entries)
  }

  @Test(arguments: [("3 minutes", "3:00"), ("10 minutes", "10:00")], ["More", "New Word"])
  func `a timed round can begin from both menus`(entry: (String, String), menu: String) async throws {
    await screen.settle()
    let items = try screen.control(menu).all(.items)
    let button = try #require(items.flatMap { $0.all(.button) }.first { $0.name == entry.0 })
    button.control.action?()
    await screen.settle()
    #expect(screen.shows(entry.1) && game.model.game.round.minutes != nil)
  }
}
