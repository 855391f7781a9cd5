import Accessibility
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// What VoiceOver reads, element by element.
@MainActor struct VoiceOverTests {
  private let barTexts = ["More, menu", "New Word, menu"]
  private let rankTexts = [
    "Ranks, heading", "Start, you are here, 0 points", "Fair, 6 points", "Fine, 15 points", "Good, 30 points",
    "Great, 42 points", "Superb, 53 points", "All words, all 40",
  ]

  /// Returns the letters as buttons, and in the order in which Shuffle reads them.
  private func letters(_ screen: Screen, used: String = "") throws -> (buttons: [String], spelled: String) {
    let spelled = try screen.element("Shuffle").value
    let buttons = spelled.split(separator: ", ").map { used.contains($0) ? "\($0), used, button" : "\($0), button" }
    return (buttons, spelled)
  }

  @Test func `a new player hears the root, the score, the letters and how to play`() async throws {
    let screen = await open()
    let (letters, spelled) = try letters(screen)
    #expect(letters.count == 8)
    let above =
      ["silkworm, heading"] + barTexts + [
        "Free round, medium", "Score, 0 points, Start", "Progress, Start, 6 points to Fair",
        "Found 0 of 40, 0 bonus", "Enter your word, field",
      ]
    let buttons = ["Delete, button, dimmed", "Shuffle, \(spelled), button", "Enter, button"]
    let list = [
      "How to play, heading",
      "Spell other words from these letters: three letters or more, each letter only as many times as it appears. "
        + "Rare words are a bonus.",
      "Got it, button", "Words found, heading", "Order of the words, Newest, picker",
      "Your words will hang here, newest on top.", "Still to find, heading", "3 letters, 12 left", "4 letters, 21 left",
      "5 letters, 7 left",
    ]
    #expect(screen.spokenTexts == above + letters + buttons + list + rankTexts)
  }

  @Test func `a new word's row is read first in the list, with points, length and actions`() async throws {
    let screen = await open()
    try await screen.play("oil", "milk")
    let (letters, spelled) = try letters(screen)
    let above =
      ["silkworm, heading"] + barTexts + [
        "Free round, medium", "Score, 3 points, Start", "Progress, Start, 3 points to Fair",
        "Found 2 of 40, 0 bonus", "Enter your word, field",
      ]
    let buttons = ["Delete, button, dimmed", "Shuffle, \(spelled), button", "Enter, button"]
    let list = [
      "Words found, heading", "Order of the words, Newest, picker", "milk, 2 points, button, (4 letters)",
      "oil, 1 point, button, (3 letters)", "Still to find, heading", "3 letters, 11 left", "4 letters, 20 left",
      "5 letters, 7 left",
    ]
    #expect(screen.spokenTexts == above + letters + buttons + list + rankTexts)
    #expect(try screen.element("milk").actions.map(\.name) == ["Put into the field"])
    #expect(try screen.element("milk").rotors.map(\.entries) == [["milk", "oil"]])
  }

  @Test func `while a refused word is corrected, only helpful elements are read`() async throws {
    let screen = await open()
    try await screen.play("oil")
    let (_, spelled) = try letters(screen)
    try await screen.type("mill\n")
    #expect(
      screen.spokenTexts == [
        "Word not possible, heading",
        "You can't spell that word from 'silkworm'!\nThere is only one l in silkworm.", "OK, button",
      ])
    try await screen.tap("OK")
    let above =
      ["silkworm, heading"] + barTexts + [
        "Score, 1 point, Start", "Progress, Start, 5 points to Fair", "Letters, \(spelled)",
        "Enter your word, mill, field", "Show the letters, button", "There is only one l in silkworm.",
      ]
    #expect(Array(screen.spokenTexts.prefix(above.count)) == above)
  }

  @Test func `letters in the field are read as used, and Delete reads the field`() async throws {
    let screen = await open()
    try await screen.tapLetters("milk")
    #expect(Set(try letters(screen, used: "milk").buttons).isSubset(of: screen.spokenTexts))
    #expect(try screen.element("Delete").value == "milk")
  }

  @Test func `an action of Delete clears the field`() async throws {
    let screen = await open()
    try await screen.tapLetters("milk")
    try await screen.performAction("Clear the field", on: "Delete")
    #expect(try screen.text() == "")
  }

  @Test func `a found word is announced with the rank and with high priority`() async throws {
    let screen = await open()
    try await screen.play("milk", "worm", "silk")
    #expect(announcedTexts == ["milk, plus 2", "worm, plus 2", "silk, plus 2. Fair reached"])
    let all = AccessibilityNotification.announcements
    #expect(all.allSatisfy { $0.accessibilitySpeechAnnouncementPriority == .high })
  }

  @Test func `the circle, the beads of the cord and the clock are hidden from VoiceOver`() async throws {
    let screen = await open(.previewTimed())
    #expect(screen.elements.allSatisfy { !$0.label.isEmpty })
    #expect(!screen.spokenTexts.contains { $0.contains("circle") })
  }
}
