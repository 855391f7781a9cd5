public import WordScramble

// The short ways to a round: with the clock of this computer, a random number, and the root and the rules that a daily puzzle has.

extension Round {
  /// Creates a free round on a root.
  ///
  ///     try Round("silkworm", minutes: 3).timeLeft?.seconds  // 180
  ///
  /// - Parameters:
  ///   - root: 3 to 15 letters.
  ///   - minimum: The fewest letters of a word, 3 or 4.
  ///   - scoring: What a word is worth.
  ///   - minutes: How many minutes it may be played, 1 to 100, or nil for as long as the player likes.
  ///   - moment: When it begins.
  /// - Throws: A `WordError` if the root is no word, a `RoundError` for facts that no round can have.
  public init(
    _ root: some StringProtocol, minimum: Int = 3, scoring: Scoring = .classic, minutes: Int? = nil,
    at moment: Moment = .now
  ) throws {
    try self.init(Word(root), minimum: minimum, scoring: scoring, minutes: minutes, at: moment)
  }

  /// Creates a free round on a word that is the root; everything else is as with a text.
  public init(
    _ root: Word, minimum: Int = 3, scoring: Scoring = .classic, minutes: Int? = nil, at moment: Moment = .now
  ) throws(RoundError) {
    let number = UInt64.random(in: 0...UInt64.max)
    try self.init(root: root, number: number, minimum: minimum, scoring: scoring, minutes: minutes, at: moment)
  }

  /// Creates the round of a daily puzzle.
  ///
  ///     try Round.daily(number: 330, in: lexicon).root  // turmeric
  ///
  /// - Parameters:
  ///   - number: The number; 1 is that of 1 January 2026.
  ///   - lexicon: The lexicon, which has the order of the roots.
  ///   - minimum: The fewest letters of a word, 3 or 4.
  ///   - scoring: What a word is worth.
  ///   - moment: When the round begins.
  /// - Throws: `RoundError.daily(_:)` if the lexicon has no puzzle of that number; a list of one's own may have none at all.
  public static func daily(
    number: Int, in lexicon: Lexicon, minimum: Int = 3, scoring: Scoring = .classic, at moment: Moment = .now
  ) throws(RoundError) -> Round {
    guard let root = DailyPuzzle(number: number)?.root(in: lexicon) else { throw .daily(number) }
    let id = RoundID.daily(number: number, minimum: minimum, scoring: scoring)
    return try Round(id: id, root: root, minimum: minimum, scoring: scoring, at: moment)
  }

  /// Creates the round of the puzzle of a day.
  ///
  ///     let date = CivilDate(year: 2026, month: 11, day: 26)!
  ///     try Round.daily(on: date, in: lexicon).root  // turmeric
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - lexicon: The lexicon, which has the order of the roots.
  ///   - minimum: The fewest letters of a word, 3 or 4.
  ///   - scoring: What a word is worth.
  ///   - moment: When the round begins.
  /// - Throws: `RoundError.daily(_:)` if the day has no puzzle; the first one is that of 1 January 2026.
  public static func daily(
    on date: CivilDate, in lexicon: Lexicon, minimum: Int = 3, scoring: Scoring = .classic, at moment: Moment = .now
  ) throws(RoundError) -> Round {
    let number = DailyPuzzle.number(ofDayCount: date.dayCount)
    return try daily(number: number, in: lexicon, minimum: minimum, scoring: scoring, at: moment)
  }
}
