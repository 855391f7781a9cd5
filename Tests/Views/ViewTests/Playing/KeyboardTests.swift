import GameController
import Screens
import SwiftUI
import Testing
import UIKit

@testable import ScrambleApp

@MainActor struct KeyboardTests {
  @Test func `a word is typed, and Return plays it`() async throws {
    let screen = await open()
    try await screen.type("milk")
    #expect(try screen.text() == "milk")
    #expect(!screen.texts.contains("+2"))
    try await screen.pressReturn()
    #expect(screen.texts.contains("+2"))
    #expect(try screen.text() == "")
  }

  @Test func `the keyboard stays open for the next word`() async throws {
    let screen = await open()
    try await screen.type("milk\n")
    #expect(try screen.isFocused())
    try screen.enter("o")
    try screen.enter("i")
    try screen.enter("l")
    try await screen.pressReturn()
    #expect(screen.texts.contains("3 points · Start"))
    #expect(try screen.isFocused())
  }

  @Test func `a small strip replaces the letters and shows which are used`() async throws {
    let screen = await open()
    #expect(screen.hasControl("Shuffle") && screen.hasControl("k"))
    try await screen.type("mil")
    #expect(!screen.hasControl("Shuffle") && !screen.hasControl("k") && !screen.hasControl("Enter"))
    let strip = try screen.element("Letters")
    #expect(strip.value.split(separator: ", ").sorted() == ["i", "k", "l", "m", "o", "r", "s", "w"])
    #expect(strip.spokenValue.englishParts.joined() == strip.value)
    let letters = screen.all(.text).filter { $0.plainText.count == 1 && $0.plainText.first?.isLetter == true }
    let usedLetters = letters.filter { $0.look.css["color"] == Color("ink2").css }
    #expect(usedLetters.map(\.plainText).sorted() == ["i", "l", "m"])
  }

  @Test func `Show the letters closes the keyboard, and the word stays`() async throws {
    let screen = await open()
    try await screen.type("mil")
    try await screen.tap("Show the letters")
    #expect(try !screen.isFocused())
    #expect(!screen.hasControl("Show the letters"))
    try await screen.tap("k")
    #expect(try screen.text() == "milk")
    try await screen.tap("Enter")
    #expect(screen.shows("Found 1 of 40"))
    #expect(try !screen.isFocused())
  }
}

/// An iPad with an attached keyboard.
@MainActor struct AttachedKeyboardTests {
  @Test func `with a keyboard, the field has the focus from the start and the letters stay`() async throws {
    UIDevice.current.userInterfaceIdiom = .pad
    GCKeyboard.isAttached = true
    defer {
      UIDevice.current.userInterfaceIdiom = .phone
      GCKeyboard.isAttached = false
    }
    let screen = await open(on: .pad)
    #expect(try screen.isFocused())
    #expect(screen.hasControl("Shuffle") && screen.hasControl("k") && !screen.hasControl("Show the letters"))
    try screen.enter("m")
    await screen.settle()
    #expect(screen.hasControl("m, used") && screen.hasControl("Shuffle"))
    #expect(screen.texts.contains("Free round, medium"))
  }
}
