import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// The result of a round that has ended, and the missed words.
@MainActor struct ResultPanelTests {
  private let game = GameOnScreen()

  private func endRound() async throws -> Screen {
    game.enterWords("milk", "work")
    return try await game.endRound()
  }

  @Test func `the result shows the found words but no missed word`() async throws {
    let screen = try await endRound()
    #expect(screen.texts.contains(game.model.result.text) && game.model.result.text.contains("2 of 40 words"))
    #expect(!screen.hasControl("worm") && screen.headings == ["Words missed"])
    let buttons = [
      "Done", "Share result", "Play against your own round", "Play together", "Show missed words", "Keep playing",
      "Today's puzzle", "New Word",
    ]
    #expect(Set(screen.names(.button)) == Set(buttons))
  }

  @Test func `after the missed words were shown, the player's own round is no longer offered`() async throws {
    let screen = try await endRound()
    try await screen.tap("Show missed words")
    #expect(!screen.hasControl("Play against your own round") && screen.hasControl("New Word"))
  }

  @Test func `choosing to keep playing returns to the round`() async throws {
    let screen = try await endRound()
    try await screen.tap("Keep playing")
    #expect(screen.sheet == nil && !game.model.game.round.isEnded && game.model.usedWords == ["work", "milk"])
    #expect(screen.hasControl("Enter"))
  }

  @Test func `after the missed words were shown, the round cannot be continued`() async throws {
    let screen = try await endRound()
    try await screen.tap("Show missed words")
    #expect(screen.headings == ["Words missed", "Words missed, longest first", "Possible bonus words"])
    #expect(screen.hasControl("worm") && screen.hasControl("silk") && !screen.hasControl("milk"))
    let sections = screen.all(.section).suffix(2).map { $0.all(.button).map(\.name) }
    #expect(
      sections == [game.model.result.missedWords, game.model.result.missedBonusWords].map { $0.map(\.description) })
    #expect(!screen.hasControl("Keep playing") && !screen.hasControl("Show missed words"))
    #expect(game.model.game.round.phase == .revealed)
  }

  @Test func `a tap on a missed word shows its meaning`() async throws {
    let screen = try await endRound()
    try await screen.tap("Show missed words")
    let lines = game.model.meaningLines(of: try Word("worm".utf8))
    #expect(!lines.isEmpty && !screen.texts.contains(lines[0]))
    try await screen.tap("worm")
    for line in lines { #expect(screen.texts.contains(line)) }
    try await screen.tap("silk")
    #expect(!screen.texts.contains(lines[0]))
  }

  @Test func `another word can be dealt`() async throws {
    let screen = try await endRound()
    try await screen.tap("New Word")
    #expect(screen.sheet == nil && game.model.usedWords.isEmpty && !game.model.game.round.isEnded)
    #expect(game.model.game.canGoBack)
  }

  @Test func `today's puzzle is offered and can be played`() async throws {
    let screen = try await endRound()
    try await screen.tap("Today's puzzle")
    #expect(screen.sheet == nil && game.model.game.round.daily == 327)
    #expect(try await !game.endRound().hasControl("Today's puzzle"))
  }

  @Test func `a round without a found word cannot be answered`() async throws {
    let screen = try await game.endRound()
    #expect(!screen.hasControl("Play against your own round") && !screen.hasControl("Include the string of beads"))
    #expect(try screen.sharedText(of: "Share result") == game.model.result.text)
  }

  @Test func `a whole string is announced at once, and play continues for bonus words`() async throws {
    for word in game.model.game.missed { game.enterWords(word.description) }
    let screen = game.screen
    await screen.settle()
    #expect(screen.title == "Words missed" && screen.texts.contains { $0.contains("bonus words") })
    #expect(screen.hasControl("Keep playing") && !screen.hasControl("Show missed words"))
    try await screen.tap("Keep playing")
    #expect(screen.sheet == nil && !game.model.game.round.isEnded)
  }

  @Test func `a good day is praised`() async throws {
    game.model.playDaily()
    for word in game.model.game.missed where !game.model.game.isGoodDay { game.enterWords(word.description) }
    #expect(try await game.endRound().texts.contains("A good day"))
  }

  @Test func `the shared picture shows the points and the rank`() async throws {
    game.enterWords("milk")
    let screen = Screen(ResultPicture(result: game.model.result))
    await screen.settle()
    #expect(screen.texts.prefix(2) == ["Word Scramble", "2 points · Thread"])
  }

  @Test func `the shared picture shows the challenge's progress in the game's language`() async throws {
    let model = GameModel.previewAnsweringChallenge()
    let without = Screen(ResultPicture(result: GameModel.previewFull().result))
    let with = Screen(ResultPicture(result: model.result))
    await without.settle()
    await with.settle()
    let symbols = [without, with].map { $0.all(.image).compactMap(\.look.symbol) }
    #expect(symbols == [[], ["diamond.fill"]])
    let chinese = Screen(ResultPicture(result: GameModel.previewFull(in: .simplifiedChinese).result))
    await chinese.settle()
    let cord = Wording.preview(in: .simplifiedChinese).text(.rankProgress)
    #expect(chinese.elements.contains { $0.label == cord })
  }

  @Test func `the result of an ended round is shown without a question`() async throws {
    let screen = try await endRound()
    try await screen.tap("Done")
    try await screen.tap("Words missed")
    #expect(screen.dialog == nil && screen.hasControl("Keep playing"))
  }
}
