/// Sets of rounds.
extension Game {
  /// The sets saved on this device, latest first.
  package var savedSets: [SavedSet] { shelf.savedSets }

  /// Saves a set, or changes its name.
  ///
  /// - Parameter name: The name in UTF-8, or empty. A long name is shortened, and control characters and direction
  ///   marks are removed.
  package mutating func save(_ set: PuzzleSet, name: [UInt8] = [], at moment: Moment) {
    shelf.save(set, name: name, at: moment)
    hasUnsavedShelf = true
  }

  /// Removes a set but keeps its rounds.
  package mutating func removeSet(_ checksum: UInt64, at moment: Moment) {
    shelf.removeSet(checksum, at: moment)
    hasUnsavedShelf = true
  }

  /// Resumes or deals a round of a set. Saves the set if necessary. Nothing happens if the set has no round with the
  /// number.
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - number: The number of the round, from 1; nil for the first unfinished one, or the last if all are finished.
  ///   - moment: The present moment.
  package mutating func play(_ set: PuzzleSet, number: Int? = nil, at moment: Moment) {
    guard var dealt = set.round(number: number ?? firstUnfinishedNumber(of: set)) else { return }
    if !savedSets.contains(where: { $0.checksum == set.checksum }) { save(set, at: moment) }
    pause(at: moment)
    dealt.setStart(atSecond: moment.seconds, lastForget: shelf.earliestStart)
    makeCurrent(history[dealt.id] ?? dealt, at: moment)
    resume(at: moment)
  }

  /// Returns the rounds of a set with their progress, in order.
  package func rounds(of set: PuzzleSet) -> [SetRound] {
    let played = playedRounds(of: set)
    return set.roots.indices.map { SetRound(number: $0 + 1, of: set, played: played[$0], in: lexicon) }
  }

  /// Returns whether a word is a unit word of the current round: it can be found in the round, and the class is
  /// learning it.
  package func isUnitWord(_ word: Word) -> Bool { playedSet?.unitWords.contains(word) ?? false }

  /// Returns the rounds of a set, in order, with nil for each that is not in the history.
  package func playedRounds(of set: PuzzleSet) -> [Round?] {
    let checksum = set.checksum
    return set.roots.indices.map { history[.set(checksum: checksum, number: $0 + 1)] }
  }

  /// Returns the number of the first unfinished round of a set, or of the last if all are finished.
  private func firstUnfinishedNumber(of set: PuzzleSet) -> Int {
    (1...set.roots.count).first { isOpen($0, of: set) } ?? set.roots.count
  }

  /// The set that contains the current round, if the set is saved.
  package var playedSet: PlayedSet? {
    guard case .set(let checksum, let number) = round.id,
      let savedSet = savedSets.first(where: { $0.checksum == checksum }),
      let set = savedSet.set, number <= set.roots.count
    else { return nil }
    return PlayedSet(set: set, name: savedSet.name, number: number, unitWords: set.unitWords(in: round.root))
  }

  /// The number of the next round in the current set, or nil if there is none.
  package var nextRoundNumber: Int? { playedSet.flatMap { nextRoundNumber(in: $0.set) } }

  /// Returns the number of the next round in a set: the first unfinished one after the current round, otherwise the
  /// first before it; nil if there is none. If the current round is not part of the set, it is the first unfinished
  /// one.
  package func nextRoundNumber(in set: PuzzleSet) -> Int? {
    let (numbers, checksum) = (Array(1...set.roots.count), set.checksum)
    guard case .set(checksum, let number) = round.id else { return numbers.first { isOpen($0, of: set) } }
    return (numbers.dropFirst(number) + numbers.prefix(number - 1)).first { isOpen($0, of: set) }
  }

  /// Plays the next round of the current set: ``nextRoundNumber``.
  ///
  /// - Returns: Whether there is a next round.
  @discardableResult
  package mutating func playNext(at moment: Moment) -> Bool {
    guard let played = playedSet, let number = nextRoundNumber else { return false }
    play(played.set, number: number, at: moment)
    return true
  }

  /// Returns whether a round of a set has not ended and has words left to find.
  private func isOpen(_ number: Int, of set: PuzzleSet) -> Bool {
    let played = history[.set(checksum: set.checksum, number: number)]
    // This runs for every word, and most rounds can be decided without the words of the root.
    guard let round = played, !round.isEnded, round.hasProgress else { return !(played?.isEnded ?? false) }
    return SetRound(number: number, of: set, played: round, in: lexicon).state != .ended
  }

  /// Returns the results of a set that the player hands in. Set ``sensitiveWords`` first, because sensitive words are
  /// left out.
  ///
  /// - Parameter seat: One of ``HandIn/seats``.
  package func handIn(of set: PuzzleSet, seat: Int) -> HandIn {
    HandIn(seat: seat, of: set, round: { history[$0] }, in: lexicon, avoiding: sensitiveWords)
  }
}

/// A round of a set, with the set.
package struct PlayedSet: Equatable, Sendable {
  package let set: PuzzleSet
  /// The name that the player gave the set, in UTF-8, or empty.
  package let name: [UInt8]
  /// The number of the round, from 1.
  package let number: Int
  /// The unit words that can be found in the round, from a to z.
  package let unitWords: [Word]
}
