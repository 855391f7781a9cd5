import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting

let wording = Wording.tested(in: .english)

/// The time at which play begins, in seconds since 1970: 2026-11-18, the day of puzzle No 322.
let start: Int64 = 1_795_000_000

extension Game {
  /// Opens a round on a root in the English lexicon.
  init(on root: Word, minutes: Int = 0) {
    self.init(lexicon: english, opening: .round(.free(root: root, minutes: minutes)), seed: 1, at: start)
  }

  /// Opens another round, with UTC as the time zone.
  mutating func open(_ request: Request, at time: Int64 = 0) {
    open(request, in: .utc, seed: 2, at: start + time)
  }
}

/// A program that has loaded the rounds of a folder and plays one of them.
struct Program {
  var store: RoundStore
  var game: Game
  /// The problem with the saved rounds.
  let problem: LoadProblem?
  private(set) var errors: [SystemError] = []

  /// Loads the folder and opens a root.
  init(_ folder: String, root: Word = "silkworm", at time: Int64 = 0) {
    store = RoundStore(folder: folder)
    let (history, problem) = store.load(in: english, at: start)
    self.problem = problem
    game = Game(
      lexicon: english, history: history, opening: .round(.free(root: root, minutes: 0)), seed: 1, at: start + time)
    save()
  }

  mutating func save() {
    do throws(SystemError) { try store.save(&game, at: start) } catch { errors.append(error) }
  }

  /// Opens another round and saves.
  mutating func open(_ request: Request, at time: Int64 = 0) {
    game.open(request, at: time)
    save()
  }

  /// Plays words at one time and saves after each.
  mutating func play(_ words: String..., at time: Int64 = 0) throws {
    for word in words {
      try game.play(word.utf8, at: start + time)
      save()
    }
  }

  mutating func takeClue(at time: Int64 = 0) {
    game.takeClue(at: start + time)
    save()
  }

  mutating func end(at time: Int64 = 0) {
    game.end(at: start + time)
    save()
  }

  /// The words of the current round, newest first.
  var words: [String] { game.round.found.map(\.word.description) }
}

extension TemporaryFolder {
  /// Loads the rounds that are saved in the folder or in one of its subfolders.
  func load(_ folder: String = ".", at second: Int64 = start) -> (history: History, problem: LoadProblem?) {
    var store = RoundStore(folder: file(folder))
    return store.load(in: english, at: second)
  }

  /// Puts a file in the place of a subfolder, which then cannot be used.
  func hide(_ name: String) throws {
    try FileManager.default.moveItem(atPath: file(name), toPath: file(name + "-away"))
    try write("no folder", as: name)
  }

  /// Puts a hidden subfolder back.
  func show(_ name: String) throws {
    try FileManager.default.removeItem(atPath: file(name))
    try FileManager.default.moveItem(atPath: file(name + "-away"), toPath: file(name))
  }

  /// The text of the file of rounds.
  var text: String { String(decoding: bytes("rounds.txt") ?? [], as: UTF8.self) }
}
