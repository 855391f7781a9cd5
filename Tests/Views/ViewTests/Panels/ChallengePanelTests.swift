import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// A round is sent, opened by somebody else, and answered.
@MainActor struct ChallengePanelTests {
  private let other = GameOnScreen()
  private let game = GameOnScreen("alarming")
  private var screen: Screen { game.screen }

  private nonisolated static let challengeTexts = [
    "They found 2 of 40 words. Can you beat it?",
    "The words were checked here. A link cannot prove who found them, or with what help.",
  ]

  /// Returns what is shared after a round with *milk* and *work*: the result and a link.
  private func shareResult() async throws -> String {
    other.enterWords("milk", "work")
    return try await other.endRound().sharedText(of: "Share result")
  }

  private func shareLink() async throws -> String {
    try #require(try await shareResult().split(separator: "\n").last.map { String($0) })
  }

  @Test func `sharing sends the result and a link that opens the app`() async throws {
    let text = try await shareResult()
    #expect(text == other.model.result.shareText(withBeads: false) && text.contains("2 of 40 words"))
    #expect(text.split(separator: "\n").last?.hasPrefix("wordscramble://round#c1.") == true)
  }

  @Test func `a link that is opened with the app shows the challenge`() async throws {
    await screen.settle()
    try await screen.open(try await shareLink())
    #expect(screen.title == "A challenge" && screen.shows("silkworm") && screen.headings.contains("silkworm"))
    for line in ChallengePanelTests.challengeTexts { #expect(screen.texts.contains(line)) }
    #expect(screen.shows("The diamond shows where they were at this point in their round."))
    #expect(!screen.hasControl("Open") && screen.all(.field).isEmpty && game.model.rootWord == "alarming")
  }

  @Test(arguments: ["Open", "Return", "Paste"])
  func `a link can be pasted or typed in the panel`(way: String) async throws {
    let text = try await shareResult()
    let screen = try await game.open("A challenge")
    #expect(try !screen.isEnabled("Open"))
    try await screen.open(link: text, by: way)
    #expect(screen.texts.contains(ChallengePanelTests.challengeTexts[0]) && screen.hasControl("Accept"))
  }

  @Test(arguments: [
    ("c1.damaged", "This link is damaged. Please ask for it again."),
    ("#c9.abc", "A newer version of the game made this link. Update or reload the game and open it again."),
    ("#s1.xxx", "This set is damaged. Please ask for its link or code again."),
  ])
  func `a code that is not accepted says why, and another can be typed`(code: String, reason: String) async throws {
    let screen = try await game.open("A challenge")
    try await screen.setText(code)
    try await screen.tap("Open")
    #expect(screen.title == "A challenge" && screen.texts.contains(reason) && !screen.hasControl("Accept"))
    #expect(String(game.model.announcement.text.characters) == reason)
    try await screen.setText(try await shareLink())
    try await screen.tap("Open")
    #expect(screen.hasControl("Accept") && !screen.texts.contains(reason))
  }

  @Test func `the challenge is answered, and the words are compared at the end`() async throws {
    await screen.settle()
    try await screen.open(try await shareLink())
    try await screen.tap("Accept")
    #expect(screen.sheet == nil && screen.title == "silkworm" && !game.model.game.round.isEnded)
    game.enterWords("milk", "worm")
    let result = try await game.endRound()
    #expect(result.shows("Their round: 2 of 40 words.") && !result.shows("both found"))
    #expect(result.shows("A draw in words and points. Your points: 4, theirs: 4."))
    try await result.tap("Show missed words")
    let titles = ["1 word you both found", "1 word only you found", "1 word only they found"]
    #expect(result.headings.filter { $0.contains(" found") } == titles)
    let names = result.names(.button)
    let order = ["milk", "worm", "work"].compactMap { names.firstIndex(of: $0) }
    #expect(order.count == 3 && order == order.sorted())
  }

  @Test func `the address of today's puzzle opens it and closes any panel`() async throws {
    let screen = try await game.open("Statistics")
    try await screen.open("wordscramble://today")
    #expect(screen.sheet == nil && game.model.game.round.daily == 327)
  }
}

extension Screen {
  /// Opens a link: pastes it with the system's button, or enters it in the field and presses Open or Return.
  func open(link: String, by way: String) async throws {
    let field = "Paste a link or a code here"
    if way == "Paste" { return try await paste(link) }
    try await setText(link, in: field)
    if way == "Open" { try await tap("Open") } else { try await pressReturn(in: field) }
  }
}
