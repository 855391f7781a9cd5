/// All rounds by identity.
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
  package subscript(id: Round.ID) -> Round? {
    let index = index(of: id)
    return isStored(id, index) ? entries[index].round : nil
  }

  package func contains(_ id: Round.ID) -> Bool {
    isStored(id, index(of: id))
  }

  /// The rounds, those touched last first. Of those touched in the same second, free rounds come first, because New Word
  /// is often pressed as soon as today's puzzle has opened.
  var touchedLast: [Round] {
    var rounds = Array(rounds.reversed())
    rounds.sortInPlace { $1.touched < $0.touched }
    return rounds
  }

  /// Returns whether a root has a round.
  func contains(root: Word) -> Bool { entries.contains { $0.round.root == root } }

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

  private func isStored(_ id: Round.ID, _ index: Int) -> Bool {
    index < entries.count && entries[index].round.id == id
  }

  /// Returns the index of a round, or the index at which to insert it.
  private func index(of id: Round.ID) -> Int {
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

extension Round {
  /// Returns the round merged with another state of it. It has the words and clues of both, and has ended if one of
  /// them has.
  ///
  /// - Returns: The merged round, or nil if the rounds differ in their identity or root.
  func merged(with other: Round) -> Round? {
    guard other.id == id, other.root == root else { return nil }
    var merged = self
    merged.found = other.found.filter { !hasFound($0.word) } + found
    for word in other.clues where !clues.contains(word) { merged.clues.append(word) }
    merged.began = began == 0 || other.began == 0 ? max(began, other.began) : min(began, other.began)
    merged.touched = max(touched, other.touched)
    if let secondsLeft, let otherSecondsLeft = other.secondsLeft {
      merged.secondsLeft = min(secondsLeft, otherSecondsLeft)
    }
    merged.isEnded = isEnded || other.isEnded
    return merged
  }
}
