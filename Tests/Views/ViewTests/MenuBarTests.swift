import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// The menu bar of an iPad.
@MainActor @Suite(.systemReset) struct MenuBarTests {
  private func launch() async -> Screen {
    let environment = ["WORDSCRAMBLE_STORAGE": "none", "WORDSCRAMBLE_ROOT": "silkworm"]
    let screen = Screen(ViewHost(scene: GameScene(dependencies: .live(environment)), on: .pad))
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

  // MARK: Contents

  @Test func `every command is in the menu bar, with its keys`() async {
    let screen = await launch()
    let timedCommands = ["3 minutes", "10 minutes"]
    #expect(
      commands(of: screen, in: "newItem") == ["New Word ⌘N"] + timedCommands)
    #expect(commands(of: screen, in: "appSettings").map { $0.suffix(2) } == ["⌘,"])
    let game = ["Shuffle ⌘J", "Hint ⌘I", "Today's puzzle ⌘T", "End the round ⌘E", "Challenge a friend ⌘K"]
    let panels = ["Rounds", "Calendar", "Statistics", "Word book"]
    #expect(commands(of: screen, in: "Game") == game + panels)
  }

  @Test func `every command is dimmed while a panel covers the game`() async throws {
    let screen = await launch()
    try await screen.press(keys: "⌘I")
    #expect(enabledCommands(on: screen) == [])
    for keys in ["⌘N", "⌘J", "⌘T"] {
      await #expect(throws: ScreenError.self) { try await screen.press(keys: keys) }
    }
    try await screen.tap("Done")
    #expect(enabledCommands(on: screen).contains("Shuffle"))
  }

  // MARK: Actions

  @Test(arguments: [
    ("Hint", "Hint"), ("Rounds", "Rounds"), ("Calendar", "Calendar"), ("Statistics", "Statistics"),
    ("Word book", "Word book"),
  ])
  func `a command opens its panel, which can be closed`(command: String, title: String) async throws {
    let screen = await launch()
    try await screen.choose(command: command)
    #expect(screen.sheet != nil && screen.title == title)
    try await screen.tap("Done")
    #expect(screen.sheet == nil && screen.title == "silkworm")
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
    #expect(screen.title == "Result")
  }

}
