import ScrambleKit
import SwiftUI
import WordScramble

@testable import ScrambleApp

/// A whole screen of the gallery: its name and a game in the state to show.
struct Shown {
  let name: String
  var opensMenu = false
  /// Whether to press OK in the alert.
  var closesAlert = false
  /// Whether to tap the newest word, which shows its meaning.
  var opensMeaning = false
  let make: @MainActor (Language) -> GameModel

  /// The screen in the picture of the README.
  static let full = Shown(name: "a full list") { .previewFull(in: $0) }

  /// The screens of a game from its start to its end.
  static let all: [Shown] =
    [
      Shown(name: "a new player") { .preview(in: $0) },
      full,
      Shown(name: "the meaning of a word", opensMeaning: true) { .previewFull(in: $0) },
      Shown(name: "a refusal") { refused(in: $0) },
      Shown(name: "after OK, with the keyboard", closesAlert: true) { corrected(in: $0) },
      Shown(name: "the menu", opensMenu: true) { .previewFull(in: $0) },
      Shown(name: "a timed round") { timed(in: $0) },
      Shown(name: "paused") { .changed(timed(in: $0)) { $0.pauseRound() } },
      Shown(name: "the question at the end") { .gallery(in: $0) { $0.showMissed() } },
      Shown(name: "the result") { .gallery(in: $0) { $0.endRound() } },
      Shown(name: "words missed") { revealed(in: $0) },
      Shown(name: "the whole string") { .previewWhole(in: $0) },
      Shown(name: "ended") { .previewEnded(in: $0) },
    ] + panels

  private static let panels: [Shown] = [
    Shown(name: "today's puzzle") { .gallery(in: $0) { $0.playDaily() } },
    Shown(name: "hint") { .gallery(in: $0) { $0.takeHint() } },
    Shown(name: "rounds") { .changed(.previewRounds(in: $0)) { $0.otherRounds.show() } },
    Shown(name: "calendar") { .changed(.previewRevealed(in: $0)) { $0.panel = .calendar } },
    Shown(name: "statistics") { .changed(.previewRevealed(in: $0)) { $0.panel = .statistics } },
    Shown(name: "word book") { .changed(.previewRevealed(in: $0)) { $0.panel = .wordBook } },
    Shown(name: "a challenge") { language in
      .gallery(in: language) { $0.otherRounds.open(link: GameModel.previewFull(in: language).link) }
    },
    Shown(name: "a set") { .gallery(in: $0) { $0.otherRounds.show(.preview) } },
    Shown(name: "a set being played") { playingSet(in: $0) },
    Shown(name: "hand in") { handedIn(in: $0) },
    Shown(name: "play together") { .previewSharing(in: $0) },
    Shown(name: "an invitation") { .previewInvited(in: $0) },
    Shown(name: "a table") { .previewTable(in: $0) },
    Shown(name: "settings") { .gallery(in: $0) { $0.panel = .settings } },
    Shown(name: "how to play") { .gallery(in: $0) { $0.panel = .howToPlay } },
  ]

  @MainActor private static func refused(in language: Language) -> GameModel {
    .changed(.preview(playing: ["milk"], typed: "mill", in: language)) { $0.addNewWord() }
  }
  @MainActor private static func corrected(in language: Language) -> GameModel {
    .gallery(in: language) { model in
      model.noteFocus(true)
      model.newWord = "mill"
      model.addNewWord()
    }
  }
  @MainActor private static func timed(in language: Language) -> GameModel {
    .changed(.preview(in: language)) { $0.startGame(minutes: 3) }
  }
  @MainActor private static func revealed(in language: Language) -> GameModel {
    .changed(.previewEnded(in: language)) { model in
      model.showResult()
      model.reveal()
    }
  }
  @MainActor private static func handedIn(in language: Language) -> GameModel {
    .changed(playingSet(in: language)) { model in
      model.otherRounds.showHandIn()
      model.otherRounds.seat = "7"
    }
  }
  @MainActor private static func playingSet(in language: Language) -> GameModel {
    .changed(.preview(in: language)) { model in
      model.otherRounds.show(.preview)
      model.otherRounds.playSet()
      model.newWord = "milk"
      model.addNewWord()
    }
  }
}

extension GameModel {
  static func changed(_ model: GameModel, _ change: (GameModel) -> Void) -> GameModel {
    change(model)
    return model
  }
  /// Returns a game with a full list after a change.
  static func gallery(in language: Language, _ change: (GameModel) -> Void) -> GameModel {
    changed(.previewFull(in: language), change)
  }
}
