import ScrambleCore

/// The figures of a period.
struct StatisticsMessage: Message {
  let summary: SummaryMessage
  /// The number of rounds with each rank, the lowest rank first.
  let ranks: MessageArray<Rank, RankCountMessage>
  /// The longest words found.
  let longest: [Word]
  /// The number of weeks in a row with enough daily puzzles.
  let weeks: Int

  func writeProperties(to json: JSONWriter) {
    json.add("summary", summary).add("ranks", ranks).add("longest", longest).add("weeks", weeks)
  }
}

/// The figures of all rounds of a period. The average share is in thousandths.
struct SummaryMessage: Message {
  let rounds: Int
  let words: Int
  let distinctWords: Int
  let common: Int
  let bonus: Int
  let allWords: Int
  let dailies: Int
  let averageShare: Int

  func writeProperties(to json: JSONWriter) {
    json.add("rounds", rounds).add("words", words).add("distinctWords", distinctWords).add("common", common)
      .add("bonus", bonus).add("allWords", allWords).add("dailies", dailies).add("averageShare", averageShare)
  }
}

/// The number of rounds with a rank.
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
  let dates: MessageArray<CalendarDay, DateMessage>

  func writeProperties(to json: JSONWriter) {
    json.add("month", month).add("dates", dates)
  }
}

struct MonthMessage: Message {
  let year: Int
  let month: Int
  /// The weekday of the first day, 0 for Monday.
  let weekday: Int
  /// The number of days.
  let length: Int
  /// Whether the calendar has an earlier month.
  let hasPrevious: Bool
  /// Whether the calendar has a later month.
  let hasNext: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("year", year).add("month", month).add("weekday", weekday).add("length", length)
      .add("hasPrevious", hasPrevious).add("hasNext", hasNext)
  }
}

/// A day of a month with its puzzle number and the rank reached.
struct DateMessage: Message {
  let day: Int
  let number: Int
  let progress: DailyProgress
  let rank: Rank?

  func writeProperties(to json: JSONWriter) {
    json.add("day", day).add("number", number).add("progress", progress).add("rank", rank)
  }
}

/// The found words.
struct WordBookMessage: Message {
  let entries: MessageArray<WordBook.Row, WordBookEntryMessage>

  func writeProperties(to json: JSONWriter) {
    json.add("entries", entries)
  }
}

/// A row of the word book: a word, the number of rounds in which it was found, and when the first of them began, in
/// seconds since 1970.
struct WordBookEntryMessage: Message {
  let word: Word
  let found: Int
  let first: Int64
  let familiarity: WordBook.Familiarity

  func writeProperties(to json: JSONWriter) {
    json.add("word", word).add("found", found).add("first", first).add("familiarity", familiarity)
  }
}

/// Common words to learn, and the familiar root that contains the most of those missed at least twice, if any.
struct WordsToLearnMessage: Message {
  let lessons: MessageArray<WordBook.Row, LessonMessage>
  let practice: PracticeMessage?

  func writeProperties(to json: JSONWriter) {
    json.add("lessons", lessons).add("practice", practice)
  }
}

/// A common word to learn, with the numbers of rounds in which it was missed and found.
struct LessonMessage: Message {
  let word: Word
  let missed: Int
  let found: Int
  let familiarity: WordBook.Familiarity

  func writeProperties(to json: JSONWriter) {
    json.add("word", word).add("missed", missed).add("found", found).add("familiarity", familiarity)
  }
}

/// A root, and the number of words to learn that it contains.
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
      ranks: MessageArray(Rank.allCases) { RankCountMessage(rank: $0, count: summary.ranks[Int($0.rawValue)]) },
      longest: summary.longest, weeks: weeks)
  }
}

extension SummaryMessage {
  init(_ summary: StatisticsSummary) {
    self.init(
      rounds: summary.rounds, words: summary.words, distinctWords: summary.distinctWords, common: summary.commonCount,
      bonus: summary.bonusCount, allWords: summary.allWords, dailies: summary.dailies,
      averageShare: summary.averageShare)
  }
}

extension MonthMessage {
  init(_ month: CivilMonth, of months: ClosedRange<CivilMonth>) {
    self.init(
      year: month.year, month: month.month, weekday: month.firstDay.weekday, length: month.dayCount,
      hasPrevious: month > months.lowerBound, hasNext: month < months.upperBound)
  }
}
