import Foundation
import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

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

  @Test func `before the first found word, the panel says so`() async throws {
    let screen = try await openPanel()
    #expect(screen.shows("Nothing yet. Find a word and it is counted here."))
    #expect(screen.headings == ["Statistics"])
  }

  @Test func `the statistics are computed again each time the panel opens`() async throws {
    game.enterWords("milk")
    #expect(try value("Words found", on: try await openPanel()) == "1")
    try await game.screen.tap("Done")
    game.enterWords("oil")
    #expect(try value("Words found", on: try await openPanel()) == "2")
  }

  @Test func `a progress indicator is shown while the statistics are computed`() async throws {
    game.enterWords("milk")
    game.model.panel = .statistics
    game.screen.host.evaluate()
    #expect(game.screen.all(.progress).count == 1 && !game.screen.hasControl("Period"))
  }

  @Test func `each period has its own statistics`() async throws {
    // Two words last year, one last month and three this month.
    for (day, words) in [
      ("2025-12-30", ["milk", "oil"]), ("2026-10-05", ["work"]), ("2026-11-23", ["worm", "silk", "owl"]),
    ] {
      game.system.date = try Date("\(day)T12:00:00Z", strategy: .iso8601)
      game.model.startGame()
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

  @Test func `a line has the same contents in one row or two`() async throws {
    game.enterWords("milk", "swirl")
    let screen = try await openPanel()
    screen.host.fitting = .first
    await screen.settle()
    let (rowTexts, rowSpokenTexts) = (screen.texts, screen.spokenTexts)
    let rows = screen.all(.viewThatFits)
    #expect(rows.count > 8 && rows.allSatisfy { $0.children[$0.look.chosenIndex].kind == .hstack })
    screen.host.fitting = .last
    await screen.settle()
    let columns = screen.all(.viewThatFits)
    #expect(columns.count == rows.count && columns.allSatisfy { $0.children[$0.look.chosenIndex].kind == .vstack })
    #expect(screen.texts == rowTexts && screen.spokenTexts == rowSpokenTexts)
  }

  @Test func `each statistic has its line`() async throws {
    game.enterWords("milk", "swirl")
    let screen = try await openPanel()
    let names = [
      "Rounds", "Words found", "Different words", "Common words", "Bonus words", "Whole strings", "Daily puzzles",
      "Average found", "Time played", "Longest words", "Weeks in a row with 3 daily puzzles",
    ]
    #expect(screen.elements.filter { !$0.value.isEmpty && $0.kind == .group }.map(\.label) == names)
    let longest = try #require(screen.all(.text).last { $0.plainText == "swirl" }?.text)
    #expect(longest.runs.allSatisfy { $0.languageIdentifier == "en" })
  }

  @Test func `ranks are counted below their heading`() async throws {
    game.enterWords("milk")
    let screen = try await openPanel()
    #expect(screen.headings == ["Statistics", "Ranks reached"])
    let ranks = ["Thread", "Cord", "Braid", "Strand", "Bracelet", "Garland", "Whole string"]
    for rank in ranks { #expect(screen.elements.contains { $0.label.hasPrefix(rank) }) }
    #expect(screen.elements.contains { $0.label.hasPrefix("Thread") && $0.label.contains("1") })
  }

  @Test func `words found since are counted when the panel opens again`() async throws {
    game.enterWords("milk")
    var screen = try await openPanel()
    #expect(try value("Words found", on: screen) == "1")
    try await screen.tap("Done")
    game.enterWords("silk")
    screen = try await openPanel()
    #expect(try value("Words found", on: screen) == "2")
  }
}
