public import ScrambleCore

extension Round {
  /// Creates a free round on a root.
  ///
  ///     try Round("silkworm", minutes: 3).secondsLeft  // 180
  ///
  /// - Parameters:
  ///   - root: A word of 3 to 15 letters.
  ///   - minutes: The time limit in minutes, 3 or 10; nil for none.
  /// - Throws: A `WordError` if the root is not a word, or a `RoundError` if an argument is out of range.
  public init(_ root: some StringProtocol, minutes: Int? = nil) throws {
    try self.init(root: Word(root), minutes: minutes)
  }

  /// Creates the round of the daily puzzle on a date.
  ///
  ///     let date = CivilDate(year: 2026, month: 11, day: 26)!
  ///     try Round.daily(on: date, in: lexicon).root  // turmeric
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - lexicon: The lexicon, which defines the order of the roots.
  /// - Throws: `RoundError.daily(_:)` if the lexicon has no puzzle for that date. The first puzzle is that of 1 January
  ///   2026.
  public static func daily(on date: CivilDate, in lexicon: Lexicon) throws(RoundError) -> Round {
    try Round(daily: DailyPuzzle.number(ofDayCount: date.dayCount), in: lexicon)
  }
}

extension RoundError: CustomStringConvertible {
  /// A sentence for the programmer, or for the person who has chosen the root.
  public var description: String {
    switch self {
    case .rootLength(let length): "A root has 3 to 15 letters, not \(length)."
    case .minutes(let minutes): "A round takes 3 or 10 minutes, not \(minutes)."
    case .daily(let number): "The word list has no daily puzzle No \(number)."
    }
  }
}
