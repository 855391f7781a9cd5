import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// A word that is refused, with the texts that the player reads.
struct Refused: CustomTestStringConvertible, Sendable {
  let word, title, message: String
  var detail: String?
  var testDescription: String { word }

  var text: String { [message, detail].compactMap(\.self).joined(separator: "\n") }

  static let all = [
    Refused(word: "mi", title: "Word too short", message: "Use at least 3 letters."),
    Refused(word: "silkworm", title: "That's the word you started with", message: "Find a different one in it."),
    Refused(
      word: "oil", title: "Word used already", message: "Be more original", detail: "You found oil earlier."),
    Refused(
      word: "mill", title: "Word not possible", message: "You can't spell that word from 'silkworm'!",
      detail: "There is only one l in silkworm."),
    Refused(
      word: "zoo", title: "Word not possible", message: "You can't spell that word from 'silkworm'!",
      detail: "silkworm has no z."),
    Refused(
      word: "mïlk", title: "Word not possible", message: "You can't spell that word from 'silkworm'!",
      detail: "ï is not a letter from a to z."),
    Refused(
      word: "worsim", title: "Word not recognized", message: "You can't just make them up, you know!",
      detail: "Not in our word list. You may well be right."),
  ]
}

@MainActor struct RefusalTests {
  /// Returns a round in which oil was found.
  private func begun() async throws -> Screen {
    let screen = await open()
    try await screen.play("oil")
    return screen
  }

  @Test(arguments: Refused.all) func `the alert says why a typed word is refused`(_ refused: Refused) async throws {
    let screen = try await begun()
    try await screen.type(refused.word + "\n")
    let alert = try #require(screen.alert)
    #expect(alert.plain == refused.title)
    #expect(alert.all(.text).first?.plain == refused.text)
    #expect(screen.spoken.prefix(2) == ["\(refused.title), heading", refused.text])
  }

  @Test(arguments: Refused.all) func `OK closes the alert, and the word stays with the reason under it`(
    _ refused: Refused
  ) async throws {
    let screen = try await begun()
    try await screen.type(refused.word + "\n")
    try await screen.tap("OK")
    #expect(screen.alert == nil)
    #expect(try screen.text() == refused.word)
    #expect(try screen.isFocused())
    let note = screen.elements.first { $0.identifier == "note" }
    #expect(note?.label == refused.detail ?? refused.message)
    #expect(screen.texts.contains("oil") && screen.texts.contains("1 point · Thread"))
  }

  @Test(arguments: Refused.all) func `the next letter begins another word and removes the reason`(
    _ refused: Refused
  ) async throws {
    let screen = try await begun()
    try await screen.type(refused.word + "\n")
    try await screen.tap("OK")
    try screen.enter("s")
    await screen.settle()
    #expect(try screen.text() == "s")
    #expect(!screen.elements.contains { $0.identifier == "note" })
  }

  /// Returns a screen with a refused word after its alert was closed.
  private func refused() async throws -> Screen {
    let screen = try await begun()
    try await screen.type("mill\n")
    try await screen.tap("OK")
    return screen
  }

  @Test func `a tapped letter begins another word`() async throws {
    let screen = try await begun()
    try await screen.play("oil")
    try await screen.tap("OK")
    try await screen.tap("o, used")
    #expect(try screen.text() == "o")
  }

  @Test(arguments: ["Backspace", "touch", "arrow"]) func `a refused word can be edited`(way: String) async throws {
    let screen = try await refused()
    switch way {
    case "Backspace": try await screen.pressBackspace()
    case "touch": screen.touch(try screen.field())
    default: try await screen.press(key: .leftArrow)
    }
    try screen.enter("k")
    #expect(try screen.text() == (way == "Backspace" ? "milk" : "millk"))
  }

  @Test func `Escape clears the field`() async throws {
    let screen = try await refused()
    try await screen.press(key: .escape)
    #expect(try screen.text() == "")
  }

  @Test func `a tapped word is refused in the same way and opens no keyboard`() async throws {
    let screen = try await begun()
    try await screen.play("oil")
    #expect(screen.alert?.plain == "Word used already")
    try await screen.tap("OK")
    #expect(try screen.text() == "oil")
    #expect(try !screen.isFocused())
    try await screen.tap("Delete")
    #expect(!screen.elements.contains { $0.identifier == "note" })
  }

  @Test func `Return closes the alert`() async throws {
    let screen = try await begun()
    try await screen.type("mi\n")
    try await screen.press(keys: "Return")
    #expect(screen.alert == nil)
  }

  @Test func `the same word is refused again and reported as already tried`() async throws {
    let screen = try await begun()
    try await screen.play("worsim")
    try await screen.tap("OK")
    try await screen.tap("Enter")
    #expect(screen.alert?.plain == "Word not recognized")
    #expect(screen.alert?.all(.text).first?.plain.hasSuffix("You tried this one already.") == true)
  }

  @Test func `the root and the word are English in the alert and under the field`() async throws {
    let screen = await open(.new(language: .simplifiedChinese))
    try await screen.type("mill\n")
    #expect(screen.elements[1].spokenLabel.english == ["silkworm", "silkworm"])
    try await screen.tap("好")
    #expect(screen.elements.first { $0.identifier == "note" }?.spokenLabel.english == ["silkworm"])
  }

  @Test func `an unknown word can be saved as a missing word`() async throws {
    let screen = try await begun()
    try await screen.type("worsim\n")
    try await screen.tap("That is a word!")
    #expect(screen.alert == nil)
    #expect(try screen.text() == "")
    #expect(screen.texts.contains("worsim is in your word book now, among the words we lack."))
    #expect(announced.last == "worsim is in your word book now, among the words we lack.")
  }

  @Test(arguments: Refused.all.filter { $0.word != "worsim" }) func `no other refused word can be saved`(
    _ refused: Refused
  ) async throws {
    let screen = try await begun()
    try await screen.type(refused.word + "\n")
    #expect(screen.alert?.all(.button).map(\.name) == ["OK"])
  }
}
