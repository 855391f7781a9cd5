import Foundation
import ScrambleCore
import ScrambleKit

/// Games in the states that previews show. They are plain models, so that a test can check their states.
extension GameModel {
  /// A game on *silkworm* that saves nothing.
  ///
  /// - Parameters:
  ///   - words: The found words, oldest first.
  ///   - typed: The text in the field.
  ///   - language: The language of the texts.
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

  /// A round with many found words, including bonus words.
  static func previewFull(in language: Language = .english) -> GameModel {
    let words = [
      "oil", "low", "moil", "owl", "skim", "risk", "row", "silk", "mirk", "slim", "worm", "work", "skirl", "milk",
      "swirl",
    ]
    return preview(playing: words, typed: "smir", in: language)
  }

  /// A round in which the player types on an on-screen keyboard.
  static func previewTyping() -> GameModel {
    let model = previewFull()
    model.recordFocus(true)
    return model
  }

  /// A round with a word that was just refused.
  static func previewRefusedWord() -> GameModel {
    let model = preview(playing: ["milk"], typed: "mill")
    model.addNewWord()
    return model
  }

  /// A round in which the player is typing after the alert for a refused word was closed.
  static func previewCorrecting() -> GameModel {
    let model = previewTyping()
    model.newWord = "mill"
    model.addNewWord()
    model.showingError = false
    return model
  }

  /// A round with the question whether to end it.
  static func previewEndQuestion() -> GameModel {
    let model = previewFull()
    model.showResultOrAskToEnd()
    return model
  }

  static func previewEnded(in language: Language = .english) -> GameModel {
    let model = previewFull(in: language)
    model.endRound()
    model.panel = nil
    return model
  }

  /// A round with every common word and two bonus words found.
  static func previewWholeString(in language: Language = .english) -> GameModel {
    let model = preview(playing: ["mirk", "skirl"], in: language)
    for word in model.game.missed {
      model.newWord = word.description
      model.addNewWord()
    }
    return model
  }

  /// A round just after an import.
  static func previewImported() -> GameModel {
    let model = GameModel(dependencies: .preview(root: "planters", language: .english))
    model.startGame()
    model.importRounds(previewFull().exportedRounds())
    return model
  }
}

extension GameModel {
  /// A timed round whose clock has not been started.
  static func previewCovered() -> GameModel {
    let model = preview()
    model.startGame(minutes: 3)
    return model
  }

  static func previewTimed() -> GameModel {
    let model = previewCovered()
    model.startClock()
    return model
  }
}

extension StatisticsModel {
  static func preview(in language: Language = .english) -> StatisticsModel {
    let model = GameModel.previewEnded(in: language)
    let statistics = Statistics(of: model.game.history.rounds, in: model.lexicon)
    guard let today = DailyPuzzle(number: 325) else { fatalError() }
    return StatisticsModel(statistics, wording: model.wording, today: today, timeZone: .utc)
  }
}

extension Wording {
  /// Texts for a preview without a game. In a release build, which has no previews, the catalog is empty.
  static func preview(in language: Language = .english) -> Wording {
    let files = Dependencies.preview(root: "silkworm", language: language).files
    return Wording((try? files.loadCatalog(in: language)) ?? Catalog(in: language))
  }
}

extension Dependencies {
  /// Returns dependencies with only one root, so that a preview always shows the same round.
  static func preview(root: String, language: Language) -> Dependencies {
    var generator = SplitMix64(seed: 7)
    var dependencies = Dependencies(
      files: GameFiles(folder: sourcesFolder.appending(path: "ScrambleKit/Resources")), language: language,
      nextSeed: { generator.next() })
    dependencies.customRoots = [root].compactMap { try? Word($0) }  // A preview's root is always a word.
    return dependencies
  }

  /// The folder `Sources`, because a preview runs on the machine with the sources. In a release build it is unused and
  /// contains no real path.
  private static var sourcesFolder: URL {
    #if DEBUG
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    #else
      URL(filePath: "/")
    #endif
  }
}
