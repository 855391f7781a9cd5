/// The daily puzzles of a player: the progress in each, yesterday's puzzle, and good days.
extension Game {
  /// Returns the progress in a daily puzzle, by any rules.
  package func progress(ofDaily number: Int) -> DailyProgress { day(number).progress }

  /// Returns a day with the progress in its daily puzzle, by any rules, and the highest rank reached. An unplayed
  /// puzzle is ``DailyProgress/notPlayed``, even if its day has not come yet.
  package func day(_ number: Int) -> CalendarDay {
    var (progress, rank) = (DailyProgress.notPlayed, Rank?.none)
    for round in history.rounds where round.daily == number && round.hasProgress {
      let reached = standing(of: round).rank
      if progress != .whole { progress = reached == .wholeString ? .whole : .begun }
      if !round.found.isEmpty { rank = max(rank ?? .thread, reached) }
    }
    return CalendarDay(number: number, progress: progress, rank: rank)
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

  /// Returns the common words that were missed in a daily puzzle, longest first. Empty unless a round of it is
  /// finished.
  ///
  /// If several are finished, the one that was begun last counts.
  package func missed(inDaily number: Int) -> [Word] {
    let finished = rounds(ofDaily: number).first { $0.phase == .revealed }
    return finished.map { $0.missed(in: Puzzle(of: $0, in: lexicon)) } ?? []
  }

  /// Returns the rounds of a daily puzzle, by any rules, most recently begun first.
  private func rounds(ofDaily number: Int) -> [Round] {
    var rounds = history.rounds.filter { $0.daily == number }
    rounds.sortInPlace { $1.startedAt < $0.startedAt }
    return rounds
  }

  /// Returns the round of yesterday's daily puzzle, whether or not it has ended, if it has progress and words left to
  /// find. Nil if it is the current round, if its missed words were shown, or if the player has removed it.
  ///
  /// If there are several such rounds, it is the one that was begun last.
  package func yesterdaysRound(_ today: DailyPuzzle?) -> UnfinishedRound? {
    guard let today else { return nil }
    for played in rounds(ofDaily: today.number - 1) where played.id != round.id {
      if let unfinished = unfinishedRound(played.id) { return unfinished }
    }
    return nil
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
