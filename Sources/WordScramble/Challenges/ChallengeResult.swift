/// The result of replaying a challenge.
public struct ChallengeResult: Sendable {
  /// What was played.
  public let challenge: Challenge
  /// The round, word for word.
  public let round: Round
  /// The figures of the round, computed with the lexicon on this device.
  public let standing: Standing
  /// The words that the lexicon here does not know, left out of the count; there are none if the edition is the same.
  public let unknown: [Word]
  /// Whether it was played with the same edition of the lexicon.
  public let isSameEdition: Bool

  init(_ challenge: Challenge, _ round: Round, in lexicon: Lexicon, unknown: [Word]) {
    (self.challenge, self.round, self.unknown) = (challenge, round, unknown)
    standing = Standing(of: round, in: Puzzle(of: round, in: lexicon))
    isSameEdition = challenge.edition == lexicon.edition
  }

  /// The progress after each found word.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words.
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
  ///
  /// - Parameter time: The time of play.
  package func pace(after time: PlayTime) -> Pace {
    pace.last { $0.time <= time } ?? Pace(time: .zero, foundCount: 0, share: 0)
  }

  /// How far a round had come at some moment of play.
  package struct Pace: Equatable, Sendable {
    /// The time of play.
    package let time: PlayTime
    /// How many common words had been found.
    package let foundCount: Int
    /// The filled share of the progress bar, in thousandths.
    package let share: Int
  }
}

extension Challenge {
  /// Plays the round again, word for word.
  ///
  /// - Throws: ``ChallengeError/word(_:_:)`` for the first word that the rules refuse. A word that only the lexicon refuses is left out
  ///   instead if the challenge comes from another edition. ``ChallengeError/damaged`` if the daily puzzle has another root.
  /// - Complexity: that of a ``Puzzle``, and O(*n*²) for *n* words that the lexicon knows.
  public func replay(in lexicon: Lexicon) throws(ChallengeError) -> ChallengeResult {
    let dailyRoot = daily.flatMap { lexicon.dailyRoot($0) }
    // Another list may have had another word on that day.
    if edition == lexicon.edition, let dailyRoot, dailyRoot != root { throw .damaged }
    var beginning = Round(
      id: daily.map { .daily(number: $0, minimum: minimum, scoring: scoring) } ?? .free(root: root, number: 0),
      root: root, minimum: minimum, scoring: scoring, vocabulary: vocabulary)
    beginning.limit = minutes.map { .minutes($0) }
    var unknown: [Word] = []
    let round = try Round(replaying: log, on: beginning, judgedBy: edition, in: lexicon, unknown: &unknown)
    return ChallengeResult(self, round, in: lexicon, unknown: unknown)
  }
}

/// The words of a round compared with those of a challenge on the same root: longest first, words of one length from a to z.
package struct Comparison: Equatable, Sendable {
  /// The words that both have found.
  package private(set) var both: [Word] = []
  /// The words that only the player has found.
  package private(set) var onlyOwn: [Word] = []
  /// The words that only the other one has found.
  package private(set) var onlyOther: [Word] = []
  /// Compares two rounds; words that are never shown are left out.
  ///
  /// - Complexity: O(*n* × *m*), where *n* and *m* are the numbers of words found.
  package init(of own: Round, with other: Round, in lexicon: Lexicon) {
    let isShown = { own.vocabulary.wordClass(of: $0, in: lexicon) != .blocked }
    for foundWord in own.found(by: .length) where isShown(foundWord.word) {
      if other.hasFound(foundWord.word) { both.append(foundWord.word) } else { onlyOwn.append(foundWord.word) }
    }
    onlyOther = other.found(by: .length).map { $0.word }.filter { !own.hasFound($0) && isShown($0) }
  }
}

extension ChallengeResult: Equatable {
  /// Returns whether two results are of the same challenge, with the same words counted.
  public static func == (first: ChallengeResult, second: ChallengeResult) -> Bool {
    first.challenge == second.challenge && first.standing == second.standing
  }
}
