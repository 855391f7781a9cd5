#if os(macOS)
  import Foundation
  import Screens
  import SwiftUI
  import Testing

  @testable import ScrambleApp

  /// The app on a Mac: its windows, its keyboard, its clicks and its word book. The menu bar is in MenuBarTests.
  @MainActor @Suite(.systemReset) struct MacTests {
    private func launch() async -> Screen {
      let environment = ["WORDSCRAMBLE_STORAGE": "none", "WORDSCRAMBLE_ROOT": "silkworm"]
      let screen = Screen(ViewHost(scene: GameScene(dependencies: .live(environment)), on: .mac))
      await screen.settle()
      return screen
    }

    // MARK: Windows

    @Test func `there is one window, with the game`() async {
      let screen = await launch()
      #expect(screen.title == "silkworm")
      #expect(screen.host.root.flatMap { $0.all(.navigation) }.count == 1)
      #expect(screen.hasControl("Enter") && screen.shows("Your words will hang here"))
    }

    @Test func `the settings have a separate window that covers nothing`() async throws {
      let screen = await launch()
      screen.window = .settings
      #expect(screen.elements.isEmpty)
      try await screen.press(keys: "⌘,")
      #expect(screen.all(.toggle).count == 5 && screen.sheet == nil)
      screen.window = .game
      try await screen.press(keys: "⌘N")
      #expect(screen.hasControl("Enter") && screen.sheet == nil && !screen.hasControl("Import"))
    }

    @Test func `a changed setting shows in the game at once`() async throws {
      let screen = await launch()
      #expect(screen.elements.contains { $0.label == "Found 0 of 40, 0 bonus" })
      try await screen.tap("Settings")
      screen.window = .settings
      let count = try #require(screen.all(.toggle).first { $0.name.hasPrefix("Number of words") })
      try await screen.tap(count.name)
      screen.window = .game
      #expect(screen.elements.contains { $0.label == "Found 0, 0 bonus" })
    }

    @Test func `the news of an import disappears with the settings window`() async throws {
      let screen = await launch()
      try await screen.press(keys: "⌘,")
      screen.window = .settings
      try await screen.tap("Import")
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
      try Data("no rounds".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      try await screen.choose(file: file)
      #expect(screen.shows("That file holds no rounds."))
      screen.host.isSettingsOpen = false
      await screen.settle()
      try await screen.press(keys: "⌘,")
      #expect(!screen.shows("That file holds no rounds."))
    }

    @Test func `the licenses open as a panel of the game`() async throws {
      let screen = await launch()
      try await screen.press(keys: "⌘,")
      screen.window = .settings
      try await screen.tap("Sources and licenses of the word list")
      screen.window = .game
      #expect(screen.sheet != nil && screen.title == "Sources and licenses of the word list")
    }

    @Test func `the question before a round ends is asked in its window`() async throws {
      let screen = await launch()
      try await screen.press(keys: "⌘E")
      #expect(screen.dialog != nil)
      #expect(screen.host.root.flatMap { $0.all(.toolbar) }.flatMap { $0.all(.dialog) }.isEmpty)
    }

    // MARK: Keyboard

    @Test func `the field has the focus, and Return plays the word without losing it`() async throws {
      let screen = await launch()
      #expect(try screen.isFocused())
      for letter in "milk\noil\n" { try screen.enter(letter) }
      await screen.settle()
      #expect(screen.elements.contains { $0.label == "Found 2 of 40, 0 bonus" })
      #expect(try screen.isFocused() && screen.text().isEmpty)
    }

    @Test(arguments: ["replaced", "mended"])
    func `the next letter replaces a refused word, and Backspace edits it`(way: String) async throws {
      let screen = await launch()
      for letter in "mill\n" { try screen.enter(letter) }
      await screen.settle()
      #expect(screen.alert?.plainText == "Word not possible")
      try await screen.press(keys: "Return")
      #expect(try screen.alert == nil && screen.isFocused() && screen.text() == "mill")
      try await screen.wait { !screen.isTextSelected }
      if way == "mended" { try await screen.pressBackspace() }
      for letter in way == "mended" ? "k\n" : "milk\n" { try screen.enter(letter) }
      await screen.settle()
      #expect(screen.elements.contains { $0.label == "Found 1 of 40, 0 bonus" })
    }

    @Test func `a space shuffles and is not added to the field`() async throws {
      let screen = await launch()
      let letters = try screen.element("Shuffle").value
      for letter in "mi " { try screen.enter(letter) }
      await screen.settle()
      #expect(try screen.text() == "mi" && screen.element("Shuffle").value != letters)
    }

    @Test func `a click on the list returns the focus to the field`() async throws {
      let screen = await launch()
      try await screen.wait { try screen.isFocused() }
      try screen.field().control.focus?.wrappedValue = false
      await screen.settle()
      #expect(try !screen.isFocused())
      for node in screen.host.root.flatMap({ $0.all { $0.control.onTap != nil } }) { node.control.onTap?() }
      await screen.settle()
      #expect(try screen.isFocused())
    }

    // MARK: The word book

    @Test func `the word book is searched in its list`() async throws {
      let screen = await launch()
      for letter in "milk\noil\n" { try screen.enter(letter) }
      try await screen.press(keys: "⌘E")
      try await screen.tap("End round")
      try await screen.wait { screen.sheet != nil }
      try await screen.tap("Done")
      try await screen.choose(command: "Word book")
      try await screen.wait { screen.hasControl("Letters in the word") }
      #expect(try screen.field("Letters in the word").control.isSearchField == false)
      #expect(screen.texts.contains("milk") && screen.texts.contains("oil"))
      try await screen.setText("lk", in: "Letters in the word")
      #expect(screen.texts.contains("milk") && !screen.texts.contains("oil"))
      try await screen.setText("z", in: "Letters in the word")
      #expect(screen.shows("None of your words look like that."))
    }
  }
#endif
