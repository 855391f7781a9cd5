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
  /// The notes from loading the rounds.
  let notes: [LoadNote]
  private(set) var errors: [SystemError] = []

  /// Loads the folder and opens a root.
  init(_ folder: String, root: Word = "silkworm", at time: Int64 = 0) {
    store = RoundStore(folder: folder)
    let (saved, notes) = store.load(at: start)
    self.notes = notes
    game = Game(
      lexicon: english, saved: saved, opening: .round(.free(root: root, minutes: 0)), seed: 1, at: start + time)
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
  /// Loads the rounds that are saved in the folder, with the notes about them.
  func saved() -> (rounds: SavedRounds, notes: [LoadNote]) {
    var store = RoundStore(folder: url.path)
    let (saved, notes) = store.load(at: start)
    return (saved, notes)
  }
}
