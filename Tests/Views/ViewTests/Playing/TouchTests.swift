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
}
