import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// Views show every change, and are evaluated only for changes that affect them.
@MainActor struct StalenessTests {
  @Test func `a key changes the field and the letters but not the list`() async throws {
    let screen = await open(.previewFull())
    screen.host.evaluationCounts = [:]
    try await screen.tap("k")
    let views = Set(screen.host.evaluationCounts.keys)
    #expect(views.isSuperset(of: ["WordField", "LetterBeads", "LetterBeadButton", "PlayButtons"]))
    #expect(
      views.isDisjoint(with: [
        "BoardList", "FoundWords", "FoundWordRow", "RankLadder", "RemainingWordCounts", "StandingView", "GameView",
        "BoardView", "GameToolbar", "GameMenu",
      ]))
  }

  @Test func `the minutes to the next puzzle pass without any action`() async throws {
    let time = TestTime()
    let screen = await open(.new(time: time))
    try await screen.tap("Today's puzzle not played")
    func minutes() -> String? { screen.texts.first { $0.contains("next in") } }
    let before = try #require(minutes())
    time.date += 120
    screen.host.now += 120
    await screen.settle()
    #expect(try #require(minutes()) != before)
  }
}
