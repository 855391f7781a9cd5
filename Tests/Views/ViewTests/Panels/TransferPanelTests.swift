import Foundation
import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// Exporting rounds to a file and importing them, in the settings.
@MainActor struct TransferPanelTests {
  private let game = GameOnScreen("alarming")
  private var file: URL { game.folder.file("rounds.txt") }

  /// Exports the rounds of a game with two words to the file.
  private func export() async throws -> Data? {
    game.enterWords("ring", "arm")
    let screen = try await game.openSettings()
    try await screen.tap("Export")
    #expect(screen.exporter?.control.fileName == "word-scramble")
    return try await screen.choose(file: file)
  }

  /// Imports the file into a game and returns its screen.
  private func importFile(into other: GameOnScreen) async throws -> Screen {
    if !other.settings.hasControl("Import") { _ = try await other.openSettings() }
    let screen = other.settings
    try await screen.tap("Import")
    #expect(screen.importer != nil)
    try await screen.choose(file: file)
    #expect(screen.importer == nil)
    return screen
  }

  @Test func `the exported file is what the core saves`() async throws {
    let exportedData = try #require(try await export())
    #expect(game.settings.exporter == nil && game.settings.hasControl("Export"))
    #expect(SavedRounds(Array(exportedData)).history == game.model.game.history)
    #expect(exportedData == Data(game.model.exportedRounds()))
  }

  @Test func `another device gets the rounds, and a second import adds nothing`() async throws {
    _ = try await export()
    let other = GameOnScreen()
    other.enterWords("milk")
    let screen = try await importFile(into: other)
    #expect(screen.shows("Your rounds have been added: 1 new round, 2 new words."))
    _ = try await importFile(into: other)
    #expect(screen.shows("Everything in that file was already here.") && !screen.shows("Your rounds have been added"))
    #expect(other.model.usedWords == ["milk"])
    #expect(Set(other.model.game.history.rounds.flatMap(\.found).map(\.text)) == ["ring", "arm", "milk"])
  }

  #if os(iOS)  // MacTests covers the window of a Mac.
    @Test func `the message has disappeared when the panel opens again`() async throws {
      _ = try await export()
      let screen = try await importFile(into: GameOnScreen())
      #expect(screen.shows("Your rounds have been added"))
      try await screen.tap("Done")
      try await screen.tap("Settings")
      #expect(!screen.shows("Your rounds have been added"))
    }
  #endif

  @Test func `a word that was found on both devices is listed once`() async throws {
    game.model.playDaily()
    let words = game.model.game.missed.prefix(3).map(\.description)
    let other = GameOnScreen()
    other.model.playDaily()
    for word in words.dropLast() { game.enterWords(word) }
    for word in words.dropFirst() { other.enterWords(word) }
    let screen = try await game.openSettings()
    try await screen.tap("Export")
    try await screen.choose(file: file)
    #expect(try await importFile(into: other).shows("Your rounds have been added: 1 new round, 1 new word."))
    #expect(other.model.game.round.daily == 327 && other.model.usedWords.sorted() == words.sorted())
  }

  @Test func `the undamaged part of a file is imported, and the rest is reported`() async throws {
    let exportedData = try #require(try await export())
    try (exportedData + Data("round 1 of nothing\n\n".utf8)).write(to: file)
    let screen = try await importFile(into: GameOnScreen())
    #expect(screen.shows("1 new round, 2 new words. Part of that file is damaged and was left out."))
  }

  @Test(arguments: [
    ("nonsense", "That file holds no rounds. Nothing was changed."),
    ("", "That file holds no rounds. Nothing was changed."),
    ("round 9 silkworm-1\n\n", "That file is from a newer version of the game. Nothing was changed."),
  ])
  func `a file without rounds is refused`(text: String, reason: String) async throws {
    try Data(text.utf8).write(to: file)
    let other = GameOnScreen()
    other.enterWords("milk")
    let screen = try await importFile(into: other)
    #expect(screen.shows(reason) && other.model.usedWords == ["milk"])
  }

  @Test func `an unreadable file is refused with the reason`() async throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let screen = try await importFile(into: GameOnScreen())
    #expect(screen.shows("The file cannot be read: Not a plain file. Nothing was changed."))
  }

  @Test func `canceling a file panel returns to the settings`() async throws {
    let screen = try await game.openSettings()
    for button in ["Export", "Import"] {
      try await screen.tap(button)
      #expect(screen.exporter != nil || screen.importer != nil)
      try await screen.close()
      #expect(screen.exporter == nil && screen.importer == nil && screen.hasControl("Import"))
    }
  }
}
