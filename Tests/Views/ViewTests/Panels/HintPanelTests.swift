import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// The hint: the numbers of remaining words, and clues.
@MainActor struct HintPanelTests {
  private let game = GameOnScreen()

  /// Returns the numbers of remaining words by letter and length, as a screen reader reads them.
  private func remainingCounts(_ screen: Screen) -> [String] {
    screen.elements.filter { $0.value.hasSuffix(" left") }.map(\.text)
  }

  @Test func `remaining words are counted by first letter and length`() async throws {
    let screen = try await game.open("Hint")
    let count = remainingCounts(screen).compactMap { Int($0.dropLast(5).split(separator: " ").last ?? "") }.reduce(0, +)
    #expect(count == 40 && screen.sheet?.look.isHalfHeight == true)
    #expect(screen.headings.first == "Hint" && screen.headings.dropFirst().allSatisfy { $0.count == 1 })
  }

  @Test func `clues can be taken until there are no more`() async throws {
    let words = game.model.game.missed.map(\.description).filter { $0 != "milk" && $0 != "silk" }
    for word in words { game.enterWords(word) }
    let screen = try await game.open("Hint")
    #expect(screen.hasControl("Show a clue") && !screen.hasControl("Another clue"))
    try await screen.tap("Show a clue")
    #expect(game.model.game.clues.count == 1 && screen.hasControl("Another clue") && !screen.hasControl("Show a clue"))
    let first = game.model.clues[0].text
    #expect(screen.texts.contains(first) && String(game.model.announcement.text.characters) == first)
    try await screen.tap("Another clue")
    #expect(!screen.hasControl("Another clue") && screen.shows("Every word left already has a clue."))
    try await screen.tap("Done")
    #expect(screen.shows("Clues") && screen.texts.contains(first))
  }
}
