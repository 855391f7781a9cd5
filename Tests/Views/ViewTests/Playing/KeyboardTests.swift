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

    @Test func `the keyboard stays for the next word`() async throws {
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

    @Test func `a small strip takes the place of the letters, and shows those that are used`() async throws {
      let screen = await open()
      #expect(screen.has("Shuffle") && screen.has("k"))
      try await screen.type("mil")
      #expect(!screen.has("Shuffle") && !screen.has("k") && !screen.has("Enter"))
      let strip = try screen.element("Letters")
      #expect(strip.value.split(separator: ", ").sorted() == ["i", "k", "l", "m", "o", "r", "s", "w"])
      #expect(strip.spokenValue.english.joined() == strip.value)
      let letters = screen.all(.text).filter { $0.plain.count == 1 && $0.plain.first?.isLetter == true }
      let used = letters.filter { $0.look.css["color"] == Color("ink2").css }
      #expect(used.map(\.plain).sorted() == ["i", "l", "m"])
    }

    @Test func `there is less above the keyboard: the score and the cord`() async throws {
      let screen = await open()
      #expect(screen.texts.contains("Free round, medium"))
      try await screen.type("mil")
      #expect(!screen.texts.contains("Free round, medium") && !screen.shows("Found 0 of 40"))
      #expect(screen.texts.contains("0 points · Thread"))
      #expect(try screen.element("Progress").value == "Thread, 6 points to Strand")
    }

    @Test func `Show the letters puts the keyboard away, and the word stays`() async throws {
      let screen = await open()
      try await screen.type("mil")
      try await screen.tap("Show the letters")
      #expect(try !screen.isFocused())
      #expect(!screen.has("Show the letters"))
      try await screen.tap("k")
      #expect(try screen.text() == "milk")
      try await screen.tap("Enter")
      #expect(screen.shows("Found 1 of 40"))
      #expect(try !screen.isFocused())
    }

    @Test func `letters that wait for a keyboard which does not come are shown on demand`() async throws {
      let model = GameModel.new()
      let screen = await open(model)
      model.noteFocus(true)  // The system took the focus again, and did not report that.
      await screen.settle()
      #expect(try !screen.isFocused() && !screen.has("Shuffle"))
      try await screen.tap("Show the letters")
      #expect(screen.has("Shuffle") && !screen.has("Show the letters"))
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

    @Test func `capitals are taken as letters`() async throws {
      let screen = await open()
      try await screen.type("Milk\n")
      #expect(screen.texts.contains("milk") && screen.texts.contains("2 points · Thread"))
    }

    @Test func `the keyboard goes when the round ends`() async throws {
      let screen = await open()
      try await screen.type("mi")
      try await screen.tap("Words missed")
      try await screen.tap("End round")
      try await screen.wait { screen.sheet != nil }
      try await screen.close()
      #expect(screen.elements.contains { $0.kind == .field && !$0.isEnabled })
      #expect(screen.has("Shuffle"))
    }
  }

  /// An iPad with a keyboard that is attached or not.
  @MainActor @Suite(.serialized) struct AttachedKeyboardTests {
    /// Opens the app on an iPad; at the end the device is a phone again.
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

    @Test func `with a keyboard attached the field has the focus from the start, and the letters stay`() async throws {
      try await onPad(attached: true) { screen in
        #expect(try screen.isFocused())
        #expect(screen.has("Shuffle") && screen.has("k") && !screen.has("Show the letters"))
        try screen.enter("m")
        await screen.settle()
        #expect(screen.has("m, used") && screen.has("Shuffle"))
        #expect(screen.texts.contains("Free round, medium"))
      }
    }

    @Test func `without one it waits for a touch`() async throws {
      try await onPad(attached: false) { screen in
        #expect(try !screen.isFocused())
        try await screen.type("m")
        #expect(screen.has("Show the letters") && !screen.has("Shuffle"))
      }
    }

    @Test func `a keyboard that is attached later gives the field the focus`() async throws {
      try await onPad(attached: false) { screen in
        GCKeyboard.isAttached = true
        await post(.GCKeyboardDidConnect, on: screen)
        let isFocused = try screen.isFocused()
        #expect(isFocused && screen.has("Shuffle"))
      }
    }

    @Test func `a keyboard that is taken off leaves the one on the screen`() async throws {
      try await onPad(attached: true) { screen in
        GCKeyboard.isAttached = false
        await post(.GCKeyboardDidDisconnect, on: screen)
        #expect(screen.has("Show the letters") && !screen.has("Shuffle"))
      }
    }

    @Test func `the field has the focus again after a panel and with a new word`() async throws {
      try await onPad(attached: true) { screen in
        try await screen.tap("Hint")
        #expect(screen.sheet != nil)
        try await screen.tap("Done")
        #expect(try screen.isFocused())
        try await screen.tap("New Word")
        #expect(try screen.isFocused())
      }
    }

    @Test func `a phone has no keyboard but its own`() async throws {
      GCKeyboard.isAttached = true
      defer { GCKeyboard.isAttached = false }
      let screen = await open()
      #expect(try !screen.isFocused())
      await post(.GCKeyboardDidConnect, on: screen)
      #expect(try !screen.isFocused())
    }
  }
#endif
