import Foundation
import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

@MainActor struct StatisticsPanelTests {
  private let game = GameOnScreen()

  private func opened() async throws -> Screen {
    let screen = try await game.opening("Statistics")
    try await screen.wait { screen.has("Period") }
    return screen
  }

  /// Returns the value of a line.
  private func value(_ label: String, on screen: Screen) throws -> String { try screen.element(label).value }

  @Test func `before the first found word, the panel says so`() async throws {
    let screen = try await opened()
    #expect(screen.shows("Nothing yet. Find a word and it is counted here."))
    #expect(screen.headings == ["Statistics"])
  }

  @Test func `the statistics are computed again each time the panel opens`() async throws {
    game.find("milk")
    #expect(try value("Words found", on: try await opened()) == "1")
    try await game.screen.tap("Done")
    game.find("oil")
    #expect(try value("Words found", on: try await opened()) == "2")
  }

  @Test func `a progress indicator is shown while the statistics are computed`() async throws {
    game.find("milk")
    game.model.panel = .statistics
    game.screen.host.evaluate()
    #expect(game.screen.all(.progress).count == 1 && !game.screen.has("Period"))
  }

  @Test func `each period has its own statistics`() async throws {
    // Two words last year, one last month and three this month.
    for (day, words) in [
      ("2025-12-30", ["milk", "oil"]), ("2026-10-05", ["work"]), ("2026-11-23", ["worm", "silk", "owl"]),
    ] {
      game.system.date = try Date("\(day)T12:00:00Z", strategy: .iso8601)
      game.model.startGame()
      for word in words { game.find(word) }
    }
    let screen = try await opened()
    #expect(try screen.options(of: "Period").all == ["All time", "This year", "This month"])
    for (period, words, rounds) in [("This month", "3", "1"), ("This year", "4", "2"), ("All time", "6", "3")] {
      try await screen.choose(period, in: "Period")
      #expect(try screen.options(of: "Period").chosen == [period])
      #expect(try value("Words found", on: screen) == words && value("Rounds", on: screen) == rounds)
    }
  }

  @Test func `a line has the same contents in one row or two`() async throws {
    game.find("milk", "swirl")
    let screen = try await opened()
    screen.host.fitting = .first
    await screen.settle()
    let (beside, read) = (screen.texts, screen.spoken)
    let rows = screen.all(.fits)
    #expect(rows.count > 8 && rows.allSatisfy { $0.children[$0.look.choice].kind == .hstack })
    screen.host.fitting = .last
    await screen.settle()
    let below = screen.all(.fits)
    #expect(below.count == rows.count && below.allSatisfy { $0.children[$0.look.choice].kind == .vstack })
    #expect(screen.texts == beside && screen.spoken == read)
  }

  @Test func `each statistic has its line`() async throws {
    game.find("milk", "swirl")
    let screen = try await opened()
    let names = [
      "Rounds", "Words found", "Different words", "Common words", "Bonus words", "Whole strings", "Daily puzzles",
      "Average found", "Time played", "Longest words", "Weeks in a row with 3 daily puzzles",
    ]
    #expect(screen.elements.filter { !$0.value.isEmpty && $0.kind == .group }.map(\.label) == names)
    let longest = try #require(screen.all(.text).last { $0.plain == "swirl" }?.text)
    #expect(longest.runs.allSatisfy { $0.languageIdentifier == "en" })
  }

  @Test func `ranks are counted below their heading`() async throws {
    game.find("milk")
    let screen = try await opened()
    #expect(screen.headings == ["Statistics", "Ranks reached"])
    let ranks = ["Thread", "Cord", "Braid", "Strand", "Bracelet", "Garland", "Whole string"]
    for rank in ranks { #expect(screen.elements.contains { $0.label.hasPrefix(rank) }) }
    #expect(screen.elements.contains { $0.label.hasPrefix("Thread") && $0.label.contains("1") })
  }

  @Test func `words found since are counted when the panel opens again`() async throws {
    game.find("milk")
    var screen = try await opened()
    #expect(try value("Words found", on: screen) == "1")
    try await screen.tap("Done")
    game.find("silk")
    screen = try await opened()
    #expect(try value("Words found", on: screen) == "2")
  }
}
