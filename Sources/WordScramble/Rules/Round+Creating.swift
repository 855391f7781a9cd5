/// The reason a round cannot be created.
public enum RoundError: Error, Equatable, Sendable {
  /// The root does not have 3 to 15 letters.
  case rootLength(Int)
  /// The fewest letters of a word are not 3 or 4.
  case minimum(Int)
  /// The minutes are not between 1 and 100.
  case minutes(Int)
  /// More words are given with the round than ``Vocabulary/maxGivenWords``.
  case givenWords(Int)
  /// The identity is that of a round with another root or other rules, or no round has it.
  case identity
  /// The lexicon has no daily puzzle of this number.
  case daily(Int)
}

extension Round {
  /// Creates a free round without found words.
  ///
  /// - Parameters:
  ///   - root: 3 to 15 letters.
  ///   - number: A random number that distinguishes the round from others on the same root; rounds of one number are
  ///     merged.
  ///   - minimum: The fewest letters of a word, 3 or 4.
  ///   - scoring: What a word is worth.
  ///   - minutes: How many minutes it may be played, 1 to 100, or nil for as long as the player likes.
  ///   - vocabulary: The words that count; given words that cannot be spelled from the root are left out.
  ///   - moment: When it begins.
  /// - Throws: A ``RoundError`` for facts that no round can have.
  public init(
    root: Word, number: UInt64, minimum: Int = 3, scoring: Scoring = .classic, minutes: Int? = nil,
    vocabulary: Vocabulary = .standard, at moment: Moment
  ) throws(RoundError) {
    try self.init(
      id: .free(root: root, number: number), root: root, minimum: minimum, scoring: scoring, minutes: minutes,
      vocabulary: vocabulary, at: moment)
  }

  /// Creates a round of some identity without found words: a free round, a daily puzzle, or a round of a set.
  ///
  /// - Parameters:
  ///   - id: The identity. That of a free round has the root; that of a daily puzzle has the minimum and the scoring,
  ///     and the round has neither a time limit nor a vocabulary of its own.
  ///   - root: 3 to 15 letters; for a daily puzzle, ``DailyPuzzle/root(in:)``.
  ///   - minimum: The fewest letters of a word, 3 or 4.
  ///   - scoring: What a word is worth.
  ///   - minutes: How many minutes it may be played, 1 to 100, or nil for as long as the player likes.
  ///   - vocabulary: The words that count; given words that cannot be spelled from the root are left out.
  ///   - moment: When it begins.
  /// - Throws: A ``RoundError`` for facts that no round can have.
  public init(
    id: RoundID, root: Word, minimum: Int = 3, scoring: Scoring = .classic, minutes: Int? = nil,
    vocabulary: Vocabulary = .standard, at moment: Moment
  ) throws(RoundError) {
    guard Round.rootLengths.contains(root.count) else { throw .rootLength(root.count) }
    guard Round.minimums.contains(minimum) else { throw .minimum(minimum) }
    if let minutes, !Round.minutes.contains(minutes) { throw .minutes(minutes) }
    let fitted = vocabulary.fitted(to: root, minimum: minimum)
    guard fitted.given.count <= Vocabulary.maxGivenWords else { throw .givenWords(fitted.given.count) }
    let isPlain = minutes == nil && vocabulary == .standard
    guard id.fits(root: root, minimum: minimum, scoring: scoring), isPlain || id.daily == nil else { throw .identity }
    self.init(
      id: id, root: root, minimum: minimum, scoring: scoring, vocabulary: fitted, startedAt: 0)
    begin(atSecond: moment.seconds, mark: 0)
    limit = minutes.map { .minutes($0) }
  }

  /// Adds a word that was found earlier without asking the lexicon whether it counts: a later word list never removes a
  /// found word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - lexicon: The lexicon that decides whether it is a common word.
  ///   - time: The time of play after which it was found.
  /// - Returns: Whether the round has it now for the first time: its letters are in the root, it is long enough, is not
  ///   the root itself and was not found before.
  @discardableResult
  package mutating func restore(_ word: Word, in lexicon: Lexicon, after time: PlayTime) -> Bool {
    guard admits(word), !hasFound(word) else { return false }
    let time = max(.zero, min(time, .longest))
    return add(word, isCommon: vocabulary.wordClass(of: word, in: lexicon)?.isCommon ?? false, after: time) != nil
  }

  /// Adds a word that somebody says was found, even if it cannot have been: the command `check` judges another word
  /// beside it.
  package mutating func assumeFound(_ word: Word) {
    if !hasFound(word) { _ = add(word, isCommon: false, after: .zero) }
  }
}

extension RoundID {
  /// Whether a round with some facts can have the identity.
  func fits(root: Word, minimum: Int, scoring: Scoring) -> Bool {
    switch self {
    case .daily(let number, let asked, let way):
      Lexicon.dailyNumbers.contains(number) && asked == minimum && way == scoring
    case .free(let asked, _): asked == root
    case .set(_, let place): RoundID.places.contains(place)
    case .shared: true
    }
  }
}
