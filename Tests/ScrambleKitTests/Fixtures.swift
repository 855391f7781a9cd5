import Foundation
import ScrambleCore
import ScrambleKit
import ScrambleTesting

let wording = Wording(catalog, in: .english)

extension Moment {
  /// Returns a moment some tenths of a second after play began.
  static func after(_ tenths: Int64) -> Moment {
    Moment(seconds: 1000 + tenths / 10, uptime: tenths)
  }
}

/// A program that has loaded the rounds of a folder and plays one of them.
struct Program {
  var store: RoundStore
  var game: Game
  /// The notes from loading the rounds.
  let notes: [LoadNote]
  private(set) var errors: [SystemError] = []

  /// Loads the folder and plays a root, or resumes the last round.
  init(_ folder: String, root: Word? = nil, at time: Int64 = 0, seed: UInt64 = 1) {
    var options = DealOptions()
    options.root = root
    store = RoundStore(folder: folder)
    let (saved, notes) = store.load(at: 77)
    self.notes = notes
    game = Game(
      lexicon: english, roots: english.roots.map(\.word), options: options, saved: saved, seed: seed, at: .after(time))
    save()
  }

  mutating func save() {
    do throws(SystemError) { try store.save(&game) } catch { errors.append(error) }
  }

  /// Plays words at one time and saves after each.
  mutating func play(_ words: String..., at time: Int64 = 0) throws {
    for word in words {
      try game.play(text: word.utf8, at: .after(time))
      save()
    }
  }

  mutating func takeHint(at time: Int64) {
    game.takeHint(at: .after(time))
    save()
  }

  /// Ends the round, reveals the missed words, and saves.
  mutating func finish(at time: Int64 = 0) {
    game.end(at: .after(time))
    game.reveal()
    save()
  }

  /// The words of the current round, newest first.
  var words: [String] { game.round.found.map(\.word.description) }
}

extension TemporaryFolder {
  /// Loads the rounds that are saved in the folder, with the notes about them.
  func saved() -> (rounds: SavedRounds, notes: [LoadNote]) {
    var store = RoundStore(folder: url.path)
    let (saved, notes) = store.load(at: 77)
    return (saved, notes)
  }
}
