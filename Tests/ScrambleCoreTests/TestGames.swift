import ScrambleTesting

@testable import ScrambleCore

/// A time at which tests play: 2026-11-18 11:06:40 UTC, on the day of puzzle No 322.
let noon: Int64 = 1_795_000_000

extension Game {
  /// Opens a round on a root in the English lexicon.
  init(on root: Word, minutes: Int = 0, saved: SavedRounds = SavedRounds(), at second: Int64 = noon) {
    let request = Request.round(.free(root: root, minutes: minutes))
    self.init(lexicon: english, saved: saved, opening: request, seed: 1, at: second)
  }

  /// Opens another round, with UTC as the time zone.
  mutating func open(_ request: Request, seed: UInt64 = 1, at second: Int64 = noon) {
    open(request, in: .utc, seed: seed, at: second)
  }

  /// Finds a number of common words of the current round.
  mutating func find(_ count: Int, at second: Int64 = noon) {
    for word in missed.prefix(count) { _ = try? play(word.ascii, at: second) }
  }
}

/// The records saved on disk, by key.
struct Disk {
  private var records: [[UInt8]: [UInt8]] = [:]

  mutating func save(_ game: inout Game) {
    for record in game.takeUnsaved() { records[record.key] = record.bytes }
  }

  var saved: SavedRounds {
    SavedRounds(records.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap(\.value), at: noon)
  }
}
