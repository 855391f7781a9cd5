import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// Views show every change, and are evaluated only for changes that affect them.
@MainActor struct StalenessTests {
  /// Returns the views that are evaluated while a closure runs.
  private func viewsEvaluated(on screen: Screen, during action: () async throws -> Void) async throws -> Set<String> {
    await screen.settle()
    screen.host.evaluationCounts = [:]
    try await action()
    return Set(screen.host.evaluationCounts.keys)
  }
  private let listViews: Set = [
    "BoardList", "FoundWords", "FoundWordRow", "RankLadder", "RemainingWordCounts", "StandingView",
  ]

  @Test func `a key changes the field and the letters but not the list`() async throws {
    let screen = await open(.previewFull())
    let views = try await viewsEvaluated(on: screen) { try await screen.tap("k") }
    #expect(views.isSuperset(of: ["WordField", "LetterBeads", "LetterBeadButton", "PlayButtons"]))
    #expect(views.isDisjoint(with: listViews.union(["GameView", "BoardView", "GameToolbar", "GameMenu"])))
  }

  @Test func `a found word changes the list and the standing`() async throws {
    let screen = await open(.previewFull())
    try await screen.setText("slim")
    try await screen.setText("rim")
    let views = try await viewsEvaluated(on: screen) { try await screen.tap("Enter") }
    #expect(views.isSuperset(of: listViews))
  }

  @Test func `Shuffle changes only the letters`() async throws {
    let screen = await open(.previewFull())
    let views = try await viewsEvaluated(on: screen) { try await screen.tap("Shuffle") }
    #expect(views.isSuperset(of: ["LetterBeads", "PlayButtons"]))
    #expect(views.isDisjoint(with: listViews.union(["WordField", "GameView", "BoardView", "GameMenu"])))
  }

  @Test func `a clock update that shows the same time changes nothing`() async throws {
    let time = TestTime()
    let screen = await open(.new(time: time))
    try await screen.tap("3 minutes")
    let same = try await viewsEvaluated(on: screen) {
      screen.host.now += 0.5
      await screen.settle()
    }
    #expect(same == [])
    let laterViews = try await viewsEvaluated(on: screen) {
      time.advance(seconds: 1)
      screen.host.now += 0.5
      await screen.settle()
    }
    #expect(laterViews.isSuperset(of: ["StandingView", "TimeLeft"]))
    #expect(
      laterViews.isDisjoint(with: ["LetterBeads", "WordField", "BoardList", "FoundWords", "GameView", "GameMenu"]))
  }

  @Test func `opening a meaning does not change the letters`() async throws {
    let screen = await open(.previewFull())
    let views = try await viewsEvaluated(on: screen) { try await screen.tap("milk") }
    #expect(views.contains("WordMeaning"))
    #expect(views.isDisjoint(with: ["LetterBeads", "WordField", "StandingView", "RankLadder", "GameView"]))
  }

  @Test func `the minutes to the next puzzle pass without any action`() async throws {
    let time = TestTime()
    let screen = await open(.new(time: time))
    try await screen.tap("Today's puzzle not played")
    func minutes() -> String? { screen.texts.first { $0.contains("next in") } }
    let before = try #require(minutes())
    time.advance(seconds: 120)
    screen.host.now += 120
    await screen.settle()
    #expect(try #require(minutes()) != before)
  }
}
