import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// The panel of rounds: the last seven days, the weeks in a row, unfinished rounds, and a field for a link or a code.
@MainActor struct RoundsPanelTests {
  private let game = GameOnScreen()

  @Test func `the last seven days are listed, today first`() async throws {
    game.model.playDaily(325)
    game.enterWords("\(game.model.game.missed[0])")
    let screen = try await game.open("Rounds")
    #expect(screen.headings == ["Rounds", "The last seven days", "Unfinished rounds", "Play your own word"])
    #expect(screen.texts.first { $0.contains("No ") } == "Today's puzzle, No 327")
    for number in 321...326 { #expect(screen.texts.contains("Daily No \(number)")) }
    #expect(!screen.texts.contains("Daily No 320") && !screen.texts.contains("Daily No 328"))
    #expect(screen.texts.contains("2026-11-21 · started") && screen.texts.contains("2026-11-22 · not played"))
    let startedDays = screen.all(.button).filter { !$0.all(.mask).isEmpty }
    #expect(startedDays.map(\.name) == ["2026-11-21, No 325: started"])
  }

  @Test(arguments: 321...327) func `a tap on a day plays its puzzle`(number: Int) async throws {
    let screen = try await game.open("Rounds")
    let day = try #require(screen.names(.button).first { $0.contains("No \(number):") })
    try await screen.tap(day)
    #expect(screen.sheet == nil && game.model.game.round.daily == number)
  }

  @Test func `without an unfinished round, a line says where they will be`() async throws {
    #expect(try await game.open("Rounds").shows("Unfinished rounds wait here."))
  }

  @Test func `an unfinished round can be resumed`() async throws {
    game.enterWords("milk")
    try await withOpenPanel { screen in
      #expect(try screen.element("silkworm, 1 of 40, 2026-11-23").kind == .button)
      try await screen.tap(screen.controlName(withPrefix: "silkworm"))
      #expect(screen.sheet == nil && game.model.usedWords == ["milk"])
    }
  }

  @Test func `an unfinished round can be removed`() async throws {
    game.enterWords("milk")
    try await withOpenPanel { screen in
      try await screen.tap("Remove silkworm from the unfinished rounds")
      #expect(screen.title == "Rounds" && screen.shows("Unfinished rounds wait here."))
      #expect(!screen.shows("silkworm"))
      #expect(game.model.game.unfinishedRounds.isEmpty)
    }
  }

  /// Runs a test with the panel open while today's puzzle is played.
  private func withOpenPanel(_ test: (Screen) async throws -> Void) async throws {
    let screen = try await game.open("Today's puzzle not played")
    try await screen.tap("Rounds")
    try await test(screen)
  }

  @Test(arguments: ["Open", "Return", "Paste"]) func `a code opens a friend's round`(way: String) async throws {
    let other = GameOnScreen("alarming")
    other.enterWords("ring")
    let screen = try await game.open("Rounds")
    try await screen.open(link: other.model.link, by: way)
    #expect(screen.title == "A challenge" && screen.shows("alarming") && screen.hasControl("Accept"))
  }

  @Test func `an invalid code shows the reason in the panel that asks for another`() async throws {
    let screen = try await game.open("Rounds")
    try await screen.setText("c1.AAAA", in: "Paste a link or a code here")
    try await screen.tap("Open")
    #expect(screen.title == "A challenge" && screen.shows("This link is damaged. Please ask for it again."))
  }

  @Test func `the number of consecutive weeks is shown`() async throws {
    for day in 23...25 {
      game.system.date = .init(timeIntervalSince1970: Double(1_795_435_200 + (day - 23) * 86_400))
      game.model.playDaily()
      game.enterWords("\(game.model.game.missed[0])")
    }
    #expect(try await game.open("Rounds").shows("1 week in a row with 3 daily puzzles"))
  }
}

/// The field for a custom word.
@MainActor struct CustomWordPanelTests {
  private let game = GameOnScreen("alarming", page: "https://example.org/play/")
  private let fieldName = "Play your own word"

  private func openAndType(_ text: String) async throws -> Screen {
    let screen = try await game.open("Rounds")
    try await screen.setText(text, in: fieldName)
    return screen
  }

  @Test(arguments: [
    ("", "3 to 15 letters, a to z."), ("ab", "3 to 15 letters, a to z."),
    ("école", "école has é: use a to z."), ("two words", "two words has a space: use a to z."),
    ("abcdefghijklmnop", "Use at most 15 letters."), ("zzz", "No word that counts can be made from it. Try another."),
  ])
  func `a word that cannot be played shows the reason and has no link`(text: String, reason: String) async throws {
    let screen = try await openAndType(text)
    #expect(screen.texts.contains(reason))
    #expect(try !screen.isEnabled("Play") && !screen.hasControl("Copy link"))
  }

  @Test func `a word that is too short is refused when the player has finished typing`() async throws {
    let screen = try await openAndType("ab")
    try await screen.pressReturn(in: fieldName)
    #expect(screen.title == "Rounds" && screen.texts.contains("Use at least 3 letters."))
    #expect(String(game.model.announcement.text.characters) == "Use at least 3 letters.")
  }

  @Test(arguments: ["Play", "Return"]) func `a custom word can be played`(way: String) async throws {
    let screen = try await openAndType("Silkworm")
    #expect(screen.texts.contains("Makes 40 words."))
    if way == "Play" { try await screen.tap("Play") } else { try await screen.pressReturn(in: fieldName) }
    #expect(screen.sheet == nil && screen.title == "silkworm")
  }

  @Test func `the link to a custom word is copied and shared`() async throws {
    let screen = try await openAndType("milkmaid")
    try await screen.tap("Copy link")
    #expect(game.copiedTexts == ["https://example.org/play/?root=milkmaid"] && screen.shows("Copied."))
    #expect(try screen.sharedText(of: "Share") == "https://example.org/play/?root=milkmaid")
    try await screen.setText("silkworm", in: fieldName)
    #expect(try screen.sharedText(of: "Share") == "https://example.org/play/?root=silkworm")
  }

  @Test func `the field is empty when the panel opens again`() async throws {
    let screen = try await openAndType("milkmaid")
    try await screen.tap("Done")
    try await screen.tap("Rounds")
    #expect(try screen.text(in: fieldName) == "")
  }
}
