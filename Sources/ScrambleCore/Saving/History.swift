/// The rounds by identity: those with progress, those on the shelf, and the current one.
package struct History: Sendable {
  /// The rounds, sorted by identity.
  private var entries: [StoredRound] = []

  /// A reference to a round. Inserting among thousands of rounds then only moves references.
  private final class StoredRound: Sendable {
    let round: Round

    init(_ round: Round) {
      self.round = round
    }
  }

  package init() {}

  /// The rounds, sorted by identity.
  package var rounds: [Round] { entries.map { $0.round } }

  package var count: Int { entries.count }

  /// Accesses the round with an identity.
  package subscript(id: RoundID) -> Round? {
    let index = index(of: id)
    return isStored(id, index) ? entries[index].round : nil
  }

  package func contains(_ id: RoundID) -> Bool {
    isStored(id, index(of: id))
  }

  /// Returns whether a round stays on the shelf: it is a daily puzzle or has progress.
  func staysOnShelf(_ id: RoundID) -> Bool { id.daily != nil || self[id]?.hasProgress == true }

  func contains(root: Word) -> Bool { entries.contains { $0.round.root == root } }

  /// Returns whether a round has progress and is not finished.
  func canResume(_ id: RoundID) -> Bool {
    self[id].map { $0.hasProgress && !$0.isRevealed } ?? false
  }

  /// Adds a round, or replaces its previous state.
  mutating func set(_ round: Round) {
    let index = index(of: round.id)
    if isStored(round.id, index) {
      entries[index] = StoredRound(round)
    } else {
      entries.insert(StoredRound(round), at: index)
    }
  }

  /// Merges another state of a round, from another time or another device.
  ///
  /// - Returns: What was new. If the states cannot be merged, the known one does not change.
  @discardableResult
  mutating func merge(_ round: Round) -> MergeSummary {
    guard let known = self[round.id] else {
      set(round)
      return MergeSummary(rounds: 1, words: round.found.count)
    }
    guard let merged = known.merged(with: round) else { return MergeSummary(unmergedCount: 1) }
    if merged != known { set(merged) }
    return MergeSummary(words: merged.found.count - known.found.count)
  }

  /// The latest time of a Forget that at least one round survives, or 0 if there are no rounds.
  var latestSurvivedForget: Int64 { entries.reduce(0) { max($0, $1.round.latestSurvivedForget) } }

  /// Removes the rounds that do not survive a Forget at a given time.
  mutating func forget(before time: Int64) {
    if time > 0 { entries.removeAll { $0.round.latestSurvivedForget < time } }
  }

  /// Removes the round with an identity, if there is one.
  mutating func remove(_ id: RoundID) {
    let index = index(of: id)
    if isStored(id, index) { entries.remove(at: index) }
  }

  private func isStored(_ id: RoundID, _ index: Int) -> Bool {
    index < entries.count && entries[index].round.id == id
  }

  /// Returns the index of a round, or the index at which to insert it.
  private func index(of id: RoundID) -> Int {
    // Records are mostly read in order, so most new rounds belong at the end.
    if let last = entries.last, last.round.id < id { return entries.count }
    return entries.partitioningIndex { !($0.round.id < id) }
  }

  /// The result of a merge: what was new, and what could not be merged.
  package struct MergeSummary: Equatable, Sendable {
    /// The number of new rounds.
    package var rounds = 0
    /// The number of new words, in new and known rounds.
    package var words = 0
    /// Whether the player has asked another program or device to forget everything, and this was not known here.
    package var hasForgotten = false
    /// The number of rounds that could not be merged with the known round, which did not change.
    package var unmergedCount = 0

    package init() {}

    init(rounds: Int = 0, words: Int = 0, unmergedCount: Int = 0) {
      self.rounds = rounds
      self.words = words
      self.unmergedCount = unmergedCount
    }

    package var isEmpty: Bool { rounds == 0 && words == 0 }

    static func += (sum: inout MergeSummary, other: MergeSummary) {
      sum.rounds += other.rounds
      sum.words += other.words
      sum.unmergedCount += other.unmergedCount
    }
  }
}

extension History: Equatable {
  package static func == (first: History, second: History) -> Bool {
    first.rounds == second.rounds
  }
}
