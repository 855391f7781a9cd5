import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// Views show every change, and are evaluated only for changes that affect them.
@MainActor struct StalenessTests {
  /// Returns the views that are evaluated while a closure runs.
  private func evaluated(_ screen: Screen, _ happening: () async throws -> Void) async throws -> Set<String> {
    await screen.settle()
    screen.host.evaluations = [:]
    try await happening()
    return Set(screen.host.evaluations.keys)
  }
  private let list: Set = ["PlayList", "FoundWords", "FoundWordRow", "RankLadder", "StillToFind", "StandingView"]

  @Test func `a key changes the field and the letters but not the list`() async throws {
    let screen = await open(.previewFull())
    let views = try await evaluated(screen) { try await screen.tap("k") }
    #expect(views.isSuperset(of: ["WordField", "LetterBeads", "LetterBeadButton", "PlayButtons"]))
    #expect(views.isDisjoint(with: list.union(["GameView", "BoardView", "GameToolbar", "GameMenu"])))
  }

  @Test func `a found word changes the list and the standing`() async throws {
    let screen = await open(.previewFull())
    try await screen.replace("slim")
    try await screen.replace("rim")
    let views = try await evaluated(screen) { try await screen.tap("Enter") }
    #expect(views.isSuperset(of: list))
  }

  @Test func `Shuffle changes only the letters`() async throws {
    let screen = await open(.previewFull())
    let views = try await evaluated(screen) { try await screen.tap("Shuffle") }
    #expect(views.isSuperset(of: ["LetterBeads", "PlayButtons"]))
    #expect(views.isDisjoint(with: list.union(["WordField", "GameView", "BoardView", "GameMenu"])))
  }

  @Test func `a clock update that shows the same time changes nothing`() async throws {
    let time = TestTime()
    let screen = await open(.new(time: time))
    try await screen.tap("3 minutes")
    let same = try await evaluated(screen) {
      screen.host.now += 0.5
      await screen.settle()
    }
    #expect(same == [])
    let later = try await evaluated(screen) {
      time.pass(seconds: 1)
      screen.host.now += 0.5
      await screen.settle()
    }
    #expect(later.isSuperset(of: ["StandingView", "TimeLeft"]))
    #expect(later.isDisjoint(with: ["LetterBeads", "WordField", "PlayList", "FoundWords", "GameView", "GameMenu"]))
  }

  @Test func `opening a meaning does not change the letters`() async throws {
    let screen = await open(.previewFull())
    let views = try await evaluated(screen) { try await screen.tap("milk") }
    #expect(views.contains("WordMeaning"))
    #expect(views.isDisjoint(with: ["LetterBeads", "WordField", "StandingView", "RankLadder", "GameView"]))
  }

  @Test func `the minutes to the next puzzle pass without any action`() async throws {
    let time = TestTime()
    let screen = await open(.new(time: time))
    try await screen.tap("Today's puzzle not played")
    func minutes() -> String? { screen.texts.first { $0.contains("next in") } }
    let before = try #require(minutes())
    time.pass(seconds: 120)
    screen.host.now += 120
    await screen.settle()
    #expect(try #require(minutes()) != before)
  }
}
