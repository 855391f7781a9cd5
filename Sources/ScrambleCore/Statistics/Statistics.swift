/// The statistics of all rounds: totals, days, and the words found and missed.
///
///     Statistics(of: [round], in: lexicon).summary().allWords  // 0
///
/// Rounds are not stored, so thousands of them can be added one by one.
package struct Statistics: Sendable {
  /// The rounds with progress, in the order in which they were added.
  package private(set) var rounds: [RoundSummary] = []
  /// Every word that was found or missed.
  package var words = WordBook()

  package init() {}

  /// Creates the statistics of some rounds.
  package init(of rounds: [Round], in lexicon: Lexicon) {
    for round in rounds { add(round, in: lexicon) }
    words.mergePending()
  }

  /// Adds a round. Rounds without progress do not count.
  package mutating func add(_ round: Round, in lexicon: Lexicon) {
    guard round.hasProgress else { return }
    let puzzle = Puzzle(root: round.root, in: lexicon)
    rounds.append(RoundSummary(round, Standing(of: round, in: puzzle)))
    words.add(round, puzzle, in: lexicon)
  }

  /// Returns the familiar root from which most of the words that were missed at least twice can be spelled. Its round
  /// has not ended.
  package func practice(in lexicon: Lexicon) -> CoveringRoot? {
    lexicon.root(spellingMostOf: words.toPractise, excluding: rounds.filter { $0.isEnded }.map { $0.root })
  }

  /// A period that ends today.
  package enum Period: CaseIterable, Sendable {
    case allTime, thisYear, thisMonth

    /// Returns the first day of the period, or nil for all time.
    func start(_ today: CivilDate) -> CivilDate? {
      switch self {
      case .allTime: nil
      case .thisYear: CivilDate(year: today.year, month: 1, day: 1)
      case .thisMonth: CivilDate(year: today.year, month: today.month, day: 1)
      }
    }
  }

  /// Returns the summary of all rounds.
  package func summary() -> StatisticsSummary {
    StatisticsSummary(rounds: rounds, words: words.found)
  }

  /// Returns the summary of the rounds that began in a period.
  package func summary(of period: Period, today: CivilDate, by timeZone: TimeZoneOffsets) -> StatisticsSummary {
    guard let start = period.start(today) else { return summary() }
    let isWithin = { (seconds: Int64) in timeZone.date(ofSecond: seconds) >= start }
    return StatisticsSummary(
      rounds: rounds.filter { isWithin($0.began) }, words: words.found.filter { isWithin($0.latestRoundStart) })
  }
}

/// A summary of some rounds. Only rounds with a found word count.
package struct StatisticsSummary: Equatable, Sendable {
  /// The number of rounds played.
  package private(set) var rounds = 0
  /// The number of words found.
  package var words: Int { commonCount + bonusCount }
  /// The number of different words found.
  package let distinctWords: Int
  /// The number of common words found.
  package private(set) var commonCount = 0
  /// The number of bonus words found.
  package private(set) var bonusCount = 0
  /// The longest words found that may be shown, all of the same length, from a to z. At most ``maxLongestWords``.
  package let longest: [Word]
  /// The number of rounds in which every common word was found.
  package var allWords: Int { ranks[Int(Rank.allWords.rawValue)] }
  /// The number of daily puzzles played.
  package let dailies: Int
  /// The number of rounds with each rank, lowest rank first.
  package private(set) var ranks = [Int](repeating: 0, count: Rank.allCases.count)
  /// The average share of common words found in a round, in thousandths.
  package let averageShare: Int

  /// The maximum number of longest words.
  package static let maxLongestWords = 3

  init(rounds summaries: [RoundSummary], words: [WordBook.Row]) {
    var dailyCount = 0
    var shareSum = 0
    for round in summaries where round.hasWord {
      rounds += 1
      commonCount += round.foundCount
      bonusCount += round.bonusCount
      ranks[Int(round.rank.rawValue)] += 1
      shareSum += round.total == 0 ? 0 : round.foundCount * 1000 / round.total
      if round.daily != nil { dailyCount += 1 }
    }
    dailies = dailyCount
    averageShare = rounds == 0 ? 0 : shareSum / rounds
    distinctWords = words.count
    let length = words.reduce(0) { $1.mayBeShown ? max($0, $1.word.count) : $0 }
    longest = Array(
      words.filter { $0.mayBeShown && $0.word.count == length }.prefix(StatisticsSummary.maxLongestWords).map {
        $0.word
      })
  }
}
