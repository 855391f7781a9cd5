/// Sets of rounds.
extension Game {
  /// The sets that are kept on this device, the latest first.
  package var keptSets: [KeptSet] { shelf.keptSets }

  /// Keeps a set, or changes its name.
  ///
  /// - Parameter name: UTF-8; of a long one only the beginning is kept, without controls.
  package mutating func keep(_ set: PuzzleSet, name: [UInt8] = [], at moment: Moment) {
    shelf.keep(set, name: name, at: moment)
    hasUnsavedShelf = true
  }

  /// Removes a set, whose rounds stay.
  package mutating func removeSet(_ checksum: UInt64, at moment: Moment) {
    shelf.removeSet(checksum, at: moment)
    hasUnsavedShelf = true
  }

  /// Plays a round of a set, which is kept then: resumes it, or deals it.
  ///
  /// - Parameters:
  ///   - set: The set.
  ///   - place: The place of the round, from 1; nil for the first one that has not ended, and else the last.
  ///   - moment: The present moment.
  package mutating func play(_ set: PuzzleSet, place: Int? = nil, at moment: Moment) {
    guard var dealt = set.round(at: place ?? firstOpenPlace(of: set)) else { return }
    if !keptSets.contains(where: { $0.checksum == set.checksum }) { keep(set, at: moment) }
    pause(at: moment)
    dealt.begin(atSecond: moment.seconds, mark: shelf.earliestStart)
    makeCurrent(history[dealt.id] ?? dealt, at: moment)
    resume(at: moment)
  }

  /// Returns how far the rounds of a set have come, in order.
  ///
  /// - Complexity: that of a ``Puzzle`` for each round.
  package func rounds(of set: PuzzleSet) -> [SetRound] {
    let progress = progress(of: set)
    return set.roots.indices.map { SetRound(at: $0 + 1, of: set, played: progress[$0], in: lexicon) }
  }

  /// Whether a word is one that the class is learning, and can be found in the current round.
  package func isUnitWord(_ word: Word) -> Bool { playedSet?.unitWords.contains(word) ?? false }

  /// Returns the rounds of a set, in order; nil for each that was not begun.
  package func progress(of set: PuzzleSet) -> [Round?] {
    let checksum = set.checksum
    return set.roots.indices.map { history[.set(checksum: checksum, place: $0 + 1)] }
  }

  /// The first place of a set whose round is not finished, and else the last.
  private func firstOpenPlace(of set: PuzzleSet) -> Int {
    (1...set.roots.count).first { isOpen($0, of: set) } ?? set.roots.count
  }

  /// The set to which the current round belongs, if it is kept.
  package var playedSet: PlayedSet? {
    guard case .set(let checksum, let place) = round.id, let kept = keptSets.first(where: { $0.checksum == checksum }),
      let set = kept.set, place <= set.roots.count
    else { return nil }
    return PlayedSet(set: set, name: kept.name, place: place, unitWords: set.unitWords(in: round.root))
  }

  /// The place of the round that comes next in the set that is played, or nil if there is none, or no set is played.
  package var nextPlace: Int? { playedSet.flatMap { nextPlace(in: $0.set) } }

  /// Returns the place of the round that comes next in a set: the first one after the current round that is not finished, or else before it;
  /// nil if there is none.
  package func nextPlace(in set: PuzzleSet) -> Int? {
    let (places, checksum) = (Array(1...set.roots.count), set.checksum)
    guard case .set(checksum, let place) = round.id else { return places.first { isOpen($0, of: set) } }
    return (places.dropFirst(place) + places.prefix(place - 1)).first { isOpen($0, of: set) }
  }

  /// Plays the round at ``nextPlace``.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package mutating func playNext(at moment: Moment) -> Bool {
    guard let played = playedSet, let place = nextPlace else { return false }
    play(played.set, place: place, at: moment)
    return true
  }

  /// Whether the round at a place of a set has not ended, and words are left to find.
  private func isOpen(_ place: Int, of set: PuzzleSet) -> Bool {
    let played = history[.set(checksum: set.checksum, place: place)]
    // Most answers need no puzzle: this is asked with each word.
    guard let round = played, !round.isEnded, round.hasProgress else { return !(played?.isEnded ?? false) }
    return SetRound(at: place, of: set, played: round, in: lexicon).state != .ended
  }

  /// What the player hands in of a set. Set ``sensitiveWords`` before, which are left out.
  ///
  /// - Parameter seat: One of ``HandIn/seats``.
  package func handIn(of set: PuzzleSet, seat: Int) -> HandIn {
    HandIn(seat: seat, of: set, round: { history[$0] }, in: lexicon, avoiding: sensitiveWords)
  }
}

/// The set to which a round belongs.
package struct PlayedSet: Equatable, Sendable {
  /// The set.
  package let set: PuzzleSet
  /// What the player calls it, in UTF-8; empty if it has no name.
  package let name: [UInt8]
  /// The place of the round, from 1.
  package let place: Int
  /// The unit words that the round holds, from a to z.
  package let unitWords: [Word]
}
