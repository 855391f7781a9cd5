/// The progress of the rounds other than the current one.
extension Game {
  /// The unfinished earlier rounds on the shelf. Those with the largest share of common words found come first; on a
  /// tie, the round that was left last.
  package var unfinishedRounds: [UnfinishedRound] {
    var unfinished = shelf.earlier.compactMap { unfinishedRound($0) }.filter { !$0.round.isEnded }
    // The sort is stable and the shelf has the last round first, which decides ties.
    unfinished.sortInPlace { $1.share < $0.share }
    return unfinished
  }

  /// Returns a round that has progress and words left to find, unless its missed words were shown or the player has
  /// removed it.
  func unfinishedRound(_ id: RoundID) -> UnfinishedRound? {
    guard let round = history[id], round.hasProgress, !round.isRevealed, !round.isRemoved else { return nil }
    let standing = standing(of: round)
    guard standing.remaining > 0 else { return nil }
    return UnfinishedRound(round: round, foundCount: standing.foundCount, total: standing.total)
  }

  /// Removes a round from the unfinished rounds until it is played again. Its words stay in the statistics.
  package mutating func removeUnfinishedRound(_ id: RoundID) {
    guard var removed = id == round.id ? round : history[id] else { return }
    removed.remove()
    if id == round.id { round = removed }
    store(removed)
  }

  /// Stores a round in the history and notes that it has to be saved.
  mutating func store(_ round: Round) {
    history.set(round)
    if !unsavedRounds.contains(round.id) { unsavedRounds.append(round.id) }
  }

  /// Whether somebody chose the root: the round is not a daily puzzle, and the root is not one of the lexicon's roots.
  package var hasCustomRoot: Bool { round.daily == nil && lexicon.rootStatus(of: round.root) == .none }

  func standing(of round: Round) -> Standing {
    Standing(of: round.classified(by: lexicon), in: Puzzle(of: round, in: lexicon))
  }
}

/// A round with words left to find.
package struct UnfinishedRound: Equatable, Sendable {
  package let round: Round
  /// The number of common words found.
  package let foundCount: Int
  /// The number of common words.
  package let total: Int
  /// The share of the common words that has been found, in thousandths.
  var share: Int { foundCount * 1000 / max(1, total) }
}
