import Foundation
import ScrambleKit
import ScrambleTesting
import WordScramble

let wording = Wording(catalog, in: .english)

extension Moment {
  /// A moment some tenths of a second after play began.
  static func after(_ tenths: Int64) -> Moment {
    Moment(seconds: 1000 + tenths / 10, uptime: tenths)
  }
}

/// A program that has opened the rounds of a folder, and plays one of them.
struct Program {
  var store: RoundStore
  var game: Game
  /// What there was to say when the rounds were opened.
  let notes: [LoadNote]
  /// The errors while saving.
  private(set) var errors: [SystemError] = []

  /// Opens the folder and plays a root, or the round that was played last.
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

  /// Saves what has changed.
  mutating func save() {
    do throws(SystemError) { try store.save(&game) } catch { errors.append(error) }
  }

  /// Plays words at a time, and saves after each.
  mutating func play(_ words: String..., at time: Int64 = 0) throws {
    for word in words {
      try game.play(text: word.utf8, at: .after(time))
      save()
    }
  }

  /// Takes a hint, and saves.
  mutating func takeHint(at time: Int64) {
    game.takeHint(at: .after(time))
    save()
  }

  /// Ends the round and shows the words missed, and saves.
  mutating func finish(at time: Int64 = 0) {
    game.end(at: .after(time))
    game.reveal()
    save()
  }

  /// The words of the round that is played, newest first.
  var words: [String] { game.round.found.map(\.word.description) }
}

extension TemporaryFolder {
  /// The rounds that are saved in the folder, and what there is to say about how they were found.
  func saved() -> (rounds: SavedRounds, notes: [LoadNote]) {
    var store = RoundStore(folder: url.path)
    let (saved, notes) = store.load(at: 77)
    return (saved, notes)
  }
}
