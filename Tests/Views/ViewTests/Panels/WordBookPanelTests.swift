import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// The word book, which is searched by letters and by length, and the words to learn.
@MainActor struct WordBookPanelTests {
  private let game = GameOnScreen()

  private func openPanel() async throws -> Screen {
    game.enterWords("oil", "owl", "milk", "silk", "swirl")
    let screen = try await game.open("Word book")
    try await screen.wait { screen.hasControl("Length") }
    return screen
  }

  private func words(_ screen: Screen) -> [String] {
    screen.names(.button).filter { ["oil", "owl", "milk", "silk", "swirl"].contains($0) }
  }

  @Test func `words are under their first letters, with the days they were found`() async throws {
    let screen = try await openPanel()
    #expect(words(screen) == ["milk", "oil", "owl", "silk", "swirl"] && screen.texts.contains("5 words"))
    #expect(screen.headings == ["Word book", "m", "o", "s"])
    #expect(try screen.element("milk").value == "found once, on 2026-11-23")
  }

  @Test(arguments: [
    ("il", ["milk", "oil", "silk"], "3 words"), ("w", ["owl", "swirl"], "2 words"), ("swirl", ["swirl"], "1 word"),
    ("q", [], "None of your words look like that."), (" ", ["milk", "oil", "owl", "silk", "swirl"], "5 words"),
  ])
  func `the search shows words with the typed letters`(text: String, found: [String], count: String) async throws {
    let screen = try await openPanel()
    #if os(iOS)  // On a Mac, the search field is an ordinary field in the panel.
      #expect(try screen.field("Letters in the word").control.isSearchField)
    #endif
    try await screen.type(text, into: "Letters in the word")
    #expect(Set(words(screen)) == Set(found) && screen.texts.contains(count))
    try await screen.setText("", in: "Letters in the word")
    #expect(words(screen).count == 5)
  }

  @Test(arguments: [
    ("3 letters", ["oil", "owl"]), ("4 letters", ["milk", "silk"]), ("5 letters", ["swirl"]),
    ("Any length", ["milk", "oil", "owl", "silk", "swirl"]),
  ])
  func `the picker keeps words of one length`(option: String, found: [String]) async throws {
    let screen = try await openPanel()
    #expect(try screen.options(of: "Length").all == ["Any length", "3 letters", "4 letters", "5 letters"])
    #expect(try screen.options(of: "Length").selected == ["Any length"])
    try await screen.choose("4 letters", in: "Length")
    try await screen.choose(option, in: "Length")
    #expect(try words(screen) == found && screen.options(of: "Length").selected == [option])
  }

  @Test func `a tap shows the meaning of a word, and another tap hides it`() async throws {
    let screen = try await openPanel()
    let before = screen.texts
    try await screen.tap("milk")
    #expect(screen.texts.count > before.count)
    try await screen.tap("milk")
    #expect(screen.texts == before)
  }

  @Test func `an empty book says so`() async throws {
    let screen = try await game.open("Word book")
    try await screen.wait { screen.hasControl("Length") }
    #expect(screen.shows("None of your words look like that."))
    #expect(screen.shows("No common word was missed more often than found."))
  }

  @Test func `missed words can be practiced`() async throws {
    game.enterWords("oil")
    game.model.endRound()
    game.model.revealMissedWords()
    game.model.panel = nil
    let screen = try await game.open("Word book")
    try await screen.wait { screen.hasControl("Words to learn") }
    #expect(!screen.hasControl("milk"))
    try await screen.tap("Words to learn")
    #expect(try screen.element("milk").value == "missed once")
    try await screen.tap("Words to learn")
    #expect(!screen.hasControl("milk"))
  }

  @Test func `the practice round contains words that were missed more than once`() async throws {
    for _ in 1...2 {
      game.enterWords("oil")
      game.model.endRound()
      game.model.revealMissedWords()
      game.model.startGame()
    }
    game.model.panel = nil
    let screen = try await game.open("Word book")
    try await screen.wait { screen.hasControl("Words to learn") }
    try await screen.tap("Words to learn")
    let play = try screen.controlName(withPrefix: "Play a round with")
    try await screen.tap(play)
    #expect(screen.sheet == nil && game.model.game.round.found.isEmpty && !game.model.game.round.isEnded)
  }
}

/// The words that the player has saved as missing from the list.
@MainActor struct MissingWordsTests {
  private let game = GameOnScreen()
  private let note = "They leave this device only if you copy or send them."

  /// Returns the word book with the missing words expanded, after two were saved.
  private func openPanel() async throws -> Screen {
    let screen = game.screen
    await screen.settle()
    for word in ["worsim", "kowr"] {
      game.enterWords(word)
      await screen.settle()
      #expect(screen.alert?.plainText == "Word not recognized")
      try await screen.tap("That is a word!")
      #expect(screen.alert == nil && screen.shows("\(word) is in your word book now, among the words we lack."))
    }
    try await screen.tap("Word book")
    try await screen.wait { screen.hasControl("Words we lack") }
    try await screen.tap("Words we lack")
    return screen
  }

  @Test func `a saved missing word is in the book`() async throws {
    let screen = try await openPanel()
    #expect(screen.texts.contains("worsim") && screen.texts.contains("kowr") && screen.texts.contains(note))
    #expect(game.model.game.missingWords.count == 2)
  }

  @Test func `missing words are copied and shared, one per line`() async throws {
    let screen = try await openPanel()
    let text = game.model.game.missingWords.map(\.description).joined(separator: "\n")
    #expect(try screen.sharedText(of: "Share") == text && text.contains("\n"))
    try await screen.tap("Copy words")
    #expect(game.copiedTexts == [text] && screen.texts.contains("Copied."))
  }

  @Test func `a missing word can be removed`() async throws {
    let screen = try await openPanel()
    try await screen.tap("Remove worsim")
    #expect(!screen.texts.contains("worsim") && screen.texts.contains("kowr"))
    try await screen.tap("Remove kowr")
    #expect(screen.shows("When our word list lacks a word, you can keep it here.") && !screen.hasControl("Copy words"))
    #expect(GameOnScreen(folder: game.folder).model.game.missingWords.isEmpty)
  }

  @Test func `a word that is refused for its letters cannot be saved`() async throws {
    await game.screen.settle()
    game.enterWords("mill")
    await game.screen.settle()
    #expect(game.screen.alert != nil && !game.screen.hasControl("That is a word!"))
  }
}
