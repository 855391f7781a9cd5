import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// A challenge as two friends see it, from the name to the table.
@MainActor struct ChallengePanelTests {
  private let ana = GameOnScreen()
  private let ben = GameOnScreen("alarming")

  /// Asks for the message of Ana's challenge, and returns it.
  private func messageOfAna() async throws -> String {
    ana.enterWords("milk", "silk", "mirk")
    let screen = try await ana.open("Challenge a friend")
    #expect(screen.title == "Challenge" && screen.texts.contains { $0.hasPrefix("Your friends see it") })
    #expect(try !screen.isEnabled("Send"))
    try await screen.setText("Ana", in: "Your name")
    try await screen.tap("Send")
    try await screen.tap("Copy")
    #expect(screen.texts.contains("Copied.") && ana.model.settings.name == "Ana")
    return try screen.sharedText(of: "Send")
  }

  private func receive(_ message: String) async throws -> Screen {
    let link = try #require(message.split(separator: "\n").last)
    await ben.screen.settle()
    try await ben.screen.open(String(link))
    return ben.screen
  }

  @Test func `a challenge is received, played and sent back`() async throws {
    let screen = try await receive(try await messageOfAna())
    #expect(screen.texts.contains("\u{2068}Ana\u{2069} found 2 of 40 words. Can you find more?"))
    #expect(!screen.shows("silk") && Set(screen.names(.button)) == ["Done", "Play"])
    try await screen.tap("Play")
    #expect(screen.sheet == nil && screen.texts.contains("with \u{2068}Ana\u{2069}") && screen.title == "silkworm")
    ben.enterWords("milk", "worm")
    _ = try await ben.endRound()
    #expect(screen.title == "Result" && screen.hasControl("Send back") && !screen.hasControl("Share result"))
    try await screen.tap("Compare words")
    #expect(screen.headings.prefix(4) == ["Challenge", "Found by all", "Found by only one", "Found by nobody"])
    #expect(try screen.element("mirk").value == "bonus, \u{2068}Ana\u{2069}")
    #expect(screen.audit() == [])
    try await screen.tap("Send back")
    try await screen.setText("Ben", in: "Your name")
    try await screen.tap("Send")
    #expect(try screen.sharedText(of: "Send").contains("wordscramble://round#"))
  }

  @Test func `a player of the same name is asked about first`() async throws {
    ben.model.preferences.settings.name = "Ana"
    let screen = try await receive(try await messageOfAna())
    #expect(screen.texts.contains("\u{2068}Ana\u{2069} plays this puzzle, too. Is this you on another device?"))
    try await screen.tap("No, another person")
    try await screen.setText("Anna", in: "Your name")
    try await screen.tap("OK")
    #expect(screen.hasControl("Play") && ben.model.usedWords == [])
  }
}
