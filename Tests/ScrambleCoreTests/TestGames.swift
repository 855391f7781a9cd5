import ScrambleTesting

@testable import ScrambleCore

/// A time at which tests play: 2026-11-18 11:06:40 UTC, on the day of puzzle No 322.
let noon: Int64 = 1_795_000_000

extension Game {
  /// Opens a round on a root in the English lexicon.
  init(on root: Word, minutes: Int = 0, history: History = History(), at second: Int64 = noon) {
    let request = Request.round(.free(root: root, minutes: minutes))
    self.init(lexicon: english, history: history, opening: request, seed: 1, at: second)
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

extension History {
  /// Reads the records of a text.
  init(_ text: [UInt8], at second: Int64 = noon) {
    self.init()
    add(text, in: english, at: second)
  }
}

/// A file of records, to which games append.
struct Disk {
  private(set) var text: [UInt8] = []

  mutating func save(_ game: inout Game) {
    text += game.takeUnsaved().flatMap(\.bytes)
  }

  var history: History { History(text) }
}
