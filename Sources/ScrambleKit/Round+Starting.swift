public import ScrambleCore

// Shortcuts for creating a free round with a random number, or the round of a daily puzzle. Unless a moment is given,
// the round begins now.

extension Round {
  /// Creates a free round on a root.
  ///
  ///     try Round("silkworm", minutes: 3).timeLeft?.seconds  // 180
  ///
  /// - Parameters:
  ///   - root: A word of 3 to 15 letters.
  ///   - minutes: The time limit in minutes, 1 to 100; nil for none.
  ///   - moment: When the round begins.
  /// - Throws: A `WordError` if the root is not a word, or a `RoundError` if an argument is out of range.
  public init(_ root: some StringProtocol, minutes: Int? = nil, at moment: Moment = .now) throws {
    try self.init(Word(root), minutes: minutes, at: moment)
  }

  /// Creates a free round on a root that is already a `Word`.
  public init(_ root: Word, minutes: Int? = nil, at moment: Moment = .now) throws(RoundError) {
    try self.init(root: root, number: UInt64.random(in: 0...UInt64.max), minutes: minutes, at: moment)
  }

  /// Creates the round of the daily puzzle with a number.
  ///
  ///     try Round.daily(number: 330, in: lexicon).root  // turmeric
  ///
  /// - Parameters:
  ///   - number: The number of the puzzle; number 1 is the puzzle of 1 January 2026.
  ///   - lexicon: The lexicon, which defines the order of the roots.
  ///   - moment: When the round begins.
  /// - Throws: `RoundError.daily(_:)` if the lexicon has no puzzle with that number. A lexicon of your own may have no
  ///   daily puzzles at all.
  public static func daily(number: Int, in lexicon: Lexicon, at moment: Moment = .now) throws(RoundError) -> Round {
    guard let root = DailyPuzzle(number: number)?.root(in: lexicon) else { throw .daily(number) }
    return try Round(id: .daily(number), root: root, at: moment)
  }

  /// Creates the round of the daily puzzle on a date.
  ///
  ///     let date = CivilDate(year: 2026, month: 11, day: 26)!
  ///     try Round.daily(on: date, in: lexicon).root  // turmeric
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - lexicon: The lexicon, which defines the order of the roots.
  ///   - moment: When the round begins.
  /// - Throws: `RoundError.daily(_:)` if the lexicon has no puzzle for that date. The first puzzle is that of 1 January
  ///   2026.
  public static func daily(
    on date: CivilDate, in lexicon: Lexicon, at moment: Moment = .now
  ) throws(RoundError) -> Round {
    try daily(number: DailyPuzzle.number(ofDayCount: date.dayCount), in: lexicon, at: moment)
  }
}

extension RoundError: CustomStringConvertible {
  /// A sentence for the programmer, or for the person who has chosen the root.
  public var description: String {
    switch self {
    case .rootLength(let length): "A root has 3 to 15 letters, not \(length)."
    case .minutes(let minutes): "A round takes 1 to 100 minutes, not \(minutes)."
    case .identity: "No round with this root and time limit has this identity."
    case .daily(let number): "The word list has no daily puzzle No \(number)."
    }
  }
}
