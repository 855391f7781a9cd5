/// A finished or current round in the form of a link. Opening the link replays the round, word by word.
///
///     let code = Challenge(of: round, in: lexicon).code       // c1.…
///     let result = try Challenge(code: code).replay(in: lexicon)
///     result.standing.found                                   // 28
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
  /// How long it was played, in seconds.
  public let seconds: Int
  /// The words in the order in which they were found, each with the seconds of play before it.
  public let foundWords: [TimedWord]
  /// The help that was taken, in order, each with the seconds of play before it.
  public let assists: [Assist]

  /// A word found.
  public struct TimedWord: Equatable, Sendable {
    /// The word.
    public let word: Word
    /// The seconds of play before it.
    public let second: Int
  }

  /// A hint or clue taken; the word of a clue is not part of a challenge.
  public struct Assist: Equatable, Sendable {
    /// Whether it was a clue, and not the hint.
    public let isClue: Bool
    /// The seconds of play before it.
    public let second: Int
  }

  /// Creates a challenge from a round. Words that do not count by the vocabulary are left out, because no recipient could check them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words found.
  public init(of round: Round, in lexicon: Lexicon) {
    (root, minimum, scoring, vocabulary) = (round.root, round.minimum, round.scoring, round.vocabulary)
    minutes = round.minutes
    daily = Challenge.daily(of: round, in: lexicon)
    edition = lexicon.edition
    // The times of an imported record may be wrong, so they are limited and made ascending.
    let end = minutes.map { $0 * 60 } ?? PlayTime.longest.seconds
    var second = 0
    foundWords = round.found.reversed().filter { round.vocabulary.wordClass(of: $0.word, in: lexicon) != nil }.map {
      foundWord in
      second = min(max(second, foundWord.time.seconds), end)
      return TimedWord(word: foundWord.word, second: second)
    }
    let clued = round.clued
    var seen: [Word] = []
    var assists: [Assist] = []
    for assist in round.assists.reversed() where assist.kind == .hint || assist.kind == .clue {
      if let word = assist.word {
        guard clued.contains(word), !seen.contains(word) else { continue }
        seen.append(word)
      }
      let time = min(max(assists.last?.second ?? 0, assist.time.seconds), end)
      assists.append(Assist(isClue: assist.kind == .clue, second: time))
    }
    self.assists = assists
    seconds = min(max(second, assists.last?.second ?? 0, round.playTime.seconds), end)
  }

  init(
    root: Word, minimum: Int, scoring: Scoring, vocabulary: Vocabulary, minutes: Int?, daily: Int?, edition: UInt64,
    seconds: Int, foundWords: [TimedWord], assists: [Assist]
  ) {
    (self.root, self.minimum, self.scoring) = (root, minimum, scoring)
    (self.vocabulary, self.minutes) = (vocabulary, minutes)
    (self.daily, self.edition, self.seconds) = (daily, edition, seconds)
    (self.foundWords, self.assists) = (foundWords, assists)
  }

  /// The number of the round's daily puzzle; nil in free play, or if the puzzle has another root in this lexicon.
  @inline(never)
  private static func daily(of round: Round, in lexicon: Lexicon) -> Int? {
    guard let number = round.daily, DailyPuzzle(number: number)?.root(in: lexicon) == round.root else { return nil }
    return number
  }

  /// How many times the hint was looked at.
  public var hints: Int { assists.count { !$0.isClue } }

  /// How many words a clue was taken for.
  public var clues: Int { assists.count { $0.isClue } }
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
