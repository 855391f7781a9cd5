import Foundation
import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// A set for a class, which is opened and played.
@MainActor struct SetPanelTests {
  private let game = GameOnScreen("alarming")
  private var screen: Screen { game.screen }

  @Test func `a link shows what the set contains`() async throws {
    let screen = try await game.openSet()
    #expect(screen.title == "Puzzles for a class" && screen.headings.contains("Set silkworm + 2"))
    for line in [
      "3 puzzles, one after the other.", "3 minutes for each.", "3 words of the unit are hidden in them.",
    ] { #expect(screen.texts.contains(line)) }
    #expect(screen.hasControl("Play") && !screen.hasControl("Hand in") && !screen.hasControl("Resume"))
    #expect(game.model.rootWord == "alarming")
  }

  @Test func `a set is played round by round`() async throws {
    let screen = try await game.openSet()
    try await screen.tap("Play")
    #expect(screen.sheet == nil && screen.title == "silkworm" && screen.shows("3:00"))
    #expect(screen.shows("Set silkworm + 2, round 1 of 3"))
    for (root, round) in [("planters", "Round 2 of 3"), ("notebook", "Round 3 of 3")] {
      let result = try await game.endRound()
      #expect(try !result.hasControl("Today's puzzle") && result.element("Next round").value == round)
      try await result.tap("Next round")
      #expect(screen.sheet == nil && screen.title == root)
    }
    #expect(try await !game.endRound().hasControl("Next round"))
  }

  @Test func `a set is resumed where it was left`() async throws {
    let screen = try await game.openSet()
    try await screen.tap("Play")
    game.enterWords("milk")
    try await screen.tap("New Word")
    #expect(!screen.hasControl("Rounds of the set") && !screen.hasControl("Hand in"))
    try await screen.tap("Rounds")
    try await screen.tap("Set silkworm + 2")
    try await screen.tap("Resume")
    #expect(screen.title == "silkworm" && game.model.usedWords == ["milk"])
  }
}

extension GameOnScreen {
  /// Opens the link to a set of three timed rounds.
  func openSet() async throws -> Screen {
    await screen.settle()
    try await screen.open("wordscramble://round#" + String(decoding: PuzzleSet.preview.code, as: UTF8.self))
    return screen
  }
}

/// Handing in the work on a set.
@MainActor struct HandInPanelTests {
  private let game = GameOnScreen("alarming")

  /// Returns the panel for handing in, after a round with one found word.
  private func openPanel() async throws -> Screen {
    let screen = try await game.openSet()
    try await screen.tap("Play")
    game.enterWords("milk")
    try await screen.tap("Hand in")
    return screen
  }

  private func code() throws -> String {
    String(decoding: game.model.game.handIn(of: .preview, seat: 7).code, as: UTF8.self)
  }

  @Test func `the code is the core's, and can be copied, shared and saved`() async throws {
    let screen = try await openPanel()
    try await screen.type("7", into: "Seat number")
    let code = try code()
    #expect(try screen.texts.contains(code) && (screen.element("Your code").kind == .text))
    #expect(screen.shows("Seat 7, 1 of 3 rounds. Hand in this code:"))
    try await screen.tap("Copy")
    #expect(game.copiedTexts == [code] && screen.shows("Copied."))
    #expect(try screen.sharedText(of: "Share") == code)
    try await screen.tap("Save as a file")
    #expect(screen.exporter?.control.fileName == "seat-07")
    let exportedData = try await screen.choose(file: game.folder.file("seat-07.txt"))
    #expect(exportedData == Data("\(code)\n".utf8) && screen.exporter == nil && screen.title == "Hand in")
  }
}
