import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// Panels, which open from their controls and close, one at a time.
@MainActor struct PanelTests {
  private let game = GameOnScreen("alarming")
  private var screen: Screen { game.screen }

  /// The menu entries that open a panel. On a Mac, the settings have a window instead.
  private nonisolated static let controls: [String] = {
    let controls = ["How to play", "Statistics", "Word book", "Calendar", "Rounds", "Hint", "A challenge"]
    #if os(macOS)
      return controls
    #else
      return controls + ["Settings"]
    #endif
  }()

  @Test func `the rules name ranks, hints, the daily puzzle and challenges`() async throws {
    _ = try await game.open("How to play")
    for text in ["rank by rank", "A hint shows", "at midnight", "who won"] { #expect(screen.shows(text)) }
  }

  @Test(arguments: controls, ["Done", "a sweep"])
  func `a panel opens from the menu and closes`(control: String, way: String) async throws {
    _ = try await game.open(control)
    #expect(screen.sheet != nil && screen.title == control && game.model.isCovered)
    if way == "Done" { try await screen.tap("Done") } else { try await screen.close() }
    #expect(screen.sheet == nil && screen.title == "alarming" && !game.model.isCovered)
    #expect(screen.host.faults.isEmpty)
  }

  @Test func `a closed panel can be opened again`() async throws {
    for control in PanelTests.controls + PanelTests.controls {
      _ = try await game.open(control)
      #expect(screen.title == control)
      try await screen.tap("Done")
    }
  }

  @Test func `the licenses replace the settings`() async throws {
    try await game.openSettings().tap("Sources and licenses of the word list")
    await screen.settle()
    #expect(screen.title == "Sources and licenses of the word list" && sheetCount == 1)
    #expect(screen.shows("SCOWL") && screen.shows("WordNet"))
    let paragraphs = screen.elements.filter { $0.kind == .text }.map(\.spokenLabel)
    #expect(paragraphs.count > 9 && paragraphs.allSatisfy { $0.runs.allSatisfy { $0.languageIdentifier == "en" } })
    try await screen.tap("Done")
    #expect(screen.sheet == nil)
  }

  @Test func `a link that arrives while a panel is open replaces the panel`() async throws {
    _ = try await game.open("Statistics")
    try await screen.open("wordscramble://round#c1.damaged")
    #expect(screen.title == "A challenge" && sheetCount == 1)
    try await screen.tap("Done")
    #expect(screen.sheet == nil && screen.title == "alarming")
  }

  @Test func `the result opens after the question whether to end the round`() async throws {
    _ = try await game.open("Words missed")
    #expect(screen.dialog?.plainText == "End this round?" && screen.sheet == nil)
    #expect(screen.shows("You can come back until you look at the words you missed."))
    try await screen.tap("End round")
    #expect(screen.dialog == nil)
    try await screen.wait { screen.sheet != nil }
    #expect(screen.title == "Words missed" && screen.hasControl("Show missed words"))
  }

  @Test func `choosing to keep playing closes the question and opens nothing`() async throws {
    _ = try await game.open("Words missed")
    try await screen.tap("Keep playing")
    #expect(screen.dialog == nil && screen.sheet == nil && !game.model.game.round.isEnded && !game.model.isCovered)
  }

  @Test func `a link that arrives under an alert is shown after the alert`() async throws {
    await screen.settle()
    game.enterWords("zzz")
    await screen.settle()
    #expect(screen.alert?.plainText == "Word not possible")
    try await screen.open("wordscramble://round#c1.damaged")
    #expect(screen.alert != nil && screen.sheet == nil)
    try await screen.tap("OK")
    try await screen.wait { screen.sheet != nil }
    #expect(screen.title == "A challenge" && screen.alert == nil)
  }

  @Test func `a link that arrives under the question is shown after it`() async throws {
    let screen = try await game.open("Words missed")
    try await screen.open("wordscramble://round#c1.damaged")
    #expect(screen.dialog != nil && screen.sheet == nil)
    try await screen.tap("Keep playing")
    try await screen.wait { screen.sheet != nil }
    #expect(screen.title == "A challenge" && screen.dialog == nil && !game.model.game.round.isEnded)
  }

  @Test func `a closing result does not change, and taps in it have no effect`() async throws {
    game.model.endRound()
    let closingScreen = Screen(PanelView(panel: .result, model: game.model))
    await closingScreen.settle()
    let texts = closingScreen.texts
    #expect(closingScreen.hasControl("Keep playing"))
    game.model.panel = nil
    game.model.startGame()
    await closingScreen.settle()
    #expect(closingScreen.texts == texts)
    await #expect(throws: ScreenError.self) { try await closingScreen.tap("Show missed words") }
    #expect(!game.model.game.round.isEnded)
    game.model.endRound()
    await closingScreen.settle()
    try await closingScreen.tap("Show missed words")
    #expect(game.model.game.isRevealed)
  }

  private var sheetCount: Int { screen.host.root.flatMap { $0.all(.sheet) }.count }
}
