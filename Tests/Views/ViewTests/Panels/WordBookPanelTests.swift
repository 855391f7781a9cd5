import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

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
    #expect(try screen.field("Letters in the word").control.isSearchField)
    try await screen.type(text, into: "Letters in the word")
    #expect(Set(words(screen)) == Set(found) && screen.texts.contains(count))
    try await screen.setText("", in: "Letters in the word")
    #expect(words(screen).count == 5)
  }

  @Test func `a tap shows the meaning of a word, and another tap hides it`() async throws {
    let screen = try await openPanel()
    let before = screen.texts
    try await screen.tap("milk")
    #expect(screen.texts.count > before.count)
    try await screen.tap("milk")
    #expect(screen.texts == before)
  }
}
