import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

@MainActor struct EndTests {
  /// Returns a round in which milk was found.
  private func startRound() async throws -> Screen {
    let screen = await open()
    try await screen.play("milk")
    return screen
  }
  /// Returns a round in which milk was found, after its end, with its result open.
  private func endRound() async throws -> Screen {
    let screen = try await startRound()
    try await screen.tap("Words missed")
    try await screen.tap("End round")
    try await screen.wait { screen.sheet != nil }
    return screen
  }
  /// Returns a round in which all but one of the common words were found.
  private func almostFinishedRound(_ model: GameModel = .new("joyfully")) async throws -> (screen: Screen, last: String)
  {
    let screen = await open(model)
    var words = model.game.missed.map(\.description)
    let last = words.removeLast()
    for word in words {
      try await screen.setText(word)
      try await screen.tap("Enter")
    }
    return (screen, last)
  }

  @Test func `ending a round asks first and says what is left to find`() async throws {
    let screen = try await startRound()
    try await screen.tap("Words missed")
    #expect(
      screen.spokenTexts == [
        "End this round?, heading",
        "39 words are left to find. You can come back until you look at the words you missed.",
        "End round, button", "Keep playing, button",
      ])
    try await screen.tap("Keep playing")
    #expect(screen.dialog == nil && screen.sheet == nil)
    try await screen.play("worm")
    #expect(screen.shows("Found 2 of 40"))
  }

  @Test func `a tap outside the question keeps playing`() async throws {
    let screen = try await startRound()
    try await screen.tap("Words missed")
    try await screen.close()
    #expect(screen.dialog == nil)
    try await screen.play("worm")
    #expect(screen.shows("Found 2 of 40"))
  }

  @Test func `the question shows no total if the player hides it`() async throws {
    let model = GameModel.new()
    model.preferences.settings.showsCount = false
    let screen = await open(model)
    try await screen.tap("Words missed")
    #expect(screen.spokenTexts[1] == "You can come back until you look at the words you missed.")
  }

  @Test func `End round shows the result, and the board accepts no more words`() async throws {
    let screen = try await endRound()
    #expect(screen.title == "Words missed")
    try await screen.tap("Done")
    #expect(screen.texts.contains("This round is over: New Word deals another."))
    for name in ["k", "Shuffle", "Enter", "Delete"] {
      let node = try screen.control(name)
      #expect(!node.isEnabled, "\(name)")
    }
    #expect(throws: ScreenError.self) { try screen.field() }
    #expect(screen.texts.contains("milk") && screen.texts.contains("2 points · Thread"))
    try await screen.performAction("Put into the field", on: "milk")
    #expect(screen.elements.first { $0.kind == .field }?.value == "")
  }

  @Test func `an ended round shows its result without a question`() async throws {
    let screen = try await endRound()
    try await screen.tap("Done")
    try await screen.tap("Words missed")
    #expect(screen.dialog == nil && screen.title == "Words missed")
  }

  @Test func `Keep playing opens the board again`() async throws {
    let screen = try await endRound()
    try await screen.tap("Keep playing")
    #expect(screen.sheet == nil && !screen.texts.contains { $0.contains("This round is over") })
    try await screen.play("worm")
    #expect(screen.shows("Found 2 of 40"))
  }

  @Test func `after the missed words were shown, the round is over and New Word deals another`() async throws {
    let screen = try await endRound()
    try await screen.tap("Show missed words")
    #expect(
      screen.texts.contains("worm") && !screen.hasControl("Keep playing") && !screen.hasControl("Show missed words"))
    try await screen.tap("Done")
    #expect(!screen.texts.contains("worm") && screen.texts.contains("This round is over: New Word deals another."))
    try await screen.tap("New Word")
    #expect(screen.texts.contains("Your words will hang here, newest on top."))
    try await screen.tapLetters("k")
    #expect(try screen.text() == "k")
  }

  @Test func `the last common word completes the whole string and opens the result`() async throws {
    let (screen, last) = try await almostFinishedRound()
    #expect(screen.texts.contains { $0.hasSuffix("· Garland") } && screen.texts.contains("1 word to Whole string"))
    try await screen.setText(last)
    try await screen.tap("Enter")
    #expect(screen.title == "Words missed" && screen.sheet != nil)
    #expect(screen.texts.contains { $0.hasPrefix("All ") && $0.contains("words found!") })
    #expect(screen.texts.contains { $0.hasPrefix("Longest word: ") })
    #expect(screen.host.effects.haptics.last == "success")
    #expect(announcedTexts.last?.hasSuffix("Every common word found.") == true)
    try await screen.tap("Keep playing")
    #expect(screen.texts.contains("Every common word found. There may still be bonus words."))
    #expect(screen.texts.contains { $0.hasSuffix("· Whole string") })
    #expect(screen.texts.allSatisfy { !$0.hasSuffix("to Whole string") && !$0.hasSuffix(" left") })
  }

  @Test func `bonus words still count after the last common word`() async throws {
    let model = GameModel.new("joyfully")
    let (screen, last) = try await almostFinishedRound(model)
    try await screen.setText(last)
    try await screen.tap("Enter")
    try await screen.tap("Keep playing")
    let bonus = try #require(model.game.missedBonus.first).description
    try await screen.setText(bonus)
    try await screen.tap("Enter")
    #expect(screen.sheet == nil && screen.texts.contains(bonus) && screen.texts.contains("bonus"))
  }
}

/// Clues, which are above the found words.
@MainActor struct ClueTests {
  @Test func `a clue is above the found words and is ticked when its word is found`() async throws {
    let model = GameModel.new()
    let screen = await open(model)
    try await screen.tap("Hint")
    try await screen.tap("Show a clue")
    try await screen.tap("Done")
    let clue = try #require(model.game.clues.first)
    let row = try #require(screen.texts.first { $0 == model.clues[0].text })
    #expect(!row.contains(clue.word.description))
    #expect(screen.all(.image).contains { $0.look.symbol == "circle" })
    #expect(!screen.all(.image).contains { $0.look.symbol == "checkmark.circle" })
    try await screen.play(clue.word.description)
    #expect(screen.texts.contains { $0 != clue.word.description && $0.contains(clue.word.description) })
    #expect(screen.all(.image).contains { $0.look.symbol == "checkmark.circle" })
  }
}
