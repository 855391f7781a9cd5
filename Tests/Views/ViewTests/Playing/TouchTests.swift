import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

@MainActor struct TouchTests {
  /// Returns the letters of the root on the screen, each followed by ", used" if it is used.
  private func letters(_ screen: Screen) -> [String] {
    screen.elements.filter { $0.kind == .button && $0.label.replacing(", used", with: "").count == 1 }.map(\.label)
  }

  @Test func `a word can be played by touch`() async throws {
    let screen = await open()
    #expect(screen.title == "silkworm")
    try await screen.tapLetters("milk")
    #expect(try screen.text() == "milk")
    try await screen.tap("Enter")
    #expect(screen.texts.contains("milk"))
    #expect(try screen.text() == "")
    #expect(screen.alert == nil)
  }

  @Test func `tapping letters does not open a keyboard`() async throws {
    let screen = await open()
    try await screen.play("milk")
    #expect(try !screen.isFocused())
    #expect(letters(screen).count == 8)
    #expect(!screen.hasControl("Show the letters"))
  }

  @Test func `a letter in the field is marked as used, and another tap removes it`() async throws {
    let screen = await open()
    try await screen.tapLetters("milk")
    #expect(letters(screen).sorted() == ["i, used", "k, used", "l, used", "m, used", "o", "r", "s", "w"])
    try await screen.tap("i, used")
    #expect(try screen.text() == "mlk")
    #expect(letters(screen).contains("i"))
    try await screen.tap("m, used")
    #expect(try screen.text() == "lk")
  }

  @Test func `a letter that occurs twice in the root can be used twice`() async throws {
    let screen = await open(.new("notebook"))
    try await screen.tapLetters("ooo")
    #expect(try screen.text() == "ooo")
    #expect(letters(screen).count { $0 == "o, used" } == 3)
    try await screen.tap("o, used")
    #expect(try screen.text() == "oo")
  }

  @Test func `Delete removes one letter after the other`() async throws {
    let screen = await open()
    await #expect(throws: ScreenError.self) { try await screen.tap("Delete") }
    try await screen.tapLetters("milk")
    #expect(try screen.control("Delete").control.repeats)
    try await screen.tap("Delete")
    #expect(try screen.text() == "mil")
    try await screen.tap("Delete")
    #expect(try screen.text() == "mi")
    #expect(letters(screen).contains("k"))
  }

  @Test func `Shuffle changes only the order of the letters`() async throws {
    let screen = await open()
    try await screen.tapLetters("mi")
    let before = letters(screen)
    try await screen.tap("Shuffle")
    #expect(letters(screen) != before)
    #expect(letters(screen).sorted() == before.sorted())
    #expect(try screen.text() == "mi")
  }

  @Test func `Enter does nothing with an empty field`() async throws {
    let screen = await open()
    let before = screen.spokenTexts
    try await screen.tap("Enter")
    #expect(screen.alert == nil)
    #expect(screen.spokenTexts == before)
  }

  @Test func `a tap on the border of the field starts typing`() async throws {
    let screen = await open()
    let border = screen.host.root.flatMap {
      $0.all { ![.button, .menu].contains($0.kind) && $0.control.action != nil }
    }
    #expect(border.count == 1)
    border.first?.control.action?()
    await screen.settle()
    #expect(try screen.isFocused())
  }

  @Test func `a tap closes the welcome card permanently`() async throws {
    let screen = await open()
    #expect(screen.shows("Spell other words from these letters"))
    try await screen.tap("Got it")
    #expect(!screen.shows("Spell other words from these letters"))
    try await screen.tap("New Word")
    #expect(!screen.hasControl("Got it"))
  }

  @Test func `the first found word closes the welcome card`() async throws {
    let screen = await open()
    try await screen.play("milk")
    #expect(!screen.hasControl("Got it"))
  }
}

@MainActor struct NewWordTests {
  /// Returns a round on silkworm with one found word and more roots to deal.
  private func startRound() async throws -> Screen {
    let screen = await open(.new("silkworm", "planters", "notebook", "abridges"))
    try await screen.play("milk")
    return screen
  }

  @Test func `New Word deals another root and an empty list`() async throws {
    let screen = try await startRound()
    try await screen.tap("New Word")
    let root = screen.title
    #expect(["planters", "notebook", "abridges"].contains(root))
    #expect(
      try screen.element("Shuffle").value.split(separator: ", ").sorted()
        == root.map(String.init).sorted().map { $0[...] })
    #expect(announcedTexts.last == "New word: \(root). Undo returns to silkworm.")
    #expect(screen.texts.contains("Your words will hang here, newest on top."))
    #expect(screen.shows("Found 0 of"))
    #expect(try screen.element("Score").value == "0 points, Thread")
  }

  @Test func `New Word clears a half-typed word`() async throws {
    let screen = try await startRound()
    try await screen.tapLetters("r")
    try await screen.tap("New Word")
    #expect(try screen.text() == "")
  }

  @Test func `Undo returns to the previous round with its words and announces it`() async throws {
    let screen = try await startRound()
    await #expect(throws: ScreenError.self) { try await screen.tap("Undo New Word") }
    try await screen.tap("New Word")
    try await screen.tap("Undo New Word")
    #expect(screen.title == "silkworm")
    #expect(screen.texts.contains("milk"))
    #expect(screen.texts.contains("Back to silkworm, as you left it."))
    #expect(announcedTexts.last == "Back to silkworm, as you left it.")
  }

  @Test func `Redo in the menu returns to the round that Undo left`() async throws {
    let screen = try await startRound()
    #expect(!screen.hasControl("Redo New Word"))
    try await screen.tap("New Word")
    let second = screen.title
    try await screen.tap("Undo New Word")
    #expect(screen.title == "silkworm")
    try await screen.tap("Redo New Word")
    #expect(screen.title == second)
    #expect(!screen.hasControl("Redo New Word"))
    try await screen.tap("Undo New Word")
    #expect(screen.title == "silkworm")
  }
}
