import ScrambleKit
import Screens
import SwiftUI
import Testing
import WordScramble

@testable import ScrambleApp

/// The settings: each toggle and each option changes one setting and no other, is saved, and takes effect in the game.
@MainActor struct SettingsPanelTests {
  private let game = GameOnScreen(dictionary: TestDictionary("silkworms"))

  private typealias Setting = any WritableKeyPath<GameSettings, Bool> & Sendable
  private typealias Option = (name: String, change: @Sendable (inout GameSettings) -> Void)

  private nonisolated static let toggles: [(name: String, setting: Setting)] = [
    ("Number of words", \.showsCount), ("Say the count", \.announcesCount),
    ("System dictionary", \.asksSystemDictionary), ("Animation", \.animates), ("Haptics", \.hasHaptics),
  ]

  @Test(arguments: toggles.indices) func `a toggle changes only its setting`(index: Int) async throws {
    let (name, setting) = SettingsPanelTests.toggles[index]
    let screen = try await game.openSettings()
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

  private nonisolated static let choices: [(picker: String, options: [Option])] = [
    ("Shortest word", [("3 letters", { $0.minimum = 3 }), ("4 letters", { $0.minimum = 4 })]),
    ("Points", [("Classic", { $0.scoring = .classic }), ("By letters", { $0.scoring = .letters })]),
    (
      "Difficulty",
      [
        ("Any", { $0.grade = nil }), ("easy", { $0.grade = .easy }), ("medium", { $0.grade = .medium }),
        ("hard", { $0.grade = .hard }),
      ]
    ),
    ("Starting words", [("Familiar", { $0.includesUnfamiliar = false }), ("All", { $0.includesUnfamiliar = true })]),
    (
      "Extra time for timed rounds",
      (1...10).map { factor in
        (factor == 1 ? "as it is" : "\(factor) times as long", { $0.timeFactor = factor })
      }
    ),
  ]

  @Test(arguments: 0..<5) func `each option of a picker changes only its setting`(index: Int) async throws {
    let (name, options) = SettingsPanelTests.choices[index]
    let screen = try await game.openSettings()
    let picker = try screen.controlName(withPrefix: name)
    #expect(screen.names(.picker).count == SettingsPanelTests.choices.count)
    #expect(try screen.options(of: picker).all == options.map(\.name))
    // From the last option to the first and back, so that each option is chosen while another one is selected.
    for (option, change) in options.reversed() + options {
      var expected = game.model.settings
      change(&expected)
      try await screen.choose(option, in: picker)
      #expect(game.model.settings == expected)
      #expect(try screen.options(of: picker).selected == [option])
    }
  }

  @Test func `settings are saved for the next launch`() async throws {
    let screen = try await game.openSettings()
    for toggle in screen.names(.toggle) { try await screen.tap(toggle) }
    for picker in screen.names(.picker) {
      try await screen.choose(screen.options(of: picker).all.last ?? "", in: picker)
    }
    let nextLaunch = GameOnScreen(dictionary: TestDictionary(), folder: game.folder)
    #expect(nextLaunch.model.settings == game.model.settings && nextLaunch.model.settings.minimum == 4)
    let reopenedSettings = try await nextLaunch.openSettings()
    #expect(
      reopenedSettings.spokenTexts.filter { $0.contains("toggle") }
        == screen.spokenTexts.filter { $0.contains("toggle") })
    #expect(
      reopenedSettings.spokenTexts.filter { $0.contains("picker") }
        == screen.spokenTexts.filter { $0.contains("picker") })
  }

  @Test func `changed settings apply from the next round`() async throws {
    let screen = try await game.openSettings()
    try await screen.choose("4 letters", in: screen.controlName(withPrefix: "Shortest word"))
    try await screen.choose("By letters", in: screen.controlName(withPrefix: "Points"))
    try await screen.choose("3 times as long", in: screen.controlName(withPrefix: "Extra time"))
    #expect(screen.shows("Changes to words and points apply from the next round."))
    try await game.closeSettings()
    #expect(game.model.game.round.minimum == 3)
    try await game.screen.tap("New Word")
    #expect(game.model.game.round.minimum == 4 && game.model.game.round.scoring == .letters)
    try await game.screen.tap("30 minutes")
    #expect(game.screen.shows("30:00"))
  }

  @Test func `the board can hide the total number of words`() async throws {
    game.enterWords("milk")
    await game.screen.settle()
    #expect(game.screen.shows("Found 1 of 40") && game.screen.shows("Still to find"))
    let screen = try await game.openSettings()
    try await screen.tap(screen.controlName(withPrefix: "Number of words"))
    try await game.closeSettings()
    let board = game.screen
    #expect(board.shows("Found 1") && !board.shows("of 40") && !board.shows("Still to find"))
  }

  @Test func `the count is announced after a word`() async throws {
    let screen = try await game.openSettings()
    try await screen.tap(screen.controlName(withPrefix: "Say the count"))
    try await game.closeSettings()
    game.enterWords("milk")
    #expect(String(game.model.announcement.text.characters) == "milk, plus 2. Found 1 of 40")
  }

  @Test(arguments: [true, false]) func `haptic feedback follows the setting`(isOn: Bool) async throws {
    let screen = try await game.openSettings()
    if !isOn { try await screen.tap(screen.controlName(withPrefix: "Haptics")) }
    try await game.closeSettings()
    game.enterWords("milk")
    await game.screen.settle()
    #expect(game.screen.host.effects.haptics.contains("impact light") == isOn)
  }

  @Test func `animation can be turned off`() async throws {
    #expect(game.model.animation(reducesMotion: false) != nil && game.model.animation(reducesMotion: true) == nil)
    let screen = try await game.openSettings()
    try await screen.tap(screen.controlName(withPrefix: "Animation"))
    #expect(game.model.animation(reducesMotion: false) == nil)
  }

  @Test func `the settings have their notes`() async throws {
    let screen = try await game.openSettings()
    #expect(screen.shows("No account, no ads, no tracking. Everything stays on this device."))
    #expect(screen.shows("Select a word you found to see its definition, in English."))
  }
}

