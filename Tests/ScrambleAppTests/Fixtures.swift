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

/// A clock that a test can set, and a separate clock for play time.
final class TestTime: @unchecked Sendable {
  // Only the main actor of a single test reads and writes these properties.
  var date: Date
  var zone: TimeZone
  /// The uptime in tenths of a second. Setting the date does not change it.
  var uptime: Int64 = 100
  /// What each reading adds to ``uptime``, so that no two events happen at the same time.
  var stepPerReading: Int64 = 1

  init(_ date: String = "2026-03-10T12:00:00Z", zone: String = "UTC") {
    self.date = try! Date(date, strategy: .iso8601)
    self.zone = TimeZone(identifier: zone)!
  }

  func set(to date: String) {
    self.date = try! Date(date, strategy: .iso8601)
  }

  var clock: Clock { Clock(now: { self.date }, timeZone: { self.zone }) }

  var moment: Moment {
    defer { uptime += stepPerReading }
    return Moment(seconds: Int64(date.timeIntervalSince1970), uptime: uptime)
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
      files: gameFiles, language: language, clock: time.clock, moment: { time.moment },
      nextSeed: { generator.next() })
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
