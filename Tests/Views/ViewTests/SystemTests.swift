import Accessibility
import Foundation
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

#if os(iOS)
  import UIKit
#else
  import AppKit
#endif

/// What the app asks of the system, with the live dependencies.
@MainActor @Suite(.systemReset) struct SystemTests {
  #if os(iOS)
    private let device = Device.phone
  #else
    private let device = Device.mac
  #endif

  /// Returns the app as it is launched for a test, with the state of a new player.
  private func launch() async -> Screen {
    let environment = ["WORDSCRAMBLE_STORAGE": "none", "WORDSCRAMBLE_ROOT": "silkworm"]
    let screen = Screen(ViewHost(scene: GameScene(dependencies: .live(environment)), on: device))
    await screen.settle()
    return screen
  }

  private func play(_ word: String, on screen: Screen) async throws {
    try await screen.tapLetters(word)
    try await screen.tap("Enter")
  }

  private func turnOnSystemDictionary(on screen: Screen) async throws {
    try await screen.tap("Settings")
    #if os(macOS)
      screen.window = .settings
    #endif
    try await screen.tap(try dictionaryToggle(on: screen).name)
    #if os(macOS)
      screen.window = .game
    #else
      try await screen.tap("Done")
    #endif
  }

  private func dictionaryToggle(on screen: Screen) throws -> Node {
    try #require(screen.all(.toggle).first { $0.name.hasPrefix("System dictionary") })
  }

  // MARK: The spell checker

  @Test func `a word that only the spell checker knows is refused unless the setting is on`() async throws {
    SystemChecker.acceptsWord = { $0 == "milsk" }
    let screen = await launch()
    try await play("milsk", on: screen)
    #expect(screen.alert?.plainText == "Word not recognized")
    try await screen.tap("OK")
    try await turnOnSystemDictionary(on: screen)
    try await screen.tap("Enter")
    #expect(screen.alert == nil)
    #expect(screen.shows("milsk") && screen.elements.contains { $0.label == "Found 0 of 40, 1 bonus" })
  }

  @Test func `a word that was added to the spell checker does not count`() async throws {
    SystemChecker.learnedWords = ["milsk"]
    let screen = await launch()
    try await turnOnSystemDictionary(on: screen)
    try await play("milsk", on: screen)
    #expect(screen.alert?.plainText == "Word not recognized")
  }

  @Test func `the spell checker cannot be used if it does not support English`() async throws {
    SystemChecker.languages = ["de_DE", "fr"]
    let screen = await launch()
    await #expect(throws: ScreenError.self) { try await turnOnSystemDictionary(on: screen) }
    #expect(try !dictionaryToggle(on: screen).isEnabled)
    SystemChecker.languages = ["de_DE", "en_AU"]
    let other = await launch()
    try await turnOnSystemDictionary(on: other)
  }

  // MARK: Announcements

  private var announcedTexts: [String] { AccessibilityNotification.announcements.map { String($0.characters) } }

  @Test func `a found word and its points are announced with high priority`() async throws {
    let screen = await launch()
    AccessibilityNotification.announcements = []
    try await play("milk", on: screen)
    let last = try #require(AccessibilityNotification.announcements.last)
    #expect(announcedTexts == ["milk, plus 2"])
    #expect(last.accessibilitySpeechAnnouncementPriority == .high)
  }

  @Test func `a new word and its undo are announced`() async throws {
    let screen = await launch()
    AccessibilityNotification.announcements = []
    try await screen.tap("New Word")
    try await screen.tap("Undo New Word")
    #expect(announcedTexts == ["New word: silkworm. Undo returns to silkworm.", "Back to silkworm, as you left it."])
  }

  @Test func `the same announcement can be made repeatedly`() async throws {
    let screen = await launch()
    AccessibilityNotification.announcements = []
    try await screen.tap("New Word")
    try await screen.tap("New Word")
    #expect(announcedTexts.count == 2 && Set(announcedTexts).count == 1)
  }

  // MARK: The pasteboard

  private var copiedText: String? {
    #if os(iOS)
      UIPasteboard.general.string
    #else
      NSPasteboard.general.text
    #endif
  }

  @Test func `missing words are copied to the pasteboard`() async throws {
    let screen = await launch()
    try await play("milsk", on: screen)
    try await screen.tap("That is a word!")
    try await play("rowks", on: screen)
    try await screen.tap("That is a word!")
    try await screen.tap("Word book")
    try await screen.wait { screen.hasControl("Words we lack") }
    try await screen.tap("Words we lack")
    #expect(copiedText == nil && !screen.shows("Copied."))
    try await screen.tap("Copy words")
    #expect(copiedText?.split(separator: "\n").sorted() == ["milsk", "rowks"])
    #expect(screen.shows("Copied."))
  }
}
