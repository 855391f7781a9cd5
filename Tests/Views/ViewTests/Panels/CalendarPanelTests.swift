import Foundation
import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

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

  @Test func `the current month is shown, and its title is a heading`() async throws {
    let screen = try await openPanel()
    #expect(screen.headings == ["Calendar", "November 2026"] && days(screen).count == 30)
    #expect(days(screen)[22].contains("2026-11-23") && days(screen)[22].contains("No 327"))
  }

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

  @Test func `the first month has no previous month`() async throws {
    game.system.date = try Date("2026-02-03T12:00:00Z", strategy: .iso8601)
    let screen = try await openPanel()
    try await screen.tap("Previous month")
    #expect(try screen.headings.contains("January 2026") && !screen.isEnabled("Previous month"))
  }

  @Test func `future days are dimmed`() async throws {
    let screen = try await openPanel()
    for (index, day) in days(screen).enumerated() {
      #expect(try screen.isEnabled(day) == (index < 23))
      #expect(day.hasSuffix("to come") == (index >= 23))
    }
  }

  @Test(arguments: [0, 9, 22]) func `a day opens its puzzle`(index: Int) async throws {
    let screen = try await openPanel()
    try await screen.tap(days(screen)[index])
    #expect(screen.sheet == nil && game.model.game.round.daily == 305 + index)
  }

  @Test func `a day shows the progress of its puzzle`() async throws {
    game.model.playDaily(310)
    game.enterWords("\(game.model.game.missed[0])")
    let screen = try await openPanel()
    #expect(days(screen)[5].hasSuffix("started") && days(screen)[6].hasSuffix("not played"))
    let startedDays = screen.all(.button).filter { !$0.all(.mask).isEmpty }
    #expect(startedDays.map(\.name) == [days(screen)[5]])
  }

  @Test func `screen readers skip the legend and the weekday names`() async throws {
    let screen = try await openPanel()
    for text in ["Mon", "Sun", "not played", "started", "to come", "Bracelet", "Whole string"] {
      #expect(screen.texts.contains(text) && !screen.elements.contains { $0.label == text })
    }
  }
}
