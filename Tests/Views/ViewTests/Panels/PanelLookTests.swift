import Foundation
import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// A panel with contents in each of its parts.
enum FullPanel: String, CaseIterable, Sendable {
  case settings, licences, howToPlay, statistics, wordBook, calendar, rounds, hint, challenge, linkField, set, handIn
  case sharing, invitation, sharedTable, result, missed

  var panel: Panel {
    switch self {
    case .settings: .settings
    case .licences: .licences
    case .howToPlay: .howToPlay
    case .statistics: .statistics
    case .wordBook: .wordBook
    case .calendar: .calendar
    case .rounds: .rounds
    case .hint: .hint
    case .challenge, .linkField: .challenge
    case .set: .set
    case .handIn: .handIn
    case .sharing, .invitation, .sharedTable: .together
    case .result, .missed: .result
    }
  }

  /// Shows the panel on a screen, in a game with contents for all its parts, and expands its groups.
  @MainActor func show(in language: Language = .english, type: DynamicTypeSize = .large) async throws -> Screen {
    let game = GameOnScreen(in: language, dictionary: TestDictionary(), page: "https://example.org/play/")
    prepare(game)
    let host = ViewHost(PanelView(panel: panel, model: game.model).environment(\.wording, game.model.wording))
    host.environment.dynamicTypeSize = type
    let screen = Screen(host)
    await screen.settle()
    try await screen.wait { screen.all(.progress).isEmpty }
    for group in screen.all(.disclosure) { try await screen.tap(group.name) }
    return screen
  }

  @MainActor private func prepare(_ game: GameOnScreen) {
    let model = game.model
    game.enterWords("milk", "skirl", "kowr")
    model.saveMissingWord()
    switch self {
    case .howToPlay: model.recordKeyboard(isAttached: true)
    case .hint: model.showNextClue()
    case .statistics, .wordBook, .calendar, .rounds:
      model.endRound()
      model.revealMissedWords()
      model.otherRounds.show(.preview)
      model.otherRounds.playSet()
      game.enterWords("milk")
      model.startGame()
      game.enterWords("work")
      model.playDaily()
      if self == .rounds {
        model.otherRounds.showPanel()
        model.otherRounds.customWord.text = "milkmaid"
      }
    case .challenge:
      let link = model.link
      model.otherRounds.open(link: link)
    case .linkField: model.otherRounds.open(link: "wrong")
    case .set, .handIn:
      model.otherRounds.show(.preview)
      model.otherRounds.playSet()
      game.enterWords("milk")
      model.otherRounds.showPlayedSet()
      if self == .handIn { (model.panel, model.otherRounds.typedSeat) = (.handIn, "7") }
    case .sharing: model.otherRounds.showTogether()
    case .invitation, .sharedTable:
      model.otherRounds.open(link: GameModel.previewLinkFromAna())
      model.otherRounds.together.name = self == .invitation ? "Ana" : "Ben"
      model.otherRounds.playTogether()
      guard self == .sharedTable else { break }
      game.enterWords("milk", "mirk", "works")
      model.endRound()
      model.revealMissedWords()
      model.otherRounds.showTogether()
    case .result: model.endRound()
    case .missed:
      let link = model.link
      model.startGame()
      model.otherRounds.open(link: link)
      model.otherRounds.playChallenge()
      game.enterWords("worm")
      model.endRound()
      model.revealMissedWords()
    case .settings: model.panel = .settings
    case .licences: break
    }
    model.showingError = false
    model.panel = panel
  }
}

/// What is true of every panel, whatever its look.
@MainActor struct PanelLookTests {
  @Test(arguments: FullPanel.allCases) func `everything in a panel has a name`(fullPanel: FullPanel) async throws {
    let screen = try await fullPanel.show()
    #expect(screen.elements.count > 2 && screen.host.faults.isEmpty && screen.audit() == [])
    for element in screen.elements where element.kind == .picker || element.kind == .toggle {
      #expect(!element.value.isEmpty, "\(element)")
    }
    #expect(screen.elements.first?.kind == .title || screen.elements.first?.label == "Done")
  }

  @Test(arguments: [
    (FullPanel.settings, ["Settings", "Your rounds"]), (.licences, ["Sources and licenses of the word list"]),
    (.howToPlay, ["How to play", "All keys"]), (.statistics, ["Statistics", "Ranks reached"]),
    (.wordBook, ["Word book", "m", "s", "w"]), (.calendar, ["Calendar", "November 2026"]),
    (
      .rounds,
      ["Rounds", "The last seven days", "Unfinished rounds", "Puzzles for a class", "Play your own word"]
    ),
    (.challenge, ["A challenge", "silkworm"]), (.linkField, ["A challenge"]),
    (.set, ["Puzzles for a class", "Set silkworm + 2", "Rounds of the set"]), (.handIn, ["Hand in"]),
    (.sharing, ["Play together"]), (.invitation, ["Play together", "silkworm · Race"]),
    (
      .sharedTable,
      [
        "Play together", "silkworm · Race", "Everyone found", "Only Ana found", "Only you found", "Nobody found",
      ]
    ),
    (.result, ["Words missed"]),
    (
      .missed,
      [
        "Words missed", "0 words you both found", "1 word only you found", "2 words only they found",
        "Words missed, longest first",
        "Possible bonus words",
      ]
    ),
  ])
  func `sections have their headings`(fullPanel: FullPanel, headings: [String]) async throws {
    let screen = try await fullPanel.show()
    #expect(screen.headings == headings)
  }

  @Test(arguments: FullPanel.allCases)
  func `with the largest type, everything is in the panel`(fullPanel: FullPanel) async throws {
    let (regularScreen, largeScreen) = (try await fullPanel.show(), try await fullPanel.show(type: .accessibility5))
    #expect(largeScreen.spokenTexts == regularScreen.spokenTexts && largeScreen.host.faults.isEmpty)
    #expect(controlNames(largeScreen) == controlNames(regularScreen))
  }

  private func controlNames(_ screen: Screen) -> [String] {
    screen.names(.button) + screen.names(.toggle) + screen.names(.picker) + screen.names(.field)
  }

  /// The Latin words that may be in Chinese texts: roots, a player's name, the names of keys, and the system's button.
  private static let allowedWords: Set<String> = ["silkworm", "milkmaid", "Ana", "Return", "Delete", "Space", "Paste"]

  @Test(arguments: FullPanel.allCases.filter { $0 != .licences })
  func `in Chinese, only the words of the game are English`(fullPanel: FullPanel) async throws {
    let screen = try await fullPanel.show(in: .simplifiedChinese)
    let words = Set(screen.host.root.flatMap { $0.all(.text) }.flatMap(unmarkedLatinWords(in:)))
    #expect(words.subtracting(PanelLookTests.allowedWords).isEmpty, "\(words.sorted())")
  }

  /// Returns the Latin words of a text that are not marked as English. Single letters, words with a dot, and codes do
  /// not count. A code is long and has no spaces.
  private func unmarkedLatinWords(in node: Node) -> [String] {
    let isCode = node.plainText.count > 40 && !node.plainText.contains(where: \.isWhitespace)
    guard let text = node.text, !isCode else { return [] }
    let otherTexts = text.runs.filter { $0.languageIdentifier != "en" }.map { String(text[$0.range].characters) }
    return otherTexts.flatMap { $0.split { !($0.isASCII && ($0.isLetter || ".-#:/".contains($0))) } }.map { String($0) }
      .filter { $0.count > 1 && $0.contains(where: \.isLetter) && !$0.contains(".") }
  }
}
