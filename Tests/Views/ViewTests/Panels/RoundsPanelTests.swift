import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// The panel of rounds: the last seven days, the weeks in a row, unfinished rounds, and a field for a link.
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

  @Test(arguments: ["Open", "Return", "Paste"]) func `a link opens its word or says why not`(way: String) async throws {
    let screen = try await game.open("Rounds")
    #expect(try !screen.isEnabled("Open"))
    try await screen.open(link: "wordscramble://round?daily=0", by: way)
    #expect(screen.title == "Rounds" && screen.texts.contains("This link is damaged. Please ask for it again."))
    try await screen.open(link: "wordscramble://round?root=alarming", by: way)
    #expect(screen.sheet == nil && screen.title == "alarming")
  }
}

extension Screen {
  /// Opens a link: pastes it with the system's button, or enters it in the field and presses Open or Return.
  fileprivate func open(link: String, by way: String) async throws {
    let field = "Paste a link here"
    if way == "Paste" { return try await paste(link) }
    try await setText(link, in: field)
    if way == "Open" { try await tap("Open") } else { try await pressReturn(in: field) }
  }
}

/// The field for a custom word.
@MainActor struct CustomWordPanelTests {
  private let game = GameOnScreen("alarming")

  @Test(arguments: ["Play", "Return"]) func `a custom word can be played`(way: String) async throws {
    let screen = try await game.open("Rounds")
    try await screen.setText("Silkworm", in: "Play your own word")
    #expect(screen.texts.contains("Makes 40 words."))
    if way == "Play" { try await screen.tap("Play") } else { try await screen.pressReturn(in: "Play your own word") }
    #expect(screen.sheet == nil && screen.title == "silkworm")
  }

  @Test func `a link to a custom word can be copied and shared`() async throws {
    let screen = try await game.open("Rounds")
    try await screen.setText("Silkworm", in: "Play your own word")
    #expect(try screen.sharedText(of: "Share") == "wordscramble://round?root=silkworm")
    try await screen.tap("Copy link")
    #expect(screen.texts.contains("Copied."))
  }
}
