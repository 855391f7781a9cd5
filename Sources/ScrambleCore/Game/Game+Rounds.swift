/// The rounds other than the current one: what is offered, unfinished rounds and daily puzzles.
extension Game {
  /// The maximum number of unfinished rounds that are listed.
  private static let maxUnfinished = 10

  /// The unfinished rounds other than the current one, those touched last first. At most ten.
  package var unfinished: [RoundSummary] { unfinished(atMost: Game.maxUnfinished) }

  private func unfinished(atMost maxCount: Int) -> [RoundSummary] {
    var unfinished: [RoundSummary] = []
    for round in history.touchedLast where !round.isEnded && round.id != self.round.id {
      guard round.hasProgress || !round.players.isEmpty else { continue }
      if unfinished.count == maxCount { break }
      let summary = summary(of: round)
      if !summary.isWhole { unfinished.append(summary) }
    }
    return unfinished
  }

  /// Returns the line on an empty board, or nil once the round has a word or has ended.
  package func offer(today: DailyPuzzle?) -> Offer? {
    guard round.found.isEmpty, !round.isEnded else { return nil }
    if let today, round.daily == today.number, let yesterday = history[.daily(today.number - 1)],
      !yesterday.found.isEmpty
    {
      return .yesterday(summary(of: yesterday))
    }
    return unfinished(atMost: 1).first.map { .unfinished($0) }
  }

  func summary(of round: Round) -> RoundSummary { RoundSummary(round, standing(of: round)) }

  /// Returns whether a front end shows that there is a newer daily puzzle: a day has begun since the game or a day's own
  /// puzzle was opened, or the round is the puzzle of an earlier day.
  package func showsNewDay(_ today: DailyPuzzle?) -> Bool {
    guard let today else { return false }
    return openedDay > 0 && today.number > openedDay || round.daily ?? today.number < today.number
  }

  /// Returns the number of the daily puzzle that is offered after the end of the current round, or nil if there is
  /// none.
  ///
  /// It is today's, unless that is the current round, has ended or has all common words found. Otherwise, if the
  /// current round is a daily puzzle, it is the latest unplayed one before the current round.
  package func nextDaily(_ today: DailyPuzzle?) -> Int? {
    if let today, round.daily != today.number, !hasEnded(daily: today.number) { return today.number }
    return round.daily.flatMap { unplayedDaily(before: $0) }
  }

  /// Returns whether a daily puzzle has ended or all its common words are found.
  private func hasEnded(daily number: Int) -> Bool {
    history[.daily(number)].map { $0.isEnded || summary(of: $0).isWhole } ?? false
  }

  /// Returns the number of the latest unplayed daily puzzle before another one, or nil if there is none.
  ///
  /// Puzzles before the first one that the player has played do not count as missed.
  private func unplayedDaily(before number: Int) -> Int? {
    var candidate = number - 1
    var earliestPlayed = number
    // Daily puzzles are sorted by number in the history.
    for round in history.rounds.reversed() where round.hasProgress || round.isEnded {
      guard let daily = round.daily else { continue }
      earliestPlayed = daily
      if daily == candidate { candidate -= 1 }
    }
    return candidate > earliestPlayed ? candidate : nil
  }

  /// Returns a day with the progress in its daily puzzle, and the rank reached. An unplayed puzzle is
  /// ``DailyProgress/notPlayed``, even if its day has not come yet.
  package func day(_ number: Int) -> CalendarDay {
    guard let round = history[.daily(number)], round.hasProgress else {
      return CalendarDay(number: number, progress: .notPlayed, rank: nil)
    }
    return CalendarDay(number: number, summary(of: round))
  }

  /// Returns the last seven days, today last. In the first week, there are fewer.
  package func lastDays(today: DailyPuzzle) -> [CalendarDay] {
    (max(1, today.number - 6)...today.number).map { day($0) }
  }

  /// Returns the number of consecutive weeks, up to this one, with enough daily puzzles:
  /// ``Statistics/weeksInARow(today:by:)``.
  package func weeksInARow(today: CivilDate, by timeZone: TimeZoneOffsets) -> Int {
    let starts = history.rounds.filter { !$0.found.isEmpty }.compactMap { round in
      round.daily.map { (daily: $0, second: round.began) }
    }
    return Statistics.weeksInARow(starts, today: today, by: timeZone)
  }
}

// The current round as a daily puzzle.
extension Game {
  /// Whether the current round is a daily puzzle that has reached the rank of a good day.
  package var isGoodDay: Bool { round.daily != nil && standing.rank >= .goodDay }

  /// Whether the current round is a daily puzzle in progress that has not reached the rank of a good day.
  package var aimsAtGoodDay: Bool { round.daily != nil && !round.isEnded && !isGoodDay }

  /// Returns whether the round has become a good day since it had a given rank.
  package func isNewGoodDay(since before: Rank) -> Bool { isGoodDay && before < .goodDay }

  /// Whether the current round is a daily puzzle with more or fewer words than most.
  package var dailySize: DailySize { round.daily == nil ? .usual : DailySize(words: standing.total) }
}

/// The line on an empty board. It leads to another round, unless all common words of that round are found.
package enum Offer: Equatable, Sendable {
  /// Yesterday's puzzle, which is offered on today's.
  case yesterday(RoundSummary)
  /// The unfinished round touched last.
  case unfinished(RoundSummary)
}

/// Whether a daily puzzle has about as many words as most others. Four out of five do.
package enum DailySize: Int, Sendable {
  case usual
  /// Fewer than ``minUsualWords`` words.
  case short
  /// More than ``maxUsualWords`` words.
  case long

  /// The minimum and maximum number of common words on a usual day.
  static let minUsualWords = 26
  static let maxUsualWords = 75

  init(words: Int) {
    switch words {
    case ..<DailySize.minUsualWords: self = .short
    case ...DailySize.maxUsualWords: self = .usual
    default: self = .long
    }
  }
}
