import WordScramble

/// What the panel of a set shows: the set that was opened, and its rounds as they are now.
struct SetPanel: Equatable, Sendable {
  /// The set.
  private(set) var set: PuzzleSet?
  /// What the player calls it, in UTF-8; empty if it has no name.
  private(set) var name: [UInt8] = []
  /// The rounds in the order in which they are played.
  private(set) var rounds: [SetRound] = []
  /// Whether a round of it was begun or, as every set that was played, it is kept.
  private(set) var isKept = false

  init() {}

  /// Shows a set as it was played in a game.
  init(_ set: PuzzleSet, in game: Game) {
    let kept = game.keptSets.first { $0.checksum == set.checksum }
    (self.set, isKept, name) = (set, kept != nil, kept?.name ?? [])
    rounds = game.rounds(of: set)
  }

  /// How many rounds have ended.
  var ended: Int { rounds.count { $0.state == .ended } }

  /// Whether a round was begun, so that playing goes on.
  var isBegun: Bool { rounds.contains { $0.state != .notBegun } }
}
