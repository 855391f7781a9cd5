import ScrambleCore
import ScrambleKit
import SwiftUI

@testable import ScrambleApp

/// A whole screen of the gallery: its name and a game in the state to show.
struct GalleryScreen {
  let name: String
  var opensMenu = false
  /// Whether to press OK in the alert.
  var closesAlert = false
  /// Whether to tap the newest word, which shows its meaning.
  var opensMeaning = false
  let makeModel: @MainActor (Language) -> GameModel

  /// The screen in the picture of the README.
  static let fullList = GalleryScreen(name: "a full list") { .previewFull(in: $0) }

  /// The screens of a game from its start to its end, followed by the panels.
  static let all: [GalleryScreen] =
    [
      GalleryScreen(name: "a new player") { .preview(in: $0) },
      fullList,
      GalleryScreen(name: "the meaning of a word", opensMeaning: true) { .previewFull(in: $0) },
      GalleryScreen(name: "a refusal") { refusedWord(in: $0) },
      GalleryScreen(name: "after OK, with the keyboard", closesAlert: true) { wordBeingCorrected(in: $0) },
      GalleryScreen(name: "the menu", opensMenu: true) { .previewFull(in: $0) },
      GalleryScreen(name: "before a timed round") { coveredRound(in: $0) },
      GalleryScreen(name: "a timed round") { .changed(coveredRound(in: $0)) { $0.startClock() } },
      GalleryScreen(name: "the question at the end") { .changedFullList(in: $0) { $0.showResultOrAskToEnd() } },
      GalleryScreen(name: "the result") { .changedFullList(in: $0) { $0.endRound() } },
      GalleryScreen(name: "the whole string") { .previewWholeString(in: $0) },
      GalleryScreen(name: "ended") { .previewEnded(in: $0) },
    ] + panels

  private static let panels: [GalleryScreen] = [
    GalleryScreen(name: "today's puzzle") { .changedFullList(in: $0) { $0.playDaily() } },
    GalleryScreen(name: "hint") { .changedFullList(in: $0) { $0.showHint() } },
    GalleryScreen(name: "rounds") { .changed(.previewRounds(in: $0)) { $0.otherRounds.showPanel() } },
    GalleryScreen(name: "calendar") { .changed(.previewEnded(in: $0)) { $0.panel = .calendar } },
    GalleryScreen(name: "statistics") { .changed(.previewEnded(in: $0)) { $0.panel = .statistics } },
    GalleryScreen(name: "word book") { .changed(.previewEnded(in: $0)) { $0.panel = .wordBook } },
    GalleryScreen(name: "settings") { .changedFullList(in: $0) { $0.panel = .settings } },
    GalleryScreen(name: "how to play") { .changedFullList(in: $0) { $0.panel = .howToPlay } },
  ]

  @MainActor private static func refusedWord(in language: Language) -> GameModel {
    .changed(.preview(playing: ["milk"], typed: "mill", in: language)) { $0.addNewWord() }
  }
  @MainActor private static func wordBeingCorrected(in language: Language) -> GameModel {
    .changedFullList(in: language) { model in
      model.recordFocus(true)
      model.newWord = "mill"
      model.addNewWord()
    }
  }
  @MainActor private static func coveredRound(in language: Language) -> GameModel {
    .changed(.preview(in: language)) { $0.startGame(minutes: 3) }
  }
}

extension GameModel {
  static func changed(_ model: GameModel, _ change: (GameModel) -> Void) -> GameModel {
    change(model)
    return model
  }
  /// Returns a game with a full list after a change.
  static func changedFullList(in language: Language, _ change: (GameModel) -> Void) -> GameModel {
    changed(.previewFull(in: language), change)
  }
}
