import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

@MainActor struct FoundWordTests {
  /// Returns the words of the list, from top to bottom.
  private func words(_ screen: Screen) -> [String] {
    screen.elements.filter { $0.actions.contains { $0.name == "Put into the field" } }.map(\.label)
  }
  /// Returns a word's symbol and texts in the list.
  private func row(_ word: String, _ screen: Screen) throws -> (symbol: String?, texts: [String]) {
    let row = try screen.control(word)
    return (row.all(.image).first?.look.symbol, row.all(.text).map(\.plainText))
  }

  @Test func `the newest word is at the top and bold`() async throws {
    let screen = await open()
    try await screen.play("oil", "milk", "worm")
    #expect(words(screen) == ["worm", "milk", "oil"])
    let weights = ["worm", "milk"].map { word in
      screen.all(.text).first { $0.plainText == word }?.look.css["font-weight"]
    }
    #expect(weights[0] == "700" && weights[1] != "700")
  }

  @Test func `a word has its length in a filled circle, and its points`() async throws {
    let screen = await open()
    try await screen.play("oil", "milk", "swirl")
    #expect(try row("oil", screen) == ("3.circle.fill", ["oil", "+1"]))
    #expect(try row("milk", screen) == ("4.circle.fill", ["milk", "+2"]))
    #expect(try row("swirl", screen) == ("5.circle.fill", ["swirl", "+3"]))
  }

  @Test func `a hollow circle and a text mark a rare word as a bonus`() async throws {
    let screen = await open()
    try await screen.play("moil")
    #expect(try row("moil", screen) == ("4.circle", ["moil", "bonus", "+2"]))
    #expect(try screen.element("moil").value == "bonus, 2 points")
    #expect(screen.texts.contains("Found 0 of 40 · 1 bonus"))
    #expect(announcedTexts.last == "moil, plus 2, bonus")
  }

  @Test func `a found word can be put back into the field, from its menu or with VoiceOver`() async throws {
    let screen = await open()
    try await screen.play("oil", "milk")
    try await screen.performAction("Put into the field", on: "milk")
    #expect(try screen.text() == "milk")
    try await screen.tap("Delete")
    let menus = screen.all(.contextMenu)
    #expect(
      menus.map { $0.all(.button).map(\.name) } == [["milk", "Put into the field"], ["oil", "Put into the field"]])
    menus[1].all(.button)[1].control.action?()
    await screen.settle()
    #expect(try screen.text() == "oil")
  }

  @Test func `a tap shows the meaning of a word, and another tap hides it`() async throws {
    let screen = await open()
    try await screen.play("oil", "milk")
    let before = screen.texts
    try await screen.tap("milk")
    let meaning = screen.texts.filter { !before.contains($0) }
    #expect(meaning.contains { $0.hasPrefix("noun: ") })
    #expect(announcedTexts.last == meaning.joined(separator: " "))
    try await screen.tap("oil")
    #expect(!screen.texts.contains(meaning[0]))
    try await screen.tap("oil")
    #expect(screen.texts == before)
  }
}