/// A system dictionary with the words of a test.
struct TestDictionary: SystemDictionary {
  let words: [String]
  var languages = ["en_GB"]
  init(_ words: String...) { self.words = words }
  func accepts(word: String) -> Bool { words.contains(word) }
  func hasLearned(word: String) -> Bool { false }
}

/// The setting that turns on the system's dictionary.
@MainActor struct DictionaryOptionTests {
  @Test func `a word that only the system knows is a bonus word if the setting is on`() async throws {
    let game = GameOnScreen(dictionary: TestDictionary("kowr"))
    game.enterWords("kowr")
    #expect(game.model.usedWords.isEmpty)
    game.model.showingError = false
    let screen = try await game.openSettings()
    #expect(screen.shows("In free rounds, words this device knows count as a bonus. Never in the daily puzzle"))
    try await screen.tap(screen.controlName(withPrefix: "System dictionary"))
    try await game.closeSettings()
    game.enterWords("kowr")
    await game.screen.settle()
    #expect(game.screen.texts.contains("kowr") && game.screen.shows("bonus"))
  }

  @Test(arguments: [true, false]) func `without English, the setting is off and says why`(hasDictionary: Bool)
    async throws
  {
    var german = TestDictionary("kowr")
    german.languages = ["de_DE"]
    let game = GameOnScreen(dictionary: hasDictionary ? german : nil)
    game.model.preferences.settings.asksSystemDictionary = true
    let screen = try await game.openSettings()
    let toggle = try screen.controlName(withPrefix: "System dictionary")
    #expect(screen.shows("Off, because the spell checker of this device has no English"))
    #expect(try !screen.isEnabled(toggle) && !screen.control(toggle).control.isOn)
    await #expect(throws: ScreenError.self) { try await screen.tap(toggle) }
  }
}
