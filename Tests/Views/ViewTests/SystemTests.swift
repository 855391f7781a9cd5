import Accessibility
import Screens
import SwiftUI
import Testing
import UIKit

@testable import ScrambleApp

/// What the app asks of the system, with the live dependencies.
@MainActor @Suite(.systemReset) struct SystemTests {
  /// Returns the app as it is launched for a test, with the state of a new player.
  private func launch() async -> Screen {
    let environment = ["WORDSCRAMBLE_STORAGE": "none", "WORDSCRAMBLE_ROOT": "silkworm"]
    let screen = Screen(ViewHost(scene: GameScene(dependencies: .live(environment)), on: .phone))
    await screen.settle()
    return screen
  }

  private func play(_ word: String, on screen: Screen) async throws {
    try await screen.tapLetters(word)
    try await screen.tap("Enter")
  }

  private func turnOnSystemDictionary(on screen: Screen) async throws {
    try await screen.tap("Settings")
    let toggle = try #require(screen.all(.toggle).first { $0.name.hasPrefix("System dictionary") })
    try await screen.tap(toggle.name)
    try await screen.tap("Done")
  }

  // MARK: The spell checker

  @Test func `a word that only the spell checker knows is refused unless the setting is on`() async throws {
    UITextChecker.acceptsWord = { $0 == "milsk" }
    let screen = await launch()
    try await play("milsk", on: screen)
    #expect(screen.alert?.plainText == "Word not recognized")
    try await screen.tap("OK")
    try await turnOnSystemDictionary(on: screen)
    try await screen.tap("Enter")
    #expect(screen.alert == nil)
    #expect(screen.shows("milsk") && screen.elements.contains { $0.label == "Found 0 of 40, 1 bonus" })
  }

  // MARK: Announcements

  @Test func `a found word and its points are announced with high priority`() async throws {
    let screen = await launch()
    AccessibilityNotification.announcements = []
    try await play("milk", on: screen)
    let last = try #require(AccessibilityNotification.announcements.last)
    #expect(announcedTexts == ["milk, plus 2"])
    #expect(last.accessibilitySpeechAnnouncementPriority == .high)
  }
}
