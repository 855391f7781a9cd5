import Foundation
import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// The menu bar of a Mac and of an iPad.
@MainActor @Suite(.systemReset) struct MenuBarTests {
  #if os(iOS)
    private let device = Device.pad
  #else
    private let device = Device.mac
  #endif

  private func launch() async -> Screen {
    let environment = ["WORDSCRAMBLE_STORAGE": "none", "WORDSCRAMBLE_ROOT": "silkworm"]
    let screen = Screen(ViewHost(scene: GameScene(dependencies: .live(environment)), on: device))
    await screen.settle()
    return screen
  }

  private func commands(of screen: Screen, in menu: String) -> [String] {
    let commands = screen.menuBar.filter { $0.menu == menu }.flatMap(\.commands)
    return commands.map { command in command.name + (command.control.shortcut.map { " " + $0 } ?? "") }
  }

  /// Returns the names of the enabled commands in the menu bar.
  private func enabledCommands(on screen: Screen) -> [String] {
    screen.menuBar.flatMap(\.commands).filter(\.isEnabled).map(\.name)
  }

  private func playMilk(on screen: Screen) async throws {
    try await screen.tapLetters("milk")
    try await screen.tap("Enter")
  }

  private func hasFoundOne(_ screen: Screen) -> Bool {
    screen.elements.contains { $0.label == "Found 1 of 40, 0 bonus" }
  }

  // MARK: Contents

