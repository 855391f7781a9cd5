import Accessibility
import Foundation
import ScrambleCore
import ScrambleKit
import Screens
import SwiftUI

@testable import ScrambleApp

/// A clock that a test can set.
final class TestTime: @unchecked Sendable {
  // Only the main actor of a single test reads and writes this property.
  var date: Date

  init(_ date: Date = Date(timeIntervalSince1970: 1_773_144_000)) {
    self.date = date
  }

  var clock: Clock { Clock(now: { Int64(self.date.timeIntervalSince1970) }, timeZone: { .gmt }) }
}

/// The word list, opened only once.
@MainActor private let englishLexicon = Dependencies.preview(root: "silkworm", language: .english).lexicon()

extension GameModel {
  /// Returns a new player's game, which begins with the first of the given roots, deals only these, and saves nothing.
  /// Without roots, it deals only *silkworm*.
  static func new(
    _ roots: String..., language: Language = .english, time: TestTime = TestTime()
  ) -> GameModel {
    var dependencies = Dependencies.preview(root: "silkworm", language: language)
    dependencies.customRoots = (roots.isEmpty ? ["silkworm"] : roots).compactMap { try? Word($0.utf8) }
    dependencies.clock = time.clock
    dependencies.customLexicon = englishLexicon
    return GameModel(dependencies: dependencies)
  }
}

@MainActor func open(
  _ model: GameModel = .new(), on device: Device = .phone, look: (inout EnvironmentValues) -> Void = { _ in }
) async -> Screen {
  let screen = Screen(GameView(model: model), on: device)
  look(&screen.host.environment)
  AccessibilityNotification.announcements = []
  await screen.settle()
  return screen
}

extension Screen {
  /// Taps the letters of words, and Enter after each word.
  func play(_ words: String...) async throws {
    for word in words {
      try await tapLetters(word)
      try await tap("Enter")
    }
  }
}

/// The announcements to screen readers since the app was opened.
@MainActor var announcedTexts: [String] { AccessibilityNotification.announcements.map { String($0.characters) } }

extension AttributedString {
  /// The parts that a screen reader speaks as English.
  var englishParts: [String] {
    runs.filter { $0.languageIdentifier == "en" }.map { String(self[$0.range].characters) }
  }
}
