import WordScramble

/// The figures of a period.
struct StatisticsMessage: Message {
  let summary: SummaryMessage
  /// The lowest first.
  let ranks: Each<Rank, RankCountMessage>
  /// The longest words found.
  let longest: [Word]
  /// How many weeks in a row had enough daily puzzles.
  let weeks: Int

  func writeProperties(to json: JSONWriter) {
    json.add("summary", summary).add("ranks", ranks).add("longest", longest).add("weeks", weeks)
  }
}

/// The figures of all rounds; the average share is in thousandths.
struct SummaryMessage: Message {
  let rounds: Int
  let words: Int
  let distinctWords: Int
  let common: Int
  let bonus: Int
  let wholeStrings: Int
  let dailies: Int
  let averageShare: Int
  /// Those of play. Not an `Int`, which in a page has 32 bits.
  let seconds: Int64

  func writeProperties(to json: JSONWriter) {
    json.add("rounds", rounds).add("words", words).add("distinctWords", distinctWords).add("common", common)
      .add("bonus", bonus).add("wholeStrings", wholeStrings).add("dailies", dailies).add("averageShare", averageShare)
      .add("seconds", seconds)
  }
}

/// How many rounds reached a rank and none above.
struct RankCountMessage: Message {
  let rank: Rank
  let count: Int

  func writeProperties(to json: JSONWriter) {
    json.add("rank", rank).add("count", count)
  }
}

/// The daily puzzles of a month.
struct CalendarMessage: Message {
  let month: MonthMessage
  let dates: Each<CalendarDay, DateMessage>

  func writeProperties(to json: JSONWriter) {
    json.add("month", month).add("dates", dates)
  }
}

/// A month.
struct MonthMessage: Message {
  let year: Int
  let month: Int
  /// The day of the week on which it begins, 0 for Monday.
  let weekday: Int
  /// How many days it has.
  let length: Int
  /// Whether the calendar has an earlier month.
  let hasPrevious: Bool
  /// Whether it has a later one.
  let hasNext: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("year", year).add("month", month).add("weekday", weekday).add("length", length)
      .add("hasPrevious", hasPrevious).add("hasNext", hasNext)
  }
}

/// A day of a month, the number of its puzzle, and the rank reached.
struct DateMessage: Message {
  let day: Int
  let number: Int
  let progress: DailyProgress
  let rank: Rank?

  func writeProperties(to json: JSONWriter) {
    json.add("day", day).add("number", number).add("progress", progress).add("rank", rank)
  }
}

/// The words found.
struct WordBookMessage: Message {
  let entries: Each<WordBook.Row, EntryMessage>

  func writeProperties(to json: JSONWriter) {
    json.add("entries", entries)
  }
}

/// A row of the word book: in how many rounds the word was found, and when first, in seconds since 1970.
struct EntryMessage: Message {
  let word: Word
  let found: Int
  let first: Int64
  let familiarity: WordBook.Familiarity

  func writeProperties(to json: JSONWriter) {
    json.add("word", word).add("found", found).add("first", first).add("familiarity", familiarity)
  }
}

/// Common words to learn, and the root that holds most of those missed at least twice.
struct ToLearnMessage: Message {
  let lessons: Each<WordBook.Row, LessonMessage>
  let practice: PracticeMessage?

  func writeProperties(to json: JSONWriter) {
    json.add("lessons", lessons).add("practice", practice)
  }
}

/// A common word to learn: in how many rounds it was missed, and in how many it was found.
struct LessonMessage: Message {
  let word: Word
  let missed: Int
  let found: Int
  let familiarity: WordBook.Familiarity

  func writeProperties(to json: JSONWriter) {
    json.add("word", word).add("missed", missed).add("found", found).add("familiarity", familiarity)
  }
}

/// A root, and how many words to learn it holds.
struct PracticeMessage: Message {
  let root: Word
  let count: Int

  func writeProperties(to json: JSONWriter) {
    json.add("root", root).add("count", count)
  }
}

extension StatisticsMessage {
  init(_ summary: StatisticsSummary, weeks: Int) {
    self.init(
      summary: SummaryMessage(summary),
      ranks: Each(Rank.allCases) { RankCountMessage(rank: $0, count: summary.ranks[Int($0.rawValue)]) },
      longest: summary.longest, weeks: weeks)
  }
}

extension SummaryMessage {
  init(_ summary: StatisticsSummary) {
    self.init(
      rounds: summary.rounds, words: summary.words, distinctWords: summary.distinctWords, common: summary.common,
      bonus: summary.bonus, wholeStrings: summary.wholeStrings, dailies: summary.dailies,
      averageShare: summary.averageShare, seconds: summary.secondsPlayed)
  }
}

extension MonthMessage {
  init(_ month: CivilMonth, of months: ClosedRange<CivilMonth>) {
    self.init(
      year: month.year, month: month.month, weekday: month.firstDay.weekday, length: month.dayCount,
      hasPrevious: month > months.lowerBound, hasNext: month < months.upperBound)
  }
}
