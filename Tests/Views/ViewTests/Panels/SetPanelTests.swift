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
    let screen = try await game.openingSet()
    #expect(screen.title == "Puzzles for a class" && screen.headings.contains("Set silkworm + 2"))
    for line in [
      "3 puzzles, one after the other.", "3 minutes for each.", "3 words of the unit are hidden in them.",
    ] { #expect(screen.texts.contains(line)) }
    #expect(screen.has("Play") && !screen.has("Hand in") && !screen.has("Resume"))
    #expect(game.model.rootWord == "alarming")
  }

  @Test func `a set is played round by round`() async throws {
    let screen = try await game.openingSet()
    try await screen.tap("Play")
    #expect(screen.sheet == nil && screen.title == "silkworm" && screen.shows("3:00"))
    #expect(screen.shows("Set silkworm + 2, round 1 of 3"))
    for (root, round) in [("planters", "Round 2 of 3"), ("notebook", "Round 3 of 3")] {
      let result = try await game.ending()
      #expect(try !result.has("Today's puzzle") && result.element("Next round").value == round)
      try await result.tap("Next round")
      #expect(screen.sheet == nil && screen.title == root)
    }
    #expect(try await !game.ending().has("Next round"))
  }

  @Test func `a set's rounds are listed, and a tap plays one`() async throws {
    let screen = try await game.openingSet()
    try await screen.tap("Play")
    game.find("milk")
    try await screen.tap("Rounds of the set")
    #expect(screen.title == "Puzzles for a class" && screen.has("Resume") && !screen.has("Play"))
    #expect(screen.headings.contains("Rounds of the set"))
    let rounds = screen.elements.filter { ["silkworm", "planters", "notebook"].contains($0.label) }
    #expect(rounds.map(\.label) == ["silkworm", "planters", "notebook"])
    #expect(rounds.map(\.value).first == "1 of 40, being played")
    #expect(rounds.dropFirst().allSatisfy { $0.value.hasSuffix("not started") })
    #expect(screen.texts.contains("1 of 40, being played"))
    #expect(rounds.map(\.spokenLabel).allSatisfy { $0.runs.allSatisfy { $0.languageIdentifier == "en" } })
    try await screen.tap("notebook")
    #expect(screen.sheet == nil && screen.title == "notebook")
  }

  @Test func `a set is resumed where it was left`() async throws {
    let screen = try await game.openingSet()
    try await screen.tap("Play")
    game.find("milk")
    try await screen.tap("New Word")
    #expect(!screen.has("Rounds of the set") && !screen.has("Hand in"))
    try await screen.tap("Rounds")
    try await screen.tap("Set silkworm + 2")
    try await screen.tap("Resume")
    #expect(screen.title == "silkworm" && game.model.usedWords == ["milk"])
  }

  @Test func `unit words are marked in the result`() async throws {
    let screen = try await game.openingSet()
    try await screen.tap("Play")
    game.find("milk")
    let result = try await game.ending()
    #expect(result.shows("1 of 2 unit words"))
    try await result.tap("Show missed words")
    #expect(result.headings.contains("Unit words found") && result.headings.contains("Unit words missed"))
    #expect(try result.element("worm").value == "unit word")
  }

  @Test func `a set can be removed from the saved sets`() async throws {
    let screen = try await game.openingSet()
    try await screen.tap("Play")
    try await screen.tap("Rounds")
    #expect(screen.headings.contains("Puzzles for a class"))
    try await screen.tap("Remove Set silkworm + 2")
    #expect(!screen.headings.contains("Puzzles for a class") && game.model.game.savedSets.isEmpty)
  }
}

extension GameOnScreen {
  /// Opens the link to a set of three timed rounds.
  func openingSet() async throws -> Screen {
    await screen.settle()
    try await screen.open("wordscramble://round#" + String(decoding: PuzzleSet.preview.code, as: UTF8.self))
    return screen
  }
}

/// Handing in the work on a set.
@MainActor struct HandInPanelTests {
  private let game = GameOnScreen("alarming")

  /// Returns the panel for handing in, after a round with one found word.
  private func opened() async throws -> Screen {
    let screen = try await game.openingSet()
    try await screen.tap("Play")
    game.find("milk")
    try await screen.tap("Hand in")
    return screen
  }

  private func code() throws -> String {
    String(decoding: game.model.game.handIn(of: .preview, seat: 7).code, as: UTF8.self)
  }

  @Test func `the panel asks for a seat number`() async throws {
    let screen = try await opened()
    #expect(screen.title == "Hand in" && screen.shows("A number from 1 to 40"))
    #expect(screen.shows("3 rounds are still open. You can hand in again later."))
    #expect(!screen.has("Copy") && !screen.has("Share") && !screen.has("Save as a file"))
  }

  @Test(arguments: ["0", "41", "x", "-7", ""]) func `an invalid seat number has no code`(typed: String) async throws {
    let screen = try await opened()
    try await screen.replace("7")
    #expect(screen.has("Copy"))
    try await screen.replace(typed)
    #expect(!screen.has("Copy") && !screen.shows("h1.") && !screen.shows("Hand in this code"))
  }

  @Test func `the code is the core's, and can be copied, shared and saved`() async throws {
    let screen = try await opened()
    try await screen.type("7", into: "Seat number")
    let code = try code()
    #expect(try screen.texts.contains(code) && (screen.element("Your code").kind == .text))
    #expect(screen.shows("Seat 7, 1 of 3 rounds. Hand in this code:"))
    try await screen.tap("Copy")
    #expect(game.copied == [code] && screen.shows("Copied."))
    #expect(try screen.shared("Share") == code)
    try await screen.tap("Save as a file")
    #expect(screen.exporter?.control.fileName == "seat-07")
    let written = try await screen.choose(file: game.folder.file("seat-07.txt"))
    #expect(written == Data("\(code)\n".utf8) && screen.exporter == nil && screen.title == "Hand in")
  }

  @Test func `the result has a button for handing in`() async throws {
    let screen = try await game.openingSet()
    try await screen.tap("Play")
    game.find("milk")
    let result = try await game.ending()
    try await result.tap("Hand in")
    #expect(screen.title == "Hand in")
    #expect(screen.shows("2 rounds are still open. You can hand in again later."))
  }
}
