import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

@MainActor struct EndTests {
  /// Returns a round in which milk was found.
  private func startRound() async throws -> Screen {
    let screen = await open()
    try await screen.play("milk")
    return screen
  }

  @Test func `ending a round asks first and says what is left to find`() async throws {
    let screen = try await startRound()
    try await screen.tap("End the round")
    #expect(
      screen.spokenTexts == [
        "End this round?, heading",
        "39 words are left. Ending shows them, and the round cannot go on.",
        "End round, button", "Keep playing, button",
      ])
    try await screen.tap("Keep playing")
    #expect(screen.dialog == nil && screen.sheet == nil)
    try await screen.play("worm")
    #expect(screen.shows("Found 2 of 40"))
  }

  @Test func `End round shows the missed words, and the board accepts no more words`() async throws {
    let screen = try await startRound()
    try await screen.tap("End the round")
    try await screen.tap("End round")
    try await screen.wait { screen.sheet != nil }
    #expect(screen.title == "Result" && screen.hasControl("worm"))
    try await screen.tap("Done")
    #expect(screen.texts.contains("This round is over: New Word deals another."))
    for name in ["k", "Shuffle", "Enter", "Delete"] {
      let node = try screen.control(name)
      #expect(!node.isEnabled, "\(name)")
    }
    #expect(throws: ScreenError.self) { try screen.field() }
    #expect(screen.texts.contains("milk") && screen.texts.contains("2 points · Start"))
    try await screen.performAction("Put into the field", on: "milk")
    #expect(screen.elements.first { $0.kind == .field }?.value == "")
  }

  @Test func `the last common word reaches the last rank and opens the result`() async throws {
    let model = GameModel.new("joyfully")
    let screen = await open(model)
    var words = model.game.missed.map(\.description)
    let last = words.removeLast()
    for word in words {
      try await screen.setText(word)
      try await screen.tap("Enter")
    }
    #expect(screen.texts.contains { $0.hasSuffix("· Superb") } && screen.texts.contains("1 word to All words"))
    try await screen.setText(last)
    try await screen.tap("Enter")
    #expect(screen.title == "Result" && screen.sheet != nil)
    #expect(screen.texts.contains { $0.hasPrefix("All ") && $0.contains("words found!") })
    #expect(screen.texts.contains { $0.hasPrefix("Longest word: ") })
    #expect(screen.host.effects.haptics.last == "success")
    #expect(announcedTexts.last?.hasSuffix("Every common word found.") == true)
    try await screen.tap("Keep playing")
    #expect(screen.texts.contains("Every common word found. There may still be bonus words."))
    #expect(screen.texts.contains { $0.hasSuffix("· All words") })
    #expect(screen.texts.allSatisfy { !$0.hasSuffix("to All words") && !$0.hasSuffix(" left") })
  }
}
