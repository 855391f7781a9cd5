/// A day of the calendar and its daily puzzle.
package struct CalendarDay: Equatable, Sendable {
  package let number: Int
  package var date: CivilDate { DailyPuzzle(number: number)?.date ?? CivilDate(dayCount: CivilDate.firstDayCount) }
  package let progress: DailyProgress
  /// The rank reached, or nil if no word was found.
  package let rank: Rank?

  init(number: Int, progress: DailyProgress, rank: Rank?) {
    self.number = number
    self.progress = progress
    self.rank = rank
  }

  /// Creates the day of a puzzle that was played.
  init(number: Int, _ round: RoundSummary) {
    self.init(number: number, progress: round.isWhole ? .whole : .begun, rank: round.hasWord ? round.rank : nil)
  }
}

/// The progress in a daily puzzle. The raw values never change, because the page depends on them.
package enum DailyProgress: String, Sendable {
  case notPlayed
  /// The puzzle was played, and common words are left to find.
  case begun
  /// Every common word was found.
  case whole
  /// The day of the puzzle has not come yet, and the puzzle was not played.
  case toCome
}

extension Statistics {
  /// Returns a day with the progress in its daily puzzle.
  package func day(_ number: Int, today: DailyPuzzle) -> CalendarDay {
    guard let round = rounds.first(where: { $0.daily == number }) else {
      return CalendarDay(number: number, progress: number > today.number ? .toCome : .notPlayed, rank: nil)
    }
    return CalendarDay(number: number, round)
  }

  /// Returns the days of a month that have a daily puzzle, in order. Days before 2026 have none.
  package func days(of month: CivilMonth, today: DailyPuzzle) -> [CalendarDay] {
    (1...month.dayCount).compactMap { day in
      CivilDate(year: month.year, month: month.month, day: day).flatMap { DailyPuzzle(date: $0) }
        .map { self.day($0.number, today: today) }
    }
  }

  /// Returns the months that a calendar shows, from that of the first daily puzzle to the current one.
  package static func months(until today: DailyPuzzle) -> ClosedRange<CivilMonth> {
    let current = CivilMonth(of: today.date)
    return CivilMonth(of: DailyPuzzle(number: 1)?.date ?? today.date)...current
  }

  /// The minimum number of daily puzzles for a week to count.
  package static let dailiesPerWeek = 3

  /// Returns the number of consecutive weeks, up to this one, with at least three daily puzzles played on their own
  /// days.
  ///
  /// A puzzle was played on its own day if its round began on that date. Weeks start on Monday (ISO 8601). The
  /// current week counts once it has three such puzzles; until then the streak ends with the week before.
  package func weeksInARow(today: CivilDate, by timeZone: TimeZoneOffsets) -> Int {
    let starts = rounds.filter { $0.hasWord }.compactMap { round in
      round.daily.map { (daily: $0, second: round.began) }
    }
    return Statistics.weeksInARow(starts, today: today, by: timeZone)
  }

  /// Returns the number of consecutive weeks, up to this one, with at least three daily puzzles played on their own
  /// days.
  ///
  /// - Parameter starts: For each daily puzzle played, its number, and when its round began, in seconds since 1970-01-01
  ///   00:00 UTC.
  static func weeksInARow(
    _ starts: [(daily: Int, second: Int64)], today: CivilDate, by timeZone: TimeZoneOffsets
  ) -> Int {
    let weeks = starts.compactMap { daily, second in
      DailyPuzzle(number: daily).flatMap { $0.date == timeZone.date(ofSecond: second) ? $0.date.week : nil }
    }
    let hasEnoughDailies = { (week: Int) in weeks.count { $0 == week } >= Statistics.dailiesPerWeek }
    let latest = hasEnoughDailies(today.week) ? today.week : today.week - 1
    var week = latest
    while hasEnoughDailies(week) { week -= 1 }
    return latest - week
  }
}
