import Foundation
import ScrambleKit
import ScrambleTesting
import WordScramble

@testable import ScrambleApp

/// A folder with the files of the game and a list of roots of its own; nil leaves the list out.
func gameFolder(in folder: URL, roots: String?) throws -> GameFiles {
  for file in [GameFiles.lexicon, GameFiles.catalog] {
    let link = folder.appending(path: file)
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Repository.resources.appending(path: file))
  }
  if let roots { try Data(roots.utf8).write(to: folder.appending(path: GameFiles.roots)) }
  return GameFiles(folder: folder)
}

/// A dictionary of the system that knows some words, and counts how often it was asked.
final class KnownWords: SystemDictionary {
  let words: Set<String>
  let learned: Set<String>
  var languages: [String]
  private(set) var asked: [String] = []

  /// - Parameter learned: The words of these that the owner of the device has taught it.
  init(_ words: Set<String>, learned: Set<String> = [], languages: [String] = ["de", "en_GB"]) {
    (self.words, self.learned, self.languages) = (words, learned, languages)
  }

  func accepts(word: String) -> Bool {
    asked.append(word)
    return words.contains(word)
  }

  func hasLearned(word: String) -> Bool { learned.contains(word) }
}

/// A clock whose hands a test can turn, and beside it one that times play.
final class Hands: @unchecked Sendable {
  // Only the main actor of one test reads and writes it.
  var date: Date
  var zone: TimeZone
  /// Tenths of a second; turning the hands leaves it alone.
  var uptime: Int64 = 100
  /// What is added to ``uptime`` when it is read, so that no two things happen at once.
  var step: Int64 = 1

  init(_ date: String = "2026-03-10T12:00:00Z", zone: String = "UTC") {
    self.date = try! Date(date, strategy: .iso8601)
    self.zone = TimeZone(identifier: zone)!
  }

  func turn(to date: String) {
    self.date = try! Date(date, strategy: .iso8601)
  }

  var clock: Clock { Clock(now: { self.date }, timeZone: { self.zone }) }

  var moment: Moment {
    defer { uptime += step }
    return Moment(seconds: Int64(date.timeIntervalSince1970), uptime: uptime)
  }
}

extension Dependencies {
  /// Dependencies whose seeds follow from one seed, with a root to draw if one is given.
  static func test(
    root: Word? = nil, folder: TemporaryFolder? = nil, language: Language = .english, seed: UInt64 = 1,
    hands: Hands = Hands()
  ) -> Dependencies {
    var generator = SplitMix64(seed: seed)
    var dependencies = Dependencies(
      files: gameFiles, language: language, clock: hands.clock, moment: { hands.moment },
      nextSeed: { generator.next() })
    dependencies.customRoots = root.map { [$0] }
    dependencies.customLexicon = english
    if let folder { dependencies.save(in: folder.url) }
    return dependencies
  }
}

extension GameModel {
  /// A game on a root, begun.
  static func playing(
    _ root: Word? = "silkworm", folder: TemporaryFolder? = nil, language: Language = .english, seed: UInt64 = 1,
    hands: Hands = Hands()
  ) -> GameModel {
    let dependencies = Dependencies.test(root: root, folder: folder, language: language, seed: seed, hands: hands)
    let model = GameModel(dependencies: dependencies)
    model.startGame()
    return model
  }

  /// The common words not found, which no player is shown before the round is finished.
  var toFind: [Word] { game.missed }

  /// How many common words have been found.
  var found: Int { game.standing.foundCount }

  /// How many common words are left.
  var left: Int { game.standing.remaining }

  /// How many bonus words have been found.
  var bonus: Int { game.standing.bonus }

  /// What a screen reader was last asked to say.
  var said: String { String(announcement.text.characters) }

  /// Types words and enters each.
  func play(_ words: String...) {
    for word in words {
      newWord = word
      addNewWord()
    }
  }
}
