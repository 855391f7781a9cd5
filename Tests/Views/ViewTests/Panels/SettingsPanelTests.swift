import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI
import Testing

@testable import ScrambleApp

/// The settings: each toggle changes one setting and no other, and every choice is saved.
@MainActor struct SettingsPanelTests {
  private let game = GameOnScreen(dictionary: TestDictionary())

  private typealias Setting = any WritableKeyPath<GameSettings, Bool> & Sendable

  private nonisolated static let toggles: [(name: String, setting: Setting)] = [
    ("Number of words", \.showsCount), ("Say the count", \.announcesCount),
    ("System dictionary", \.asksSystemDictionary), ("Animation", \.animates), ("Haptics", \.hasHaptics),
  ]

  @Test(arguments: toggles.indices) func `a toggle changes only its setting`(index: Int) async throws {
    let (name, setting) = SettingsPanelTests.toggles[index]
    let screen = try await game.open("Settings")
    let control = try screen.controlName(withPrefix: name)
    #expect(screen.names(.toggle).count == SettingsPanelTests.toggles.count)
    for _ in 1...2 {
      var expected = game.model.settings
      expected[keyPath: setting].toggle()
      try await screen.tap(control)
      #expect(game.model.settings == expected)
      #expect(try screen.control(control).control.isOn == expected[keyPath: setting])
    }
  }

  @Test func `settings are saved for the next launch`() async throws {
    let screen = try await game.open("Settings")
    for toggle in screen.names(.toggle) { try await screen.tap(toggle) }
    for picker in screen.names(.picker) {
      try await screen.choose(screen.options(of: picker).all.last ?? "", in: picker)
    }
    let nextLaunch = GameOnScreen(dictionary: TestDictionary(), folder: game.folder)
    #expect(nextLaunch.model.settings == game.model.settings && nextLaunch.model.settings.grade == .hard)
    let reopenedSettings = try await nextLaunch.open("Settings")
    #expect(
      reopenedSettings.spokenTexts.filter { $0.contains("toggle") }
        == screen.spokenTexts.filter { $0.contains("toggle") })
    #expect(
      reopenedSettings.spokenTexts.filter { $0.contains("picker") }
        == screen.spokenTexts.filter { $0.contains("picker") })
  }
}

/// A system dictionary that supports English.
private struct TestDictionary: SystemDictionary {
  let languages = ["en_GB"]
  func accepts(word: String) -> Bool { false }
  func hasLearned(word: String) -> Bool { false }
}
