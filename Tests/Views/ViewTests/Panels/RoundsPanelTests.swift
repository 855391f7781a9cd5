import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// The panel of rounds: the last seven days, the weeks in a row, unfinished rounds, and a field for a link or a code.
@MainActor struct RoundsPanelTests {
  private let game = GameOnScreen()

  @Test(arguments: 321...327) func `a tap on a day plays its puzzle`(number: Int) async throws {
    let screen = try await game.open("Rounds")
    let day = try #require(screen.names(.button).first { $0.contains("No \(number):") })
    try await screen.tap(day)
    #expect(screen.sheet == nil && game.model.game.round.daily == number)
  }

  @Test func `an unfinished round can be resumed`() async throws {
    game.enterWords("milk")
    let screen = try await game.open("Today's puzzle not played")
    try await screen.tap("Rounds")
    #expect(try screen.element("silkworm, 1 of 40, 2026-11-23").kind == .button)
    try await screen.tap(screen.controlName(withPrefix: "silkworm"))
    #expect(screen.sheet == nil && game.model.usedWords == ["milk"])
  }

  @Test(arguments: ["Open", "Return", "Paste"]) func `a code opens a friend's round`(way: String) async throws {
    let other = GameOnScreen("alarming")
    other.enterWords("ring")
    let screen = try await game.open("Rounds")
    try await screen.open(link: other.model.link, by: way)
    #expect(screen.title == "A challenge" && screen.shows("alarming") && screen.hasControl("Accept"))
  }
}

/// The field for a custom word.
@MainActor struct CustomWordPanelTests {
  private let game = GameOnScreen("alarming", page: "https://example.org/play/")

  @Test(arguments: ["Play", "Return"]) func `a custom word can be played`(way: String) async throws {
    let screen = try await game.open("Rounds")
    try await screen.setText("Silkworm", in: "Play your own word")
    #expect(screen.texts.contains("Makes 40 words."))
    if way == "Play" { try await screen.tap("Play") } else { try await screen.pressReturn(in: "Play your own word") }
    #expect(screen.sheet == nil && screen.title == "silkworm")
  }
}
