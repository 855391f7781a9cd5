import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// The calendar: a month with a button for each daily puzzle.
@MainActor struct CalendarPanelTests {
  private let game = GameOnScreen()

  private func openPanel() async throws -> Screen {
    let screen = try await game.open("Calendar")
    try await screen.wait { screen.hasControl("Previous month") }
    return screen
  }

  /// Returns the names of the day buttons, first day first.
  private func days(_ screen: Screen) -> [String] { screen.names(.button).filter { $0.contains("No ") } }

  @Test func `the previous and the next month can be shown`() async throws {
    let screen = try await openPanel()
    #expect(try !screen.isEnabled("Next month"))
    try await screen.tap("Previous month")
    #expect(try screen.headings.contains("October 2026") && days(screen).count == 31 && screen.isEnabled("Next month"))
    try await screen.tap("Previous month")
    #expect(screen.headings.contains("September 2026") && days(screen).count == 30)
    try await screen.tap("Next month")
    #expect(screen.headings.contains("October 2026"))
  }

  @Test(arguments: [0, 9, 22]) func `a day opens its puzzle`(index: Int) async throws {
    let screen = try await openPanel()
    try await screen.tap(days(screen)[index])
    #expect(screen.sheet == nil && game.model.game.round.daily == 305 + index)
  }
}