  @Test func `every command is in the menu bar, with its keys`() async {
    let screen = await launch()
    let timedCommands = ["3 minutes", "10 minutes"]
    #expect(
      commands(of: screen, in: "newItem") == ["New Word ⌘N"] + timedCommands + [
        "Undo New Word ⇧⌘N", "Redo New Word ⌥⌘N",
      ])
    #expect(commands(of: screen, in: "appSettings").map { $0.suffix(2) } == ["⌘,"])
    let game = ["Shuffle ⌘J", "Hint ⌘I", "Today's puzzle ⌘T", "Words missed ⌘E", "Pause ⌘P"]
    let panels = ["Rounds", "Calendar", "Statistics", "Word book", "A challenge"]
    #expect(commands(of: screen, in: "Game") == game + panels)
  }

  @Test func `all commands are in the player's language, including those of a set`() async throws {
    var dependencies = Dependencies.live(["WORDSCRAMBLE_STORAGE": "none", "WORDSCRAMBLE_ROOT": "silkworm"])
    dependencies.language = .simplifiedChinese
    let screen = Screen(ViewHost(scene: GameScene(dependencies: dependencies), on: device))
    await screen.settle()
    try await screen.open("wordscramble://round#" + String(decoding: PuzzleSet.preview.code, as: UTF8.self))
    let wording = Wording.preview(in: .simplifiedChinese)
    try await screen.tap(wording.text(.buttonPlay))
    let names = screen.menuBar.flatMap(\.commands).map(\.name)
    #expect(names.contains(wording.text(.handInTitle)))
    #expect(names.allSatisfy { name in name.contains { !$0.isASCII } })
  }

  @Test func `no two commands have the same keys`() async {
    let keys = await launch().menuBar.flatMap(\.commands).compactMap(\.control.shortcut)
    #expect(Set(keys).count == keys.count && keys.count == 9)
  }

  @Test func `unavailable commands are dimmed`() async throws {
    let screen = await launch()
    for command in ["Undo New Word", "Redo New Word", "Pause"] {
      #expect(!enabledCommands(on: screen).contains(command))
    }
    try await screen.choose(command: "3 minutes")
    #expect(enabledCommands(on: screen).contains("Undo New Word") && enabledCommands(on: screen).contains("Pause"))
    await #expect(throws: ScreenError.self) { try await screen.press(keys: "⌥⌘N") }
  }

  @Test func `every command is dimmed while a panel covers the game`() async throws {
    let screen = await launch()
    try await screen.press(keys: "⌘N")
    try await screen.press(keys: "⌘I")
    #if os(iOS)
      #expect(enabledCommands(on: screen) == [])
    #else
      #expect(enabledCommands(on: screen) == ["Settings…"])
    #endif
    for keys in ["⌘N", "⇧⌘N", "⌘J", "⌘T"] {
      await #expect(throws: ScreenError.self) { try await screen.press(keys: keys) }
    }
    try await screen.tap("Done")
    #expect(enabledCommands(on: screen).contains("Shuffle"))
  }

  @Test func `commands are dimmed while the alert is shown`() async throws {
    let screen = await launch()
    try await screen.tapLetters("mil")
    try await screen.tap("Enter")
    try await screen.tapLetters("s")
    try await screen.tap("Enter")
    #expect(screen.alert != nil)
    await #expect(throws: ScreenError.self) { try await screen.press(keys: "⌘N") }
    try await screen.press(keys: "Return")
    #expect(screen.alert == nil)
    try await screen.press(keys: "⌘N")
  }

  // MARK: Actions

  @Test func `New Word can be undone and redone`() async throws {
    let screen = await launch()
    try await playMilk(on: screen)
    try await screen.press(keys: "⌘N")
    #expect(screen.shows("Your words will hang here") && !hasFoundOne(screen))
    try await screen.press(keys: "⇧⌘N")
    #expect(screen.shows("Back to silkworm, as you left it.") && hasFoundOne(screen))
    try await screen.press(keys: "⌥⌘N")
    #expect(screen.shows("Your words will hang here") && !hasFoundOne(screen))
  }

  @Test func `Shuffle changes the order of the letters`() async throws {
    let screen = await launch()
    let letters = try screen.element("Shuffle").value
    try await screen.press(keys: "⌘J")
    #expect(try screen.element("Shuffle").value != letters)
    #expect(try screen.element("Shuffle").value.count == letters.count)
  }

  @Test(arguments: [
    ("Hint", "Hint"), ("Rounds", "Rounds"), ("Calendar", "Calendar"), ("Statistics", "Statistics"),
    ("Word book", "Word book"), ("A challenge", "A challenge"),
  ])
  func `a command opens its panel, which can be closed`(command: String, title: String) async throws {
    let screen = await launch()
    try await screen.choose(command: command)
    #expect(screen.sheet != nil && screen.title == title)
    try await screen.tap("Done")
    #expect(screen.sheet == nil && screen.title == "silkworm")
  }

  @Test func `the command for today's puzzle plays it`() async throws {
    let screen = await launch()
    #expect(!screen.shows("Daily No"))
    try await screen.press(keys: "⌘T")
    #expect(screen.shows("Daily No"))
  }

  @Test func `a round ends after confirmation`() async throws {
    let screen = await launch()
    try await screen.press(keys: "⌘E")
    #expect(screen.dialog?.plainText == "End this round?")
    try await screen.tap("Keep playing")
    #expect(screen.dialog == nil && screen.sheet == nil)
    try await screen.press(keys: "⌘E")
    try await screen.tap("End round")
    try await screen.wait { screen.sheet != nil }
    #expect(screen.title == "Words missed")
  }

  @Test func `a timed round pauses, and the root is hidden`() async throws {
    let screen = await launch()
    await #expect(throws: ScreenError.self) { try await screen.press(keys: "⌘P") }
    try await screen.choose(command: "3 minutes")
    try await screen.press(keys: "⌘P")
    #expect(screen.title == "Paused" && !screen.hasControl("Enter"))
    try await screen.tap("Resume")
    #expect(screen.title == "silkworm" && screen.hasControl("Enter"))
  }

  #if os(iOS)
    @Test func `the settings are a panel on an iPad`() async throws {
      let screen = await launch()
      try await screen.press(keys: "⌘,")
      #expect(screen.sheet != nil && screen.title == "Settings")
    }
  #endif
}
