/// A round as a link. Opening the link replays the round word for word. The round may still be in progress.
///
///     let code = Challenge(of: round, in: lexicon).code  // c1.…
///     let result = try Challenge(code: code).replay(in: lexicon)
///     result.standing.foundCount  // 2
///
/// `Documentation/Challenges.md` describes the format of the code.
public struct Challenge: Equatable, Sendable {
  public let root: Word
  /// The minimum number of letters in a word, 3 or 4.
  public let minimum: Int
  public let scoring: Scoring
  /// The words that counted in the round.
  public let vocabulary: Vocabulary
  /// The time limit in minutes, or nil for a round without one.
  public let minutes: Int?
  /// The number of the daily puzzle, or nil if the round was not one.
  public let daily: Int?
  /// The edition of the lexicon that judged the words.
  public let edition: UInt64
  public let log: RoundLog

  /// Creates a challenge from a round.
  ///
  /// Words that do not count in the round's vocabulary are left out, because no recipient could check them.
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

  /// Returns the number of the round's daily puzzle; nil if the round is not one, or if the puzzle has another root in
  /// this lexicon.
  private static func daily(of round: Round, in lexicon: Lexicon) -> Int? {
    guard let number = round.daily, lexicon.dailyRoot(number) == round.root else { return nil }
    return number
  }

  /// How long the round was played, in seconds.
  package var seconds: Int { log.seconds }

  /// The words in the order in which they were found, each with the seconds played up to then.
  package var foundWords: [RoundLog.TimedWord] { log.foundWords }

  /// The help that was taken, in order, each with the seconds played up to then.
  package var assists: [RoundLog.Assist] { log.assists }

  /// How many times the hint was shown.
  package var hints: Int { assists.count { !$0.isClue } }

  /// The number of words for which a clue was taken.
  package var clues: Int { assists.count { $0.isClue } }
}

/// The reason a challenge is rejected.
public enum ChallengeError: Error, Equatable, Sendable {
  /// The code is truncated or mistyped or breaks a rule, its daily puzzle has another root, or the text is not a code.
  case damaged
  /// A later version of the game created the code.
  case newer
  /// One of the words cannot have been found, for the given reason.
  case word(Word, Rejection)
}

extension ChallengeError {
  /// The code of the reason. It is the same in every language and never changes.
  public var code: String {
    switch self {
    case .damaged: "damaged"
    case .newer: "newer"
    case .word: "word"
    }
  }
}

#if !hasFeature(Embedded)
  extension Challenge: Codable {
    public init(from decoder: any Decoder) throws {
      let code = try decoder.singleValueContainer().decode(String.self)
      try self.init(code: code.utf8)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(decoding: code, as: UTF8.self))
    }
  }
#endif
