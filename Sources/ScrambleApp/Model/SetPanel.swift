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
    rounds = zip(set.roots, game.progress(of: set)).enumerated().map { index, root in
      SetRound(place: index + 1, root: root.0, round: root.1, of: set, in: game.lexicon)
    }
  }

  /// How many rounds have ended.
  var ended: Int { rounds.count { $0.state == .ended } }

  /// Whether a round was begun, so that playing goes on.
  var isBegun: Bool { rounds.contains { $0.state != .notBegun } }
}

/// A round of a set.
struct SetRound: Equatable, Sendable {
  /// The place in the set, from 1.
  let place: Int
  /// The root.
  let root: Word
  /// How many common words have been found.
  let foundCount: Int
  /// How many common words there are.
  let total: Int
  /// How far it has come.
  let state: State

  enum State: Equatable, Sendable {
    case notBegun, playing, ended
  }

  init(place: Int, root: Word, round: Round?, of set: PuzzleSet, in lexicon: Lexicon) {
    (self.place, self.root) = (place, root)
    let given = set.isForClass ? set.unitWords(in: root) : []
    total = Puzzle(root: root, in: lexicon, given: given).commonWords(minimum: set.minimum)
    foundCount = round?.found.count { $0.isCommon } ?? 0
    state = round.map { $0.isEnded ? .ended : .playing } ?? .notBegun
  }
}
