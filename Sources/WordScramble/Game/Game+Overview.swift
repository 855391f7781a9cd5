/// The progress of the rounds that are not current.
extension Game {
  /// The rounds that were left without an end and have words left to find, those of which most is found first.
  ///
  /// - Complexity: that of a ``Puzzle`` for each round of the shelf.
  package var openRounds: [OpenRound] {
    var open = shelf.earlier.compactMap { openRound($0) }.filter { !$0.round.isEnded }
    // Of two that are as far, the one that was left later stays first.
    open.sortInPlace { $1.share < $0.share }
    return open
  }

  /// Returns a round if its missed words were not seen and it has words left to find.
  func openRound(_ id: RoundID) -> OpenRound? {
    guard let round = history[id], round.hasProgress, !round.isRevealed, !round.isRemoved else { return nil }
    let standing = standing(of: round)
    guard standing.remaining > 0 else { return nil }
    return OpenRound(round: round, foundCount: standing.foundCount, total: standing.total)
  }

  /// Removes a round from the unfinished ones, until it is played again; its words stay in the statistics.
  package mutating func removeOpenRound(_ id: RoundID) {
    guard var removed = id == round.id ? round : history[id] else { return }
    removed.remove()
    if id == round.id { round = removed }
    keep(removed)
  }

  /// Puts a round into the history, to be saved.
  mutating func keep(_ round: Round) {
    history.set(round)
    if !unsavedRounds.contains(round.id) { unsavedRounds.append(round.id) }
  }

  /// Whether the root is the player's own word: neither a draw nor a daily puzzle has it.
  package var isOwnWord: Bool { round.daily == nil && lexicon.rootStatus(of: round.root) == .none }

  func standing(of round: Round) -> Standing {
    Standing(of: round.classified(by: lexicon), in: Puzzle(of: round, in: lexicon))
  }
}

/// A round with words left to find.
package struct OpenRound: Equatable, Sendable {
  /// The round.
  package let round: Round
  /// How many common words have been found.
  package let foundCount: Int
  /// How many common words there are.
  package let total: Int
  /// The share of the common words that has been found, in thousandths.
  var share: Int { foundCount * 1000 / max(1, total) }
}
