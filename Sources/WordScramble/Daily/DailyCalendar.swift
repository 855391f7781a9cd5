/// A day of the calendar and its daily puzzle.
package struct CalendarDay: Equatable, Sendable {
  /// The number of the puzzle.
  package let number: Int
  /// The day.
  package var date: CivilDate { DailyPuzzle(number: number)?.date ?? CivilDate(dayCount: CivilDate.firstDayCount) }
  /// The progress.
  package let progress: DailyProgress
  /// The highest rank reached, or nil if no word was found.
  package let rank: Rank?
}

/// The progress in a daily puzzle. Commands and the page know the cases by their raw values, which never change.
package enum DailyProgress: String, Sendable {
  /// Nothing was done in it.
  case notPlayed
  /// Something was done in it.
  case begun
  /// Every common word is found.
  case whole
  /// Its day is still to come.
  case toCome
}

extension Statistics {
  /// Returns the progress in a daily puzzle, with any rules.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds.
  package func day(_ number: Int, today: DailyPuzzle) -> CalendarDay {
    var (progress, rank) = (number > today.number ? DailyProgress.toCome : .notPlayed, Rank?.none)
    for round in rounds where round.daily == number {
      if progress != .whole { progress = round.rank == .wholeString ? .whole : .begun }
      if round.firstFoundAt != nil { rank = max(rank ?? .thread, round.rank) }
    }
    return CalendarDay(number: number, progress: progress, rank: rank)
  }

  /// Returns the days of a month that have a daily puzzle, in order; none before 2026.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds.
  package func days(of month: CivilMonth, today: DailyPuzzle) -> [CalendarDay] {
    (1...month.dayCount).compactMap { day in
      CivilDate(year: month.year, month: month.month, day: day).flatMap { DailyPuzzle(date: $0) }
        .map { self.day($0.number, today: today) }
    }
  }

  /// Returns the months that a calendar shows: from the month of the first daily puzzle to this one.
  package static func months(until today: DailyPuzzle) -> ClosedRange<CivilMonth> {
    let current = CivilMonth(of: today.date)
    return CivilMonth(of: DailyPuzzle(number: 1)?.date ?? today.date)...current
  }

  /// How many daily puzzles of a week make it count.
  package static let dailiesPerWeek = 3

  /// Returns how many weeks in a row, up to this one, had three daily puzzles or more that were played on their own days.
  ///
  /// A puzzle was played on its own day where its first word was found on that date. Weeks go from Monday to Sunday (ISO 8601). This week
  /// counts as soon as it has its three; until then the row ends with the last one.
  ///
  /// - Complexity: O(*n* *m*), where *n* is the number of rounds and *m* the number of weeks.
  package func weeksInARow(today: CivilDate, by timeZone: TimeZoneOffsets) -> Int {
    let firstFinds = rounds.compactMap { round in round.firstFoundAt.map { (daily: round.daily, second: $0) } }
    return Statistics.weeksInARow(firstFinds, today: today, by: timeZone)
  }

  /// Returns the weeks in a row from the numbers of daily puzzles, each with the second in which the first word of a round of it was found.
  static func weeksInARow(
    _ firstFinds: [(daily: Int?, second: Int64)], today: CivilDate, by timeZone: TimeZoneOffsets
  ) -> Int {
    var played: [Int] = []
    for find in firstFinds {
      guard let number = find.daily, !played.contains(number),
        DailyPuzzle(number: number)?.date == timeZone.date(ofSecond: find.second)
      else { continue }
      played.append(number)
    }
    let weeks = played.compactMap { DailyPuzzle(number: $0)?.date.week }
    let isEnough = { (week: Int) in weeks.count { $0 == week } >= Statistics.dailiesPerWeek }
    let latest = isEnough(today.week) ? today.week : today.week - 1
    var week = latest
    while isEnough(week) { week -= 1 }
    return latest - week
  }
}
