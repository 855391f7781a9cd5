import Foundation
import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

@MainActor struct StatisticsPanelTests {
  private let game = GameOnScreen()

  private func openPanel() async throws -> Screen {
    let screen = try await game.open("Statistics")
    try await screen.wait { screen.hasControl("Period") }
    return screen
  }

  /// Returns the value of a line.
  private func value(_ label: String, on screen: Screen) throws -> String { try screen.element(label).value }

  @Test func `each period has its own statistics`() async throws {
    // Two words last year, one last month and three this month.
    for (day, root, words) in [
      ("2025-12-30", "silkworm", ["milk", "oil"]), ("2026-10-05", "homework", ["work"]),
      ("2026-11-23", "silkworms", ["worm", "silk", "owl"]),
    ] {
      game.time.date = try Date("\(day)T12:00:00Z", strategy: .iso8601)
      game.model.play(root: try Word(root.utf8))
      for word in words { game.enterWords(word) }
    }
    let screen = try await openPanel()
    #expect(try screen.options(of: "Period").all == ["All time", "This year", "This month"])
    for (period, words, rounds) in [("This month", "3", "1"), ("This year", "4", "2"), ("All time", "6", "3")] {
      try await screen.choose(period, in: "Period")
      #expect(try screen.options(of: "Period").selected == [period])
      #expect(try value("Words found", on: screen) == words && value("Rounds", on: screen) == rounds)
    }
  }

  @Test func `each statistic has its line`() async throws {
    game.enterWords("milk", "swirl")
    let screen = try await openPanel()
    let names = [
      "Rounds", "Words found", "Different words", "Common words", "Bonus words", "All words found", "Daily puzzles",
      "Average found", "Longest words", "Weeks in a row with 3 daily puzzles",
    ]
    #expect(screen.elements.filter { !$0.value.isEmpty && $0.kind == .group }.map(\.label) == names)
    let longest = try #require(screen.all(.text).last { $0.plainText == "swirl" }?.text)
    #expect(longest.runs.allSatisfy { $0.languageIdentifier == "en" })
  }
}
