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
}
