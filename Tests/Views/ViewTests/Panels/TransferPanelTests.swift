import Foundation
import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// Exporting rounds to a file and importing them, in the settings.
@MainActor struct TransferPanelTests {
  private let game = GameOnScreen("alarming")
  private var file: URL { game.folder.file("word-scramble.txt") }

  /// Exports the rounds of a game with two words to the file.
  private func export() async throws -> Data? {
    game.enterWords("ring", "arm")
    let screen = try await game.open("Settings")
    try await screen.tap("Export")
    #expect(screen.exporter?.control.fileName == "word-scramble")
    return try await screen.choose(file: file)
  }

  /// Imports the file into a game and returns its screen.
  private func importFile(into other: GameOnScreen) async throws -> Screen {
    let screen = other.screen
    if !screen.hasControl("Import") { _ = try await other.open("Settings") }
    try await screen.tap("Import")
    #expect(screen.importer != nil)
    try await screen.choose(file: file)
    #expect(screen.importer == nil)
    return screen
  }

  @Test func `the exported file is what the core saves`() async throws {
    let exportedData = try #require(try await export())
    #expect(game.screen.exporter == nil && game.screen.hasControl("Export"))
    var history = History()
    history.add(Array(exportedData), in: game.model.lexicon, at: game.time.clock.second)
    #expect(history == game.model.game.history)
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

  @Test func `canceling a file panel returns to the settings`() async throws {
    let screen = try await game.open("Settings")
    for button in ["Export", "Import"] {
      try await screen.tap(button)
      #expect(screen.exporter != nil || screen.importer != nil)
      try await screen.close()
      #expect(screen.exporter == nil && screen.importer == nil && screen.hasControl("Import"))
    }
  }
}
