import Foundation
import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// A few people play one round together.
@MainActor struct TogetherPanelTests {
  private let game = GameOnScreen("alarming", page: "https://example.org/play/")
  private var screen: Screen { game.screen }

  /// Opens the link that Ana sends.
  private func openInvitation(_ link: String = GameModel.previewLinkFromAna()) async throws -> Screen {
    await screen.settle()
    try await screen.open(link)
    return screen
  }

  private func selectedLabels(_ screen: Screen) -> [String] {
    screen.elements.filter { $0.traits.contains(.isSelected) }.map(\.label)
  }

  @Test func `a round is shared from the panel of rounds with a name, a color and a mode`() async throws {
    game.enterWords("ring")
    let screen = try await game.open("Rounds")
    #expect(screen.names(.button).first == "Play together")
    try await screen.tap("Play together")
    #expect(screen.title == "Play together" && selectedLabels(screen) == ["Color 1", "Race"])
    try await screen.type("Ana", into: "Your name")
    try await screen.tap("Color 3")
    try await screen.tap("One list")
    #expect(selectedLabels(screen) == ["Color 3", "One list"])
    try await screen.tap("Make the link")
    #expect(screen.title == "Play together" && screen.headings.contains("alarming · One list"))
    let spoken = try screen.element("1. You: 1 word, 2 points, still playing")
    #expect(spoken.kind == .group && screen.texts.contains("A") && screen.texts.contains("You"))
    let player = try #require(game.model.game.sharedRecord?.player)
    #expect(player.color == 2 && String(decoding: player.name, as: UTF8.self) == "Ana")
    let sharedText = try screen.sharedText(of: "Send on")
    #expect(sharedText.hasPrefix("Word Scramble together: alarming, with Ana."))
    #expect(sharedText.contains("\nhttps://example.org/play/#g1."))
    try await screen.tap("Copy link")
    #expect(game.copiedTexts == [sharedText] && screen.shows("Copied."))
  }

  @Test func `an invitation shows the players and changes nothing before the player decides`() async throws {
    let screen = try await openInvitation()
    #expect(screen.title == "Play together" && screen.shows("Ana invites you to play silkworm together."))
    #expect(!screen.shows("milk") && game.model.rootWord == "alarming" && game.model.game.sharedRecords.isEmpty)
    try await screen.tap("Done")
    #expect(screen.title == "alarming")
  }

  @Test func `a shared round is played, and the words are shown at the end`() async throws {
    let screen = try await openInvitation()
    try await screen.type("Ben", into: "Your name")
    try await screen.tap("Play with them")
    #expect(screen.sheet == nil && screen.title == "silkworm")
    game.enterWords("milk", "works")
    let result = try await game.endRound()
    try await result.tap("Play together")
    #expect(!result.headings.contains("Everyone found") && result.shows("So far: somebody is still playing."))
    try await result.tap("Done")
    let resultPanel = try await game.open("Words missed")
    try await resultPanel.tap("Show missed words")
    try await resultPanel.tap("Play together")
    #expect(resultPanel.headings.suffix(4) == ["Everyone found", "Only Ana found", "Only you found", "Nobody found"])
    try await resultPanel.tap("works")
    #expect(resultPanel.texts.contains(game.model.meaningLines(of: try Word("works".utf8))[0]))
  }

  @Test func `for a word that a few found, a screen reader says who found it`() async throws {
    let screen = try await openInvitation()
    try await screen.type("Ben", into: "Your name")
    try await screen.tap("Play with them")
    game.enterWords("works", "milk")
    game.model.otherRounds.showTogether()
    let thirdGame = GameOnScreen("alarming")
    thirdGame.model.shuffle()  // Test games use the same seeds, so this changes the next player's identity.
    thirdGame.model.otherRounds.open(link: try #require(game.model.otherRounds.together.table).link)
    thirdGame.model.otherRounds.playTogether()
    thirdGame.enterWords("works")
    let result = try await thirdGame.endRound()
    try await result.tap("Show missed words")
    try await result.tap("Play together")
    let values = try ["works", "milk"].map { Set(try result.element($0).value.components(separatedBy: ", ")) }
    #expect(values == [["Ben", "You"], ["Ana", "Ben"]])
  }

  @Test(arguments: [true, false]) func `a player with a known name is asked`(isSame: Bool) async throws {
    let screen = try await openInvitation()
    try await screen.type("ana", into: "Your name")
    try await screen.tap("Play with them")
    #expect(screen.shows("Are you Ana?") && !screen.hasControl("Play with them"))
    try await screen.tap(isSame ? "Yes, that is me" : "No, somebody else")
    #expect(screen.sheet == nil && screen.title == "silkworm")
    #expect(game.model.game.sharedRecord?.shared.players.count == (isSame ? 1 : 2))
    guard isSame else { return }
    try await screen.tap("Rounds")
    try await screen.tap("Play together")
    #expect(screen.shows("15 words of yours from another device. Take them?"))
    try await screen.tap("Take them")
    #expect(game.model.usedWords.count == 15 && !screen.hasControl("Take them"))
  }

  @Test func `in one list, a word that another player found is refused with the player's name`() async throws {
    let other = GameOnScreen()
    other.enterWords("milk")
    other.model.otherRounds.showTogether()
    (other.model.otherRounds.together.name, other.model.otherRounds.together.mode) = ("Ana", .oneList)
    other.model.otherRounds.shareRound()
    let screen = try await openInvitation(try #require(other.model.otherRounds.together.table).link)
    try await screen.tap("Play with them")
    try await screen.type("milk\n")
    #expect(screen.alert != nil && game.model.errorDetail == "Ana has found milk.")
  }

  @Test func `today's puzzle is played with the same people, and the month is shown`() async throws {
    game.model.playDaily(326)
    game.enterWords("\(game.model.game.missed[0])")
    let screen = try await game.open("Rounds")
    try await screen.tap("Play together")
    try await screen.tap("Make the link")
    #expect(!screen.hasControl("Play today's puzzle with the same people"), "alone there is nobody to play with")
    let code = try #require(game.model.otherRounds.together.table).link
    let other = GameOnScreen()
    other.model.otherRounds.open(link: code)
    other.model.otherRounds.playTogether()
    await other.screen.settle()
    try await other.screen.tap("Rounds")
    try await other.screen.tap("Play together")
    try await other.screen.tap("Play today's puzzle with the same people")
    #expect(other.screen.sheet == nil && other.model.game.round.daily == 327)
    try await other.screen.tap("Rounds")
    try await other.screen.tap("Play together")
    #expect(other.screen.headings.contains("Together this month") && other.screen.shows("2 of 2 days seen here"))
    let rows = other.screen.elements.map(\.label)
    #expect(rows.contains { $0.hasPrefix("Player ") && $0.hasSuffix(", 1 word, ahead on 1 day") })
  }

  @Test func `a round of a set cannot be shared`() async throws {
    let screen = try await game.openSet()
    try await screen.tap("Play")
    try await screen.tap("Rounds")
    try await screen.tap("Play together")
    #expect(screen.shows("A round of a set cannot be played together.") && !screen.hasControl("Make the link"))
    try await screen.tap("Done")
    #expect(try await !game.endRound().hasControl("Play together"))
  }

  @Test func `a damaged link shows the reason in the panel that asks for another`() async throws {
    let screen = try await openInvitation("wordscramble://round#g1.AAAA")
    #expect(screen.title == "A challenge" && screen.shows("This link is damaged. Please ask for it again."))
  }
}
