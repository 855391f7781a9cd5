/// Saving rounds, and merging imported rounds.
extension Game {
  package var hasUnsavedChanges: Bool {
    hasUnsavedShelf || !unsavedRounds.isEmpty
  }

  /// Returns the records that have changed since the last call. Each replaces the record saved under the same key.
  ///
  /// A found word changes only the record of its own round. The record of the shelf also contains the rounds without
  /// progress.
  package mutating func takeUnsavedRecords() -> [Record] {
    var records = unsavedRounds.compactMap { history[$0].map { Record($0) } }
    if hasUnsavedShelf { records.append(Record(shelf, in: history)) }
    unsavedRounds = []
    hasUnsavedShelf = false
    return records
  }

  /// The shelf and all rounds, for export to a file.
  package var saved: SavedRounds {
    var saved = SavedRounds()
    saved.shelf = shelf
    saved.history = history
    saved.history.set(round)
    return saved
  }

  /// Adds rounds from another program, another tab, or a file. A round that exists on both sides gets the found words of
  /// both. Unless this is an import, a Forget that is not known here is also applied.
  ///
  /// - Parameters:
  ///   - saved: The rounds to add.
  ///   - moment: The time of an import, which restores forgotten rounds; nil if this is not an import.
  /// - Returns: What was new.
  @discardableResult
  package mutating func merge(_ saved: SavedRounds, importedAt moment: Moment? = nil) -> History.MergeSummary {
    var summary = History.MergeSummary()
    history.set(round)  // Play time may have passed since its last change.
    let previousShelf = shelf
    if let moment {
      shelf.restore(atSecond: moment.seconds)
    } else {
      summary.hasForgotten = forget(before: saved.shelf)
    }
    let previouslyUnsaved = unsavedRounds
    for other in saved.history.rounds where !shelf.isForgotten(other) {
      let known = history[other.id]
      summary += history.merge(other)
      if moment != nil && history[other.id] != known && !previouslyUnsaved.contains(other.id) {
        unsavedRounds.append(other.id)
      }
    }
    shelf.merge(saved.shelf.filtered(to: history), isImport: moment != nil)
    if shelf != previousShelf { hasUnsavedShelf = true }
    if let merged = history[round.id], merged != round {
      round = merged.classified(by: lexicon)
      standing = Standing(of: round, in: puzzle)
      history.set(round)
      if round.isEnded { countedAt = nil }
      presence?.playTimeAtInput = round.playTime
    }
    return summary
  }

  /// Returns whether the saved rounds contain a Forget that is not known here yet. Merging them, except as an import,
  /// also applies the Forget here.
  package func isForgotten(by saved: SavedRounds) -> Bool {
    shelf.adding(forgetTimesOf: saved.shelf).earliestStart > shelf.earliestStart
  }

  /// Returns whether the player has asked to forget a round.
  package func isForgotten(_ round: Round) -> Bool { shelf.isForgotten(round) }

  /// Forgets every round. The current round starts over without progress.
  mutating func forgetAll(at moment: Moment) {
    // This also forgets rounds that began under a clock that was ahead.
    shelf.forget(atSecond: max(moment.seconds, history.latestSurvivedForget))
    history = History()
    (unsavedRounds, hasUnsavedShelf, countedAt) = ([], true, nil)
    round = round.restarted(after: 0)
  }

  /// Forgets the rounds that the player has asked another device to forget. The current round starts over if it is one
  /// of them.
  ///
  /// - Returns: Whether there was a Forget that was not known here.
  private mutating func forget(before other: Shelf) -> Bool {
    let merged = shelf.adding(forgetTimesOf: other)
    guard merged.earliestStart > shelf.earliestStart else { return false }
    history.forget(before: merged.earliestStart)
    unsavedRounds.removeAll { !history.contains($0) }
    undoHistory = UndoHistory()
    if !history.contains(round.id) { round = round.restarted(after: merged.earliestStart) }
    history.set(round)
    shelf = merged.filtered(to: history)
    standing = Standing(of: round, in: puzzle)
    hasUnsavedShelf = true
    return true
  }
}

extension Round {
  /// Returns the round without progress, as it is after a Forget at a given time.
  fileprivate func restarted(after lastForget: Int64) -> Round {
    var round = Round(id: id, root: root)
    round.setStart(atSecond: startedAt, lastForget: lastForget)
    round.timeLimit = timeLimit
    return round
  }
}
