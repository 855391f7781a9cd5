/// The reason a round cannot be created.
public enum RoundError: Error, Equatable, Sendable {
  /// The root does not have 3 to 15 letters.
  case rootLength(Int)
  /// The time limit is not between 1 and 100 minutes.
  case minutes(Int)
  /// The identity is invalid or belongs to a round with another root, or a daily puzzle has a time limit.
  case identity
  /// The lexicon has no daily puzzle with this number.
  case daily(Int)
}

extension Round {
  /// Creates a free round without found words.
  ///
  /// - Parameters:
  ///   - root: A word of 3 to 15 letters.
  ///   - number: A random number that distinguishes the round from others on the same root. Rounds on the same root
  ///     with the same number are merged.
  ///   - minutes: The time limit in minutes, 1 to 100, or nil for none.
  ///   - moment: The start of the round.
  /// - Throws: A ``RoundError`` for values that no round can have.
  public init(root: Word, number: UInt64, minutes: Int? = nil, at moment: Moment) throws(RoundError) {
    try self.init(id: .free(root: root, number: number), root: root, minutes: minutes, at: moment)
  }

  /// Creates a round with a given identity, without found words: a free round or a daily puzzle.
  ///
  /// - Parameters:
  ///   - id: The identity. For a free round, its root must be `root`. For a daily puzzle, there must be no time limit.
  ///   - root: A word of 3 to 15 letters. For a daily puzzle, use ``DailyPuzzle/root(in:)``.
  ///   - minutes: The time limit in minutes, 1 to 100, or nil for none.
  ///   - moment: The start of the round.
  /// - Throws: A ``RoundError`` for values that no round can have.
  public init(id: RoundID, root: Word, minutes: Int? = nil, at moment: Moment) throws(RoundError) {
    guard Round.rootLengths.contains(root.count) else { throw .rootLength(root.count) }
    if let minutes, !Round.minutes.contains(minutes) { throw .minutes(minutes) }
    guard id.fits(root: root), minutes == nil || id.daily == nil else { throw .identity }
    self.init(id: id, root: root)
    setStart(atSecond: moment.seconds, lastForget: 0)
    timeLimit = minutes.map { .minutes($0) }
  }

  /// Adds a word as found, even if the rules do not allow the word. The `check` command then checks another word.
  package mutating func assumeFound(_ word: Word) {
    if !hasFound(word) { add(word, isCommon: false, after: .zero) }
  }
}

extension RoundID {
  /// Returns whether a round on a root can have the identity.
  func fits(root: Word) -> Bool {
    switch self {
    case .daily(let number): Lexicon.dailyNumbers.contains(number)
    case .free(let requiredRoot, _): requiredRoot == root
    }
  }
}
