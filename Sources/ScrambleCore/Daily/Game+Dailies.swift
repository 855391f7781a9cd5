/// The daily puzzles of a player: the progress in each, yesterday's puzzle, and good days.
extension Game {
  /// Returns the progress in a daily puzzle.
  package func progress(ofDaily number: Int) -> DailyProgress { day(number).progress }

  /// Returns a day with the progress in its daily puzzle, and the rank reached. An unplayed puzzle is
  /// ``DailyProgress/notPlayed``, even if its day has not come yet.
  package func day(_ number: Int) -> CalendarDay {
    guard let round = history[.daily(number)], round.hasProgress else {
      return CalendarDay(number: number, progress: .notPlayed, rank: nil)
    }
    let rank = standing(of: round).rank
    return CalendarDay(
      number: number, progress: rank == .wholeString ? .whole : .begun, rank: round.found.isEmpty ? nil : rank)
  }

  /// Returns the number of the latest unplayed daily puzzle before another one, or nil if there is none.
  ///
  /// Puzzles before the first one that the player has played do not count as missed.
  func unplayedDaily(before number: Int) -> Int? {
    var (candidate, earliestPlayed) = (number - 1, number)
    // Daily puzzles are sorted by number in the history.
    for round in history.rounds.reversed() where round.hasProgress {
      guard let daily = round.daily else { continue }
      earliestPlayed = daily
      if daily == candidate { candidate -= 1 }
    }
    return candidate > earliestPlayed ? candidate : nil
  }

  /// Returns the common words that were missed in a daily puzzle, longest first. Empty unless its round is finished.
  package func missed(inDaily number: Int) -> [Word] {
    guard let round = history[.daily(number)], round.phase == .revealed else { return [] }
    return round.missed(in: Puzzle(of: round, in: lexicon))
  }

  /// Returns the round of yesterday's daily puzzle, whether or not it has ended, if it has progress and words left to
  /// find. Nil if it is the current round, if its missed words were shown, or if the player has removed it.
  package func yesterdaysRound(_ today: DailyPuzzle?) -> UnfinishedRound? {
    guard let today, round.daily != today.number - 1 else { return nil }
    return unfinishedRound(.daily(today.number - 1))
  }

  /// Finishes yesterday's daily puzzle to show its missed words. The current round stays the current one.
  ///
  /// - Returns: A game with yesterday's puzzle as the current round, to be shown and not saved; nil if
  ///   ``yesterdaysRound(_:)`` is nil.
  package mutating func finishYesterday(_ today: DailyPuzzle?) -> Game? {
    guard var finished = yesterdaysRound(today)?.round.classified(by: lexicon) else { return nil }
    finished.end()
    finished.reveal(in: lexicon)
    store(finished)
    var yesterdaysGame = self
    yesterdaysGame.show(finished)
    return yesterdaysGame
  }

  /// Returns the number of consecutive weeks, up to this one, with enough daily puzzles:
  /// ``Statistics/weeksInARow(today:by:)``.
  package func weeksInARow(today: CivilDate, by timeZone: TimeZoneOffsets) -> Int {
    let dailies = history.rounds.filter { $0.daily != nil }
    return Statistics.weeksInARow(
      dailies.compactMap { round in round.firstFoundAt.map { (daily: round.daily, second: $0) } }, today: today,
      by: timeZone)
  }

  /// Whether the current round is a daily puzzle that has reached the rank of a good day.
  package var isGoodDay: Bool { round.daily != nil && standing.rank >= .goodDay }

  /// Whether the current round is a daily puzzle in progress that has not reached the rank of a good day.
  package var aimsAtGoodDay: Bool { round.daily != nil && !round.isEnded && !isGoodDay }

  /// Whether the current round is a daily puzzle with more or fewer words than most.
  package var dailySize: DailySize { round.daily == nil ? .usual : DailySize(words: standing.total) }

  /// Returns whether the round has become a good day since it had a given rank.
  package func isNewGoodDay(since before: Rank) -> Bool { isGoodDay && before < .goodDay }
}

/// Whether a daily puzzle has about as many words as most others. Four out of five do.
package enum DailySize: Int, Sendable {
  case usual
  /// Fewer than ``minUsualWords`` words.
  case short
  /// More than ``maxUsualWords`` words.
  case long

  /// The minimum and maximum number of common words on a usual day.
  static let (minUsualWords, maxUsualWords) = (26, 75)

  init(words: Int) {
    self = words < DailySize.minUsualWords ? .short : words > DailySize.maxUsualWords ? .long : .usual
  }
}
