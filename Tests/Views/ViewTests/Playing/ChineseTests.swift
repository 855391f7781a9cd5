import Accessibility
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// The game in Chinese. Its words stay English.
@MainActor struct ChineseTests {
  /// Returns a round in which oil and moil were found.
  private func startRound(_ device: Device = .phone) async throws -> Screen {
    let screen = await open(.new(language: .simplifiedChinese), on: device)
    for word in ["oil", "moil"] {
      try await screen.tapLetters(word)
      try await screen.tap("提交")
    }
    return screen
  }

  /// Returns the texts on the screen or for screen readers that contain an English word other than the game's words.
  /// Single letters do not count.
  private func englishTexts(_ screen: Screen) -> [String] {
    let words: Set = ["silkworm", "oil", "moil", "mill", "milk"]
    let all =
      screen.texts + [screen.title]
      + screen.elements.flatMap { [$0.label, $0.value, $0.hint] + $0.actions.map(\.name) }
    return all.filter { text in
      text.split { !$0.isASCII || !$0.isLetter }.contains { $0.count > 1 && !words.contains(String($0)) }
    }
  }

  @Test(arguments: Device.allCases.filter { $0 != .mac }) func `the board has no English text`(_ device: Device)
    async throws
  {
    let screen = try await startRound(device)
    #expect(englishTexts(screen) == [])
    #expect(screen.texts.contains("找到的词"))
  }

  @Test func `English words are spoken as English`() async throws {
    let screen = try await startRound()
    try await screen.tapLetters("mil")
    func label(_ label: String) throws -> [String] { try screen.element(label).spokenLabel.englishParts }
    #expect(try label("silkworm") == ["silkworm"])
    #expect(try label("oil") == ["oil"])
    #expect(try label("k") == ["k"])
    #expect(try label("m，已用") == ["m"])
    #expect(try screen.element("删除").spokenValue.englishParts == ["mil"])
    let spelled = try screen.element("打乱").spokenValue
    #expect(spelled.englishParts == [String(spelled.characters)])
  }

  @Test func `only the game's words in announcements are spoken as English`() async throws {
    let screen = try await startRound()
    let all = AccessibilityNotification.announcements
    #expect(all.map(\.englishParts) == [["oil"], ["moil"]])
    #expect(announcedTexts.allSatisfy { $0.count > 6 })
    try await screen.tap("换新词")
    #expect(AccessibilityNotification.announcements.last?.englishParts == ["silkworm"])
  }
}
