import Foundation
import ScrambleKit
import WordScramble

/// Games in the states that previews show. They are plain models, so a test holds each to what its preview promises.
extension GameModel {
  /// A game on *silkworm* that saves nothing.
  ///
  /// - Parameters:
  ///   - words: The words found, oldest first.
  ///   - typed: What is in the field.
  ///   - language: The language.
  static func preview(playing words: [String] = [], typed: String = "", in language: Language = .english) -> GameModel {
    var dependencies = Dependencies.preview(root: "silkworm", language: language)
    #if canImport(UIKit) || canImport(AppKit)
      dependencies.dictionary = SpellChecker()
    #endif
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    for word in words {
      model.newWord = word
      model.addNewWord()
    }
    model.newWord = typed
    return model
  }

  /// A round in which much was found, bonus words too.
  static func previewFull(in language: Language = .english) -> GameModel {
    let words = [
      "oil", "low", "moil", "owl", "skim", "risk", "row", "silk", "mirk", "slim", "worm", "work", "skirl", "milk",
      "swirl",
    ]
    return preview(playing: words, typed: "smir", in: language)
  }

  /// A round in which the player types on a keyboard on the screen.
  static func previewTyping() -> GameModel {
    let model = previewFull()
    model.noteFocus(true)
    return model
  }

  /// A round with a word just refused.
  static func previewRefused() -> GameModel {
    let model = preview(playing: ["milk"], typed: "mill")
    model.addNewWord()
    return model
  }

  /// A round with a refused word in the field, the alert closed again, while the player types.
  static func previewCorrecting() -> GameModel {
    let model = previewTyping()
    model.newWord = "mill"
    model.addNewWord()
    model.showingError = false
    return model
  }

  /// A round that the player is asked to end or not.
  static func previewAsking() -> GameModel {
    let model = previewFull()
    model.showMissed()
    return model
  }

  /// A round that has ended, and can be resumed.
  static func previewEnded(in language: Language = .english) -> GameModel {
    let model = previewFull(in: language)
    model.endRound()
    model.panel = nil
    return model
  }

  /// A round whose missed words are shown.
  static func previewRevealed(in language: Language = .english) -> GameModel {
    let model = previewEnded(in: language)
    model.reveal()
    return model
  }

  /// A round in which every common word was found, and two bonus words.
  static func previewWhole(in language: Language = .english) -> GameModel {
    let model = preview(playing: ["mirk", "skirl"], in: language)
    for word in model.game.missed {
      model.newWord = word.description
      model.addNewWord()
    }
    return model
  }

  /// A round after an import.
  static func previewImported() -> GameModel {
    let model = GameModel(dependencies: .preview(root: "planters", language: .english))
    model.startGame()
    model.importRounds(previewFull().exportedRounds())
    return model
  }
}

/// Timed rounds and challenges.
extension GameModel {
  /// A timed round.
  static func previewTimed() -> GameModel {
    let model = preview()
    model.startGame(minutes: 3)
    return model
  }

  /// A timed round that waits.
  static func previewPaused() -> GameModel {
    let model = previewTimed()
    model.pauseRound()
    return model
  }

  /// A challenge that was opened.
  static func previewChallenged() -> GameModel {
    let model = preview()
    model.otherRounds.open(link: previewFull().link)
    return model
  }

  /// A link that is damaged.
  static func previewChallengeRefused() -> GameModel {
    let model = preview()
    model.otherRounds.open(link: "#c1.damaged")
    return model
  }

  /// A round that answers a challenge.
  static func previewAnswering() -> GameModel {
    let model = previewFull()
    model.playAgain()
    return model
  }
}

extension StatisticsModel {
  /// The statistics of a player with one round.
  static func preview(in language: Language = .english) -> StatisticsModel {
    let model = GameModel.previewRevealed(in: language)
    let statistics = Statistics(of: model.game.saved.history.rounds, in: model.lexicon)
    guard let today = DailyPuzzle(number: 325) else { fatalError() }
    return StatisticsModel(statistics, wording: model.wording, today: today, timeZone: TimeZoneOffsets())
  }
}

extension Wording {
  /// The texts of a preview without a game. A release build has no preview, and shows the keys of the texts.
  static func preview(in language: Language = .english) -> Wording {
    let files = Dependencies.preview(root: "silkworm", language: language).files
    return Wording((try? files.loadCatalog()) ?? Catalog(), in: language)
  }
}

extension Dependencies {
  /// Dependencies whose list of roots has one word, so that a preview always shows the same.
  static func preview(root: String, language: Language) -> Dependencies {
    var generator = SplitMix64(seed: 7)
    var dependencies = Dependencies(
      files: GameFiles(folder: sources.appending(path: "ScrambleKit/Resources")), language: language,
      nextSeed: { generator.next() })
    dependencies.customRoots = [root].compactMap { try? Word($0) }  // A preview names a word.
    return dependencies
  }

  /// The folder `Sources`, for a preview runs beside the files it shows. A release build shows none and names no folder.
  private static var sources: URL {
    #if DEBUG
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    #else
      URL(filePath: "/")
    #endif
  }
}
