/// Rounds by their identity: every round a player has done anything in, and those that were dealt and left.
package struct History: Sendable {
  /// The rounds in the order of their identities.
  private var entries: [StoredRound] = []

  /// A reference to a round, so that an insertion among thousands of rounds moves references only.
  private final class StoredRound: Sendable {
    let round: Round

    init(_ round: Round) {
      self.round = round
    }
  }

  /// Creates a history without rounds.
  package init() {}

  /// The rounds, daily puzzles by number first, then free rounds from a to z.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds.
  package var rounds: [Round] { entries.map { $0.round } }

  /// How many rounds there are.
  package var count: Int { entries.count }

  /// Returns a round.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rounds.
  package subscript(id: RoundID) -> Round? {
    let index = index(of: id)
    return isHere(id, index) ? entries[index].round : nil
  }

  /// Returns whether a round is known.
  package func contains(_ id: RoundID) -> Bool {
    isHere(id, index(of: id))
  }

  /// Returns whether there is a round of a daily puzzle, with any rules.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds.
  package func contains(daily number: Int) -> Bool {
    for entry in entries {
      if case .daily(number, _, _) = entry.round.id { return true }
    }
    return false
  }

  /// Returns whether a round is to stay on the shelf: it is a daily puzzle, or something was done in it. A round of a
  /// set stays too once it has ended or some of its time has passed: it is not played a second time.
  func staysOnShelf(_ id: RoundID) -> Bool {
    if id.daily != nil { return true }
    guard let round = self[id] else { return false }
    guard case .set = id else { return round.hasProgress }
    return round.hasProgress || round.isEnded || round.minutes != nil && round.playTime > .zero
  }

  /// Returns whether there is a round on a root.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds.
  func contains(root: Word) -> Bool { entries.contains { $0.round.root == root } }

  /// Returns whether something was done in a round, and it is not finished.
  func canResume(_ id: RoundID) -> Bool {
    self[id].map { $0.hasProgress && !$0.isRevealed } ?? false
  }

  /// Adds a round, or replaces its earlier state.
  mutating func set(_ round: Round) {
    let index = index(of: round.id)
    if isHere(round.id, index) {
      entries[index] = StoredRound(round)
    } else {
      entries.insert(StoredRound(round), at: index)
    }
  }

  /// Adds what another moment or another device knows of a round.
  ///
  /// - Returns: How much was new.
  @discardableResult
  mutating func merge(_ round: Round) -> MergeSummary {
    guard let known = self[round.id] else {
      set(round)
      return MergeSummary(rounds: 1, words: round.found.count)
    }
    guard let merged = known.merged(with: round) else { return MergeSummary(leftOut: 1) }
    if merged != known { set(merged) }
    return MergeSummary(words: merged.found.count - known.found.count)
  }

  /// The latest mark of a forget that leaves any of the rounds.
  var latestMark: Int64 { entries.reduce(0) { max($0, $1.round.latestMark) } }

  /// Drops the rounds that a forget with some mark does not leave.
  mutating func forget(before mark: Int64) {
    if mark > 0 { entries.removeAll { $0.round.latestMark < mark } }
  }

  /// Drops a round in which nothing was done.
  mutating func drop(_ id: RoundID) {
    let index = index(of: id)
    if isHere(id, index) { entries.remove(at: index) }
  }

  private func isHere(_ id: RoundID, _ index: Int) -> Bool {
    index < entries.count && entries[index].round.id == id
  }

  /// Returns the index of a round, or the index at which it would be inserted.
  private func index(of id: RoundID) -> Int {
    // Records are mostly read in order, so that the last index is the right one.
    if let last = entries.last, last.round.id < id { return entries.count }
    return entries.firstPlace { !($0.round.id < id) }
  }

  /// How much a merge has brought.
  package struct MergeSummary: Equatable, Sendable {
    /// How many rounds were not known before.
    package var rounds = 0
    /// How many words, in those and in other rounds.
    package var words = 0
    /// Whether the player has asked elsewhere to forget everything.
    package var hasForgotten = false
    /// How many rounds could not be merged with the one that is here, which stays as it is.
    package var leftOut = 0

    /// Creates an empty summary.
    package init() {}

    init(rounds: Int = 0, words: Int = 0, leftOut: Int = 0) {
      self.rounds = rounds
      self.words = words
      self.leftOut = leftOut
    }

    /// Whether anything is new.
    package var isEmpty: Bool { rounds == 0 && words == 0 }

    /// Adds another summary.
    static func += (sum: inout MergeSummary, other: MergeSummary) {
      sum.rounds += other.rounds
      sum.words += other.words
      sum.leftOut += other.leftOut
    }
  }
}

extension History: Equatable {
  /// Returns whether two histories contain equal rounds.
  package static func == (first: History, second: History) -> Bool {
    first.rounds == second.rounds
  }
}
