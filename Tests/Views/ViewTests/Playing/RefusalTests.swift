import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// A word that is refused, with the texts that the player reads.
struct RefusalCase: CustomTestStringConvertible, Sendable {
  let word, title, message: String
  var detail: String?
  var testDescription: String { word }

  var text: String { [message, detail].compactMap(\.self).joined(separator: "\n") }

  static let all = [
    RefusalCase(word: "mi", title: "Word too short", message: "Use at least 3 letters."),
    RefusalCase(word: "silkworm", title: "That's the word you started with", message: "Find a different one in it."),
    RefusalCase(
      word: "oil", title: "Word used already", message: "Be more original", detail: "You found oil earlier."),
    RefusalCase(
      word: "mill", title: "Word not possible", message: "You can't spell that word from 'silkworm'!",
      detail: "There is only one l in silkworm."),
    RefusalCase(
      word: "zoo", title: "Word not possible", message: "You can't spell that word from 'silkworm'!",
      detail: "silkworm has no z."),
    RefusalCase(
      word: "mïlk", title: "Word not possible", message: "You can't spell that word from 'silkworm'!",
      detail: "ï is not a letter from a to z."),
    RefusalCase(word: "worsim", title: "Word not recognized", message: "You can't just make them up, you know!"),
  ]
}

@MainActor struct RefusalTests {
  /// Returns a round in which oil was found.
  private func startRound() async throws -> Screen {
    let screen = await open()
    try await screen.play("oil")
    return screen
  }

  @Test(arguments: RefusalCase.all) func `the alert says why a typed word is refused`(_ refusal: RefusalCase)
    async throws
  {
    let screen = try await startRound()
    try await screen.type(refusal.word + "\n")
    let alert = try #require(screen.alert)
    #expect(alert.plainText == refusal.title)
    #expect(alert.all(.text).first?.plainText == refusal.text)
    #expect(screen.spokenTexts == ["\(refusal.title), heading", refusal.text, "OK, button"])
  }

  @Test(arguments: RefusalCase.all) func `OK closes the alert, and the word stays with the reason under it`(
    _ refusal: RefusalCase
  ) async throws {
    let screen = try await startRound()
    try await screen.type(refusal.word + "\n")
    try await screen.tap("OK")
    #expect(screen.alert == nil)
    #expect(try screen.text() == refusal.word)
    #expect(try screen.isFocused())
    let note = screen.elements.first { $0.identifier == "note" }
    #expect(note?.label == refusal.detail ?? refusal.message)
    #expect(screen.texts.contains("oil") && screen.texts.contains("1 point · Start"))
  }

  @Test(arguments: RefusalCase.all) func `the next letter begins another word and removes the reason`(
    _ refusal: RefusalCase
  ) async throws {
    let screen = try await startRound()
    try await screen.type(refusal.word + "\n")
    try await screen.tap("OK")
    try screen.enter("s")
    await screen.settle()
    #expect(try screen.text() == "s")
    #expect(!screen.elements.contains { $0.identifier == "note" })
  }

  @Test(arguments: ["Backspace", "touch", "arrow"]) func `a refused word can be edited`(way: String) async throws {
    let screen = try await startRound()
    try await screen.type("mill\n")
    try await screen.tap("OK")
    switch way {
    case "Backspace": try await screen.pressBackspace()
    case "touch": screen.focus(try screen.field())
    default: try await screen.press(key: .leftArrow)
    }
    try screen.enter("k")
    #expect(try screen.text() == (way == "Backspace" ? "milk" : "millk"))
  }
}
