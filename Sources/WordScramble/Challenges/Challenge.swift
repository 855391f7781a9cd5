/// A finished or current round in the form of a link. Opening the link replays the round, word by word.
///
///     let code = Challenge(of: round, in: lexicon).code  // c1.…
///     let result = try Challenge(code: code).replay(in: lexicon)
///     result.standing.foundCount  // 2
///
/// `Documentation/Challenges.md` has the form of the code.
public struct Challenge: Equatable, Sendable {
  /// What the round was played with.
  public let root: Word
  /// The fewest letters of a word.
  public let minimum: Int
  /// What a word was worth.
  public let scoring: Scoring
  /// The words that counted.
  public let vocabulary: Vocabulary
  /// How many minutes the round might take, or nil for as long as the player liked.
  public let minutes: Int?
  /// The number of the daily puzzle, or nil.
  public let daily: Int?
  /// The edition of the lexicon that judged the words.
  public let edition: UInt64
  /// What was done in it.
  public let log: RoundLog

  /// Creates a challenge from a round. Words that do not count by the vocabulary are left out, because no recipient could check them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words found.
  public init(of round: Round, in lexicon: Lexicon) {
    self.init(
      root: round.root, minimum: round.minimum, scoring: round.scoring, vocabulary: round.vocabulary,
      minutes: round.minutes, daily: Challenge.daily(of: round, in: lexicon), edition: lexicon.edition,
      log: RoundLog(of: round, in: lexicon))
  }

  init(
    root: Word, minimum: Int, scoring: Scoring, vocabulary: Vocabulary, minutes: Int?, daily: Int?, edition: UInt64,
    log: RoundLog
  ) {
    (self.root, self.minimum, self.scoring) = (root, minimum, scoring)
    (self.vocabulary, self.minutes) = (vocabulary, minutes)
    (self.daily, self.edition, self.log) = (daily, edition, log)
  }

  /// The number of the round's daily puzzle; nil in free play, or if the puzzle has another root in this lexicon.
  private static func daily(of round: Round, in lexicon: Lexicon) -> Int? {
    guard let number = round.daily, lexicon.dailyRoot(number) == round.root else { return nil }
    return number
  }

  /// How long it was played, in seconds.
  package var seconds: Int { log.seconds }

  /// The words in the order in which they were found, each with the seconds of play before it.
  package var foundWords: [RoundLog.TimedWord] { log.foundWords }

  /// The help that was taken, in order, each with the seconds of play before it.
  package var assists: [RoundLog.Assist] { log.assists }

  /// How many times the hint was looked at.
  package var hints: Int { assists.count { !$0.isClue } }

  /// How many words a clue was taken for.
  package var clues: Int { assists.count { $0.isClue } }
}

/// The reason a challenge is rejected.
public enum ChallengeError: Error, Equatable, Sendable {
  /// The code is truncated or mistyped, or the text is not a code.
  case damaged
  /// A later version of the game made it.
  case newer
  /// One of its words cannot have been found, and why.
  case word(Word, Rejection)
}

#if !hasFeature(Embedded)
  extension Challenge: Codable {
    /// Reads a challenge from its code.
    public init(from decoder: any Decoder) throws {
      let code = try decoder.singleValueContainer().decode(String.self)
      try self.init(code: code.utf8)
    }

    /// Writes the code.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(decoding: code, as: UTF8.self))
    }
  }
#endif
