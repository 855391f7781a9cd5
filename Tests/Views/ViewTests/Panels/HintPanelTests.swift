import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

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
    #expect(game.model.game.round.assists.map(\.kind) == [.hint])
  }

  @Test func `the letters of the root are above the counts`() async throws {
    let screen = try await game.open("Hint")
    let letters = try screen.element("Letters").value.split(separator: ", ").map { String($0) }
    #expect(letters.sorted() == ["i", "k", "l", "m", "o", "r", "s", "w"])
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

  @Test func `a clue is ticked when its word is found`() async throws {
    game.model.showNextClue()
    await game.screen.settle()
    #expect(symbols.contains("circle") && !symbols.contains("checkmark.circle"))
    game.enterWords("\(game.model.game.clues[0].word)")
    await game.screen.settle()
    #expect(!symbols.contains("circle") && symbols.contains("checkmark.circle"))
  }

  private var symbols: [String] { game.screen.all(.image).compactMap(\.look.symbol) }

  @Test func `when no word is left, the panel says so`() async throws {
    for word in game.model.game.missed { game.enterWords(word.description) }
    game.model.panel = nil
    let screen = try await game.open("Hint")
    #expect(screen.shows("No common word is left.") && !screen.hasControl("Show a clue"))
  }
}

@MainActor struct HowToPlayTests {
  private let game = GameOnScreen()

  @Test func `the rules are shown with the points of a word`() async throws {
    let screen = try await game.open("How to play")
    #expect(screen.shows("Use each letter only as many times as it appears.") && screen.shows("Tap letters or type"))
    #expect(screen.texts.contains { $0.hasPrefix("A word of three letters earns 1 point") })
    #expect(!screen.shows("All keys"))
  }

  @Test func `the rules are those of the round`() async throws {
    game.model.preferences.settings.scoring = .letters
    game.model.startGame()
    #expect(try await game.open("How to play").shows("Each letter of a word earns a point"))
  }

  @Test func `with a hardware keyboard, its keys are listed`() async throws {
    let screen = Screen(PanelView(panel: .howToPlay, model: game.model))
    game.model.recordKeyboard(isAttached: true)
    await screen.settle()
    #expect(screen.headings.contains("All keys"))
    for line in ["Return, play the word", "Delete, take a letter back", "Space, shuffle the letters"] {
      #expect(screen.elements.contains { $0.label == line })
    }
  }
}
