/// The result of replaying a challenge.
public struct ChallengeResult: Sendable {
  public let challenge: Challenge
  /// The replayed round.
  public let round: Round
  /// The progress of the round, computed with the lexicon on this device.
  public let standing: Standing
  /// The words that this lexicon does not know. They are not counted. Empty if the editions are the same.
  public let unknown: [Word]
  /// Whether this lexicon is of the same edition as the one the round was played with.
  public let isSameEdition: Bool

  init(_ challenge: Challenge, _ round: Round, in lexicon: Lexicon, unknown: [Word]) {
    (self.challenge, self.round, self.unknown) = (challenge, round, unknown)
    standing = Standing(of: round, in: Puzzle(of: round, in: lexicon))
    isSameEdition = challenge.edition == lexicon.edition
  }

  /// The progress after each found word, earliest first.
  package var pace: [Pace] {
    var (foundCount, score) = (0, 0)
    return round.found.reversed().map { foundWord in
      foundCount += foundWord.isCommon ? 1 : 0
      score += foundWord.points
      let share = Standing.share(score: score, ofGoal: standing.goal, foundAll: foundCount == standing.total)
      return Pace(time: foundWord.time, foundCount: foundCount, share: share)
    }
  }

  /// Returns the progress of the round after a given play time.
  package func pace(after time: PlayTime) -> Pace {
    pace.last { $0.time <= time } ?? Pace(time: .zero, foundCount: 0, share: 0)
  }

  /// The progress of a round at some point of its play time.
  package struct Pace: Equatable, Sendable {
    package let time: PlayTime
    /// The number of common words found so far.
    package let foundCount: Int
    /// The filled share of the progress bar, in thousandths.
    package let share: Int
  }
}

extension Challenge {
  /// Replays the round word for word.
  ///
  /// - Throws: ``ChallengeError/word(_:_:)`` for the first word that breaks the rules. If the challenge comes from
  ///   another edition, words that are only missing from this lexicon are left out instead. ``ChallengeError/damaged``
  ///   if the challenge comes from the same edition but the daily puzzle has another root.
  /// - Complexity: that of a ``Puzzle``, and O(*n*²) for *n* words that the lexicon knows.
  public func replay(in lexicon: Lexicon) throws(ChallengeError) -> ChallengeResult {
    let dailyRoot = daily.flatMap { lexicon.dailyRoot($0) }
    if edition == lexicon.edition, let dailyRoot, dailyRoot != root { throw .damaged }
    // Another word list may have had another root on that day. The round is then replayed as a free round, so nobody
    // can claim to have played the daily puzzle.
    let number = edition == lexicon.edition || dailyRoot == root ? daily : nil
    var emptyRound = Round(
      id: number.map { .daily(number: $0, minimum: minimum, scoring: scoring) } ?? .free(root: root, number: 0),
      root: root, minimum: minimum, scoring: scoring, vocabulary: vocabulary)
    emptyRound.timeLimit = minutes.map { .minutes($0) }
    var unknown: [Word] = []
    let round = try Round(replaying: log, on: emptyRound, judgedBy: edition, in: lexicon, unknown: &unknown)
    return ChallengeResult(self, round, in: lexicon, unknown: unknown)
  }
}

/// A comparison of the words of a round with those of a challenge on the same root.
///
/// The words are sorted by length, longest first, then alphabetically.
package struct Comparison: Equatable, Sendable {
  package private(set) var both: [Word] = []
  /// The words that only the player found.
  package private(set) var onlyYours: [Word] = []
  /// The words that only the opponent found.
  package private(set) var onlyTheirs: [Word] = []
  /// Compares two rounds. Words that are never shown are left out.
  package init(of own: Round, with other: Round, in lexicon: Lexicon) {
    let isShown = { own.vocabulary.wordClass(of: $0, in: lexicon) != .blocked }
    for foundWord in own.found(by: .length) where isShown(foundWord.word) {
      if other.hasFound(foundWord.word) { both.append(foundWord.word) } else { onlyYours.append(foundWord.word) }
    }
    onlyTheirs = other.found(by: .length).map { $0.word }.filter { !own.hasFound($0) && isShown($0) }
  }
}

extension ChallengeResult: Equatable {
  /// Returns whether two results belong to the same challenge and have the same standing.
  public static func == (first: ChallengeResult, second: ChallengeResult) -> Bool {
    first.challenge == second.challenge && first.standing == second.standing
  }
}
