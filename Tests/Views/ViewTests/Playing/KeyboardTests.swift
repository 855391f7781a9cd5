#if os(iOS)
  import Foundation
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
      #expect(screen.texts.contains("3 points · Thread"))
      #expect(try screen.isFocused())
    }

    @Test func `Return does nothing in an empty field`() async throws {
      let screen = await open()
      try await screen.type("\n")
      #expect(screen.alert == nil)
      #expect(try screen.text() == "")
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

    @Test func `only the score and the cord are above the keyboard`() async throws {
      let screen = await open()
      #expect(screen.texts.contains("Free round, medium"))
      try await screen.type("mil")
      #expect(!screen.texts.contains("Free round, medium") && !screen.shows("Found 0 of 40"))
      #expect(screen.texts.contains("0 points · Thread"))
      #expect(try screen.element("Progress").value == "Thread, 6 points to Strand")
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

    @Test func `letters that wait for a keyboard can be shown with a button`() async throws {
      let model = GameModel.new()
      let screen = await open(model)
      model.recordFocus(true)  // The system removed the focus without reporting it.
      await screen.settle()
      #expect(try !screen.isFocused() && !screen.hasControl("Shuffle"))
      try await screen.tap("Show the letters")
      #expect(screen.hasControl("Shuffle") && !screen.hasControl("Show the letters"))
    }

    @Test func `a space shuffles the letters`() async throws {
      let screen = await open()
      try await screen.type("mi")
      let before = try screen.element("Letters").value
      try screen.enter(" ")
      await screen.settle()
      #expect(try screen.element("Letters").value != before)
      #expect(try screen.text() == "mi")
    }

    @Test func `capitals are accepted as letters`() async throws {
      let screen = await open()
      try await screen.type("Milk\n")
      #expect(screen.texts.contains("milk") && screen.texts.contains("2 points · Thread"))
    }

    @Test func `the keyboard closes when the round ends`() async throws {
      let screen = await open()
      try await screen.type("mi")
      try await screen.tap("Words missed")
      try await screen.tap("End round")
      try await screen.wait { screen.sheet != nil }
      try await screen.close()
      #expect(screen.elements.contains { $0.kind == .field && !$0.isEnabled })
      #expect(screen.hasControl("Shuffle"))
    }
  }

  /// An iPad with or without an attached keyboard.
  @MainActor @Suite(.serialized) struct AttachedKeyboardTests {
    /// Runs a test with the app open on an iPad. At the end, the device is a phone without a keyboard again.
    private func onPad(attached: Bool, _ test: @MainActor (Screen) async throws -> Void) async throws {
      UIDevice.current.userInterfaceIdiom = .pad
      GCKeyboard.isAttached = attached
      defer {
        UIDevice.current.userInterfaceIdiom = .phone
        GCKeyboard.isAttached = false
      }
      try await test(await open(on: .pad))
    }
    private func post(_ name: Notification.Name, on screen: Screen) async {
      NotificationCenter.default.post(name: name, object: nil)
      await screen.settle()
    }

    @Test func `with a keyboard, the field has the focus from the start and the letters stay`() async throws {
      try await onPad(attached: true) { screen in
        #expect(try screen.isFocused())
        #expect(screen.hasControl("Shuffle") && screen.hasControl("k") && !screen.hasControl("Show the letters"))
        try screen.enter("m")
        await screen.settle()
        #expect(screen.hasControl("m, used") && screen.hasControl("Shuffle"))
        #expect(screen.texts.contains("Free round, medium"))
      }
    }

    @Test func `without a keyboard, the field waits for a tap`() async throws {
      try await onPad(attached: false) { screen in
        #expect(try !screen.isFocused())
        try await screen.type("m")
        #expect(screen.hasControl("Show the letters") && !screen.hasControl("Shuffle"))
      }
    }

    @Test func `attaching a keyboard gives the field the focus`() async throws {
      try await onPad(attached: false) { screen in
        GCKeyboard.isAttached = true
        await post(.GCKeyboardDidConnect, on: screen)
        let isFocused = try screen.isFocused()
        #expect(isFocused && screen.hasControl("Shuffle"))
      }
    }

    @Test func `detaching the keyboard leaves the on-screen keyboard open`() async throws {
      try await onPad(attached: true) { screen in
        GCKeyboard.isAttached = false
        await post(.GCKeyboardDidDisconnect, on: screen)
        #expect(screen.hasControl("Show the letters") && !screen.hasControl("Shuffle"))
      }
    }

    @Test func `the field regains the focus after a panel and with a new word`() async throws {
      try await onPad(attached: true) { screen in
        try await screen.tap("Hint")
        #expect(screen.sheet != nil)
        try await screen.tap("Done")
        #expect(try screen.isFocused())
        try await screen.tap("New Word")
        #expect(try screen.isFocused())
      }
    }

    @Test func `a phone has only the on-screen keyboard`() async throws {
      GCKeyboard.isAttached = true
      defer { GCKeyboard.isAttached = false }
      let screen = await open()
      #expect(try !screen.isFocused())
      await post(.GCKeyboardDidConnect, on: screen)
      #expect(try !screen.isFocused())
    }
  }
#endif
