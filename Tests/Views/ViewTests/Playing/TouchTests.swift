import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

@MainActor struct TouchTests {
  /// The letters of the root as they are on the screen, each with ", used" if it is.
  private func letters(_ screen: Screen) -> [String] {
    screen.elements.filter { $0.kind == .button && $0.label.replacing(", used", with: "").count == 1 }.map(\.label)
  }

  @Test func `a word is found by touch`() async throws {
    let screen = await open()
    #expect(screen.title == "silkworm")
    try await screen.touch("milk")
    #expect(try screen.text() == "milk")
    try await screen.tap("Enter")
    #expect(screen.texts.contains("milk"))
    #expect(try screen.text() == "")
    #expect(screen.alert == nil)
  }

  @Test func `touching letters calls up no keyboard`() async throws {
    let screen = await open()
    try await screen.play("milk")
    #expect(try !screen.isFocused())
    #expect(letters(screen).count == 8)
    #expect(!screen.has("Show the letters"))
  }

  @Test func `a letter in the field is marked as used, and goes out again when it is touched`() async throws {
    let screen = await open()
    try await screen.touch("milk")
    #expect(letters(screen).sorted() == ["i, used", "k, used", "l, used", "m, used", "o", "r", "s", "w"])
    try await screen.tap("i, used")
    #expect(try screen.text() == "mlk")
    #expect(letters(screen).contains("i"))
    try await screen.tap("m, used")
    #expect(try screen.text() == "lk")
  }

  @Test func `a letter that the root has twice can be used twice`() async throws {
    let screen = await open(.new("notebook"))
    try await screen.touch("ooo")
    #expect(try screen.text() == "ooo")
    #expect(letters(screen).count { $0 == "o, used" } == 3)
    try await screen.tap("o, used")
    #expect(try screen.text() == "oo")
  }

  @Test func `Delete takes out one letter after the other`() async throws {
    let screen = await open()
    await #expect(throws: NotThere.self) { try await screen.tap("Delete") }
    try await screen.touch("milk")
    #expect(try screen.control("Delete").control.repeats)
    try await screen.tap("Delete")
    #expect(try screen.text() == "mil")
    try await screen.tap("Delete")
    #expect(try screen.text() == "mi")
    #expect(letters(screen).contains("k"))
  }

  @Test func `Shuffle changes the order of the letters, and nothing else`() async throws {
    let screen = await open()
    try await screen.touch("mi")
    let before = letters(screen)
    try await screen.tap("Shuffle")
    #expect(letters(screen) != before)
    #expect(letters(screen).sorted() == before.sorted())
    #expect(try screen.text() == "mi")
  }

  @Test func `Enter does nothing with an empty field`() async throws {
    let screen = await open()
    let before = screen.spoken
    try await screen.tap("Enter")
    #expect(screen.alert == nil)
    #expect(screen.spoken == before)
  }

  @Test func `a touch on the border of the field begins to type`() async throws {
    let screen = await open()
    let border = screen.host.root.flatMap {
      $0.all { ![.button, .menu].contains($0.kind) && $0.control.action != nil }
    }
    #expect(border.count == 1)
    border.first?.control.action?()
    await screen.settle()
    #expect(try screen.isFocused())
  }

  @Test func `the card for a new player goes with a touch, for good`() async throws {
    let screen = await open()
    #expect(screen.shows("Spell other words from these letters"))
    try await screen.tap("Got it")
    #expect(!screen.shows("Spell other words from these letters"))
    try await screen.tap("New Word")
    #expect(!screen.has("Got it"))
  }

  @Test func `the card for a new player goes with the first word`() async throws {
    let screen = await open()
    try await screen.play("milk")
    #expect(!screen.has("Got it"))
  }
}

@MainActor struct NewWordTests {
  /// A round on silkworm with a word found, and other roots to come.
  private func begun() async throws -> Screen {
    let screen = await open(.new("silkworm", "planters", "notebook", "abridges"))
    try await screen.play("milk")
    return screen
  }

  @Test func `New Word deals another root and an empty list`() async throws {
    let screen = try await begun()
    try await screen.tap("New Word")
    let root = screen.title
    #expect(["planters", "notebook", "abridges"].contains(root))
    #expect(
      try screen.element("Shuffle").value.split(separator: ", ").sorted()
        == root.map(String.init).sorted().map { $0[...] })
    #expect(announced.last == "New word: \(root). Undo returns to silkworm.")
    #expect(screen.texts.contains("Your words will hang here, newest on top."))
    #expect(screen.shows("Found 0 of"))
    #expect(try screen.element("Score").value == "0 points, Thread")
  }

  @Test func `a word half typed is gone with New Word`() async throws {
    let screen = try await begun()
    try await screen.touch("r")
    try await screen.tap("New Word")
    #expect(try screen.text() == "")
  }

  @Test func `Undo goes back to the round before with its words, and says so`() async throws {
    let screen = try await begun()
    await #expect(throws: NotThere.self) { try await screen.tap("Undo New Word") }
    try await screen.tap("New Word")
    try await screen.tap("Undo New Word")
    #expect(screen.title == "silkworm")
    #expect(screen.texts.contains("milk"))
    #expect(screen.texts.contains("Back to silkworm, as you left it."))
    #expect(announced.last == "Back to silkworm, as you left it.")
  }

  @Test func `Redo in the menu returns to the round that Undo has left`() async throws {
    let screen = try await begun()
    #expect(!screen.has("Redo New Word"))
    try await screen.tap("New Word")
    let second = screen.title
    try await screen.tap("Undo New Word")
    #expect(screen.title == "silkworm")
    try await screen.tap("Redo New Word")
    #expect(screen.title == second)
    #expect(!screen.has("Redo New Word"))
    try await screen.tap("Undo New Word")
    #expect(screen.title == "silkworm")
  }
}
