import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting

@testable import ScrambleApp

/// Links the word list and the texts of the game into a folder, and writes a list of roots there unless it is nil.
func makeGameFiles(in folder: URL, roots: String?) throws -> GameFiles {
  for file in [GameFiles.lexiconFileName, GameFiles.catalogFileName] {
    let link = folder.appending(path: file)
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Repository.resources.appending(path: file))
  }
  if let roots { try Data(roots.utf8).write(to: folder.appending(path: GameFiles.rootsFileName)) }
  return GameFiles(folder: folder)
}

/// A system dictionary that knows some words and records which words it was asked about.
final class TestDictionary: SystemDictionary {
  let words: Set<String>
  let learnedWords: Set<String>
  var languages: [String]
  private(set) var askedWords: [String] = []

  /// - Parameter learnedWords: Which of these words the owner of the device has added to the dictionary.
  init(_ words: Set<String>, learnedWords: Set<String> = [], languages: [String] = ["de", "en_GB"]) {
    (self.words, self.learnedWords, self.languages) = (words, learnedWords, languages)
  }

  func accepts(word: String) -> Bool {
    askedWords.append(word)
    return words.contains(word)
  }

  func hasLearned(word: String) -> Bool { learnedWords.contains(word) }
}

/// A clock that a test can set.
final class TestTime: @unchecked Sendable {
  // Only the main actor of a single test reads and writes these properties.
  var second: Int64
  var zone: TimeZone

  init(_ date: String = "2026-03-10T12:00:00Z", zone: String = "UTC") {
    second = TestTime.second(of: date)
    self.zone = TimeZone(identifier: zone)!
  }

  func set(to date: String) {
    second = TestTime.second(of: date)
  }

  /// Returns a clock with this time, whose weeks begin on a day from 1 for Sunday to 7 for Saturday.
  func clock(firstWeekday: Int = 2) -> Clock {
    Clock(now: { self.second }, timeZone: { self.zone }, firstWeekday: firstWeekday)
  }

  private static func second(of date: String) -> Int64 {
    Int64(try! Date(date, strategy: .iso8601).timeIntervalSince1970)
  }
}

extension Dependencies {
  /// Returns dependencies with reproducible seeds and, if one is given, a fixed root.
  static func test(
    root: Word? = nil, folder: TemporaryFolder? = nil, language: Language = .english, seed: UInt64 = 1,
    time: TestTime = TestTime()
  ) -> Dependencies {
    var generator = SplitMix64(seed: seed)
    var dependencies = Dependencies(
      files: gameFiles, language: language, clock: time.clock(), nextSeed: { generator.next() })
    dependencies.customRoots = root.map { [$0] }
    dependencies.customLexicon = english
    if let folder { dependencies.addStores(in: folder.url) }
    return dependencies
  }
}

extension GameModel {
  /// Returns a started game on a root or, if that is nil, on the round that opens at launch.
  static func playing(
    _ root: Word? = "silkworm", folder: TemporaryFolder? = nil, language: Language = .english, seed: UInt64 = 1,
    time: TestTime = TestTime()
  ) -> GameModel {
    let dependencies = Dependencies.test(root: root, folder: folder, language: language, seed: seed, time: time)
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    return model
  }

  /// The common words that are not found yet. Players see them only after the round.
  var unfoundWords: [Word] { game.missed }

  var foundCount: Int { game.standing.foundCount }

  var remainingCount: Int { game.standing.remaining }

  var bonusCount: Int { game.standing.bonusCount }

  /// The latest announcement to screen readers.
  var announcedText: String { String(announcement.text.characters) }

  /// Types each word and enters it.
  func play(_ words: String...) {
    for word in words {
      newWord = word
      addNewWord()
    }
  }
}
