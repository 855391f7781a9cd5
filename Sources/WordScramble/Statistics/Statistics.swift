/// The statistics over all rounds: figures, days, and the words found and missed.
///
///     Statistics(of: [round], in: lexicon).summary().wholeStrings  // 0
///
/// It stores no rounds, so thousands of them can be added one by one.
package struct Statistics: Sendable {
  /// The rounds in which something was done, in the order in which they were added.
  package private(set) var rounds: [RoundSummary] = []
  /// Every word that was found or missed.
  package var words = WordBook()

  /// Creates empty statistics.
  package init() {}

  /// Counts rounds.
  ///
  /// - Complexity: that of a ``Puzzle`` for each round.
  package init(of rounds: [Round], in lexicon: Lexicon) {
    for round in rounds { add(round, in: lexicon) }
    words.mergePending()
  }

  /// Counts a round; one in which nothing was done does not count, nor does one of a list that was hunted together.
  package mutating func add(_ round: Round, in lexicon: Lexicon) {
    if case .shared = round.id { return }
    guard round.hasProgress else { return }
    let classified = round.classified(by: lexicon)
    let puzzle = Puzzle(of: round, in: lexicon)
    rounds.append(RoundSummary(classified, Standing(of: classified, in: puzzle)))
    words.add(classified, puzzle, in: lexicon)
  }

  /// A period that lasts until the present.
  package enum Period: CaseIterable, Sendable {
    case allTime, thisYear, thisMonth

    /// Returns the first day of the period, or nil if it has none.
    func start(_ today: CivilDate) -> CivilDate? {
      switch self {
      case .allTime: nil
      case .thisYear: CivilDate(year: today.year, month: 1, day: 1)
      case .thisMonth: CivilDate(year: today.year, month: today.month, day: 1)
      }
    }
  }

  /// Returns the figures of all time.
  package func summary() -> StatisticsSummary {
    StatisticsSummary(rounds: rounds, words: words.found)
  }

  /// Returns the figures of the rounds that began in a period.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds and of words.
  package func summary(of period: Period, today: CivilDate, by timeZone: TimeZoneOffsets) -> StatisticsSummary {
    guard let start = period.start(today) else { return summary() }
    let isWithin = { (seconds: Int64) in timeZone.date(ofSecond: seconds) >= start }
    return StatisticsSummary(
      rounds: rounds.filter { isWithin($0.startedAt) }, words: words.found.filter { isWithin($0.latest) })
  }
}

/// The player's record: the figures of some rounds. Only rounds with a word found count.
package struct StatisticsSummary: Equatable, Sendable {
  /// How many rounds were played.
  package private(set) var rounds = 0
  /// How many words were found.
  package var words: Int { common + bonus }
  /// How many different words were found.
  package let distinctWords: Int
  /// How many common words were found.
  package private(set) var common = 0
  /// How many bonus words were found.
  package private(set) var bonus = 0
  /// The longest words found, at most ``maxLongestWords``, from a to z; all have as many letters.
  package let longest: [Word]
  /// How many rounds had every common word found.
  package var wholeStrings: Int { ranks[Int(Rank.wholeString.rawValue)] }
  /// How many daily puzzles were played.
  package let dailies: Int
  /// How long was played, in seconds.
  package var secondsPlayed: Int64 { tenthsPlayed / 10 }
  private var tenthsPlayed: Int64 = 0
  /// How many rounds reached each rank and none above, the lowest first.
  package private(set) var ranks = [Int](repeating: 0, count: Rank.allCases.count)
  /// The share of the common words that was found, on average over the rounds, in thousandths.
  package let averageShare: Int

  /// The largest number of longest words.
  package static let maxLongestWords = 3

  init(rounds summaries: [RoundSummary], words: [WordBook.Row]) {
    var (dailies, shares) = ([Int](), 0)
    for round in summaries where round.firstFoundAt != nil {
      rounds += 1
      common += round.found
      bonus += round.bonus
      tenthsPlayed += Int64(round.playTime.tenths)
      ranks[Int(round.rank.rawValue)] += 1
      shares += round.total == 0 ? 0 : round.found * 1000 / round.total
      if let daily = round.daily, !dailies.contains(daily) { dailies.append(daily) }
    }
    self.dailies = dailies.count
    averageShare = rounds == 0 ? 0 : shares / rounds
    distinctWords = words.count
    let length = words.reduce(0) { $1.isShown ? max($0, $1.word.count) : $0 }
    longest = Array(
      words.filter { $0.isShown && $0.word.count == length }.prefix(StatisticsSummary.maxLongestWords).map { $0.word })
  }
}
