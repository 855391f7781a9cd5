/// The daily puzzles of a player: how far each has come, yesterday's, and whether it is a good day.
extension Game {
  /// Returns the progress in a daily puzzle, with any rules.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds, and that of a ``Puzzle`` for each of its rounds.
  package func progress(ofDaily number: Int) -> DailyProgress { day(number).progress }

  /// Returns the progress in a daily puzzle, with any rules, and the highest rank reached.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds, and that of a ``Puzzle`` for each of its rounds.
  package func day(_ number: Int) -> CalendarDay {
    var (progress, rank) = (DailyProgress.notPlayed, Rank?.none)
    for round in history.rounds where round.daily == number && round.hasProgress {
      let reached = standing(of: round).rank
      if progress != .whole { progress = reached == .wholeString ? .whole : .begun }
      if !round.found.isEmpty { rank = max(rank ?? .thread, reached) }
    }
    return CalendarDay(number: number, progress: progress, rank: rank)
  }

  /// Returns the number of the latest daily puzzle before another one in which nothing was done, or nil if there is none. The puzzles before
  /// the first one that the player has played were missed by nobody.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds.
  package func unplayedDaily(before number: Int) -> Int? {
    var (wanted, first) = (number - 1, number)
    // Daily puzzles are sorted by number in the history.
    for round in history.rounds.reversed() where round.hasProgress {
      guard let daily = round.daily else { continue }
      first = daily
      if daily == wanted { wanted -= 1 }
    }
    return wanted > first ? wanted : nil
  }

  /// Returns the common words that were missed in a daily puzzle, longest first; none unless a round of it is finished. Of several, the one
  /// that was begun last counts.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds, and that of a ``Puzzle``.
  package func missed(inDaily number: Int) -> [Word] {
    let finished = rounds(ofDaily: number).first { $0.phase == .revealed }
    return finished.map { $0.missed(in: Puzzle(of: $0, in: lexicon)) } ?? []
  }

  /// The rounds of a daily puzzle, with any rules, the one that was begun last first.
  private func rounds(ofDaily number: Int) -> [Round] {
    var rounds = history.rounds.filter { $0.daily == number }
    rounds.sortInPlace { $1.startedAt < $0.startedAt }
    return rounds
  }

  /// Returns the round of yesterday's daily puzzle, ended or not, if something was done in it and its missed words were not looked at. Of several,
  /// it is the one that was begun last.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds, and that of a ``Puzzle`` for each of the puzzle's rounds.
  package func yesterday(_ today: DailyPuzzle?) -> OpenRound? {
    guard let today else { return nil }
    for played in rounds(ofDaily: today.number - 1) where played.id != round.id {
      if let open = openRound(played.id) { return open }
    }
    return nil
  }

  /// Finishes yesterday's daily puzzle, so that its missed words may be shown. The round that is played stays the current one.
  ///
  /// - Returns: A game in which yesterday's puzzle is current, to be shown and not to be saved; nil if there is none: ``yesterday(_:)``.
  package mutating func finishYesterday(_ today: DailyPuzzle?) -> Game? {
    guard var finished = yesterday(today)?.round.classified(by: lexicon) else { return nil }
    finished.end()
    finished.reveal(in: lexicon)
    keep(finished)
    var shown = self
    shown.show(finished)
    return shown
  }

  /// Returns how many weeks in a row, up to this one, had enough daily puzzles: ``Statistics/weeksInARow(today:by:)``.
  ///
  /// - Complexity: O(*n* *m*), where *n* is the number of rounds and *m* the number of weeks.
  package func weeksInARow(today: CivilDate, by timeZone: TimeZoneOffsets) -> Int {
    let dailies = history.rounds.filter { $0.daily != nil }
    return Statistics.weeksInARow(
      dailies.compactMap { round in round.firstFoundAt.map { (daily: round.daily, second: $0) } }, today: today,
      by: timeZone)
  }

  /// Whether the round is a daily puzzle that has reached the rank of a good day.
  package var isGoodDay: Bool { round.daily != nil && standing.rank >= .goodDay }

  /// Whether the round is a daily puzzle that is played and has yet to reach the rank of a good day: the goal of the day.
  package var aimsAtGoodDay: Bool { round.daily != nil && !round.isEnded && !isGoodDay }

  /// How many words the round has, if it is a daily puzzle with more or fewer of them than most days.
  package var dailySize: DailySize { round.daily == nil ? .usual : DailySize(words: standing.total) }

  /// Whether the round has become a good day since it had a rank.
  package func isNewGoodDay(since before: Rank) -> Bool { isGoodDay && before < .goodDay }
}

/// Whether a daily puzzle has about as many words as others. Four days in five do.
package enum DailySize: Int, Sendable {
  case usual
  /// Fewer than ``fewest`` words.
  case short
  /// More than ``most`` words.
  case long

  /// The fewest and the most common words of a usual day.
  static let (fewest, most) = (26, 75)

  init(words: Int) {
    self = words < DailySize.fewest ? .short : words > DailySize.most ? .long : .usual
  }
}
