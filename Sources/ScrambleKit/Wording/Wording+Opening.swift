package import ScrambleCore

/// Sentences about today's puzzle and the offers beside it, shared by the terminal and the app.
extension Wording {
  /// Returns the offer to resume an unfinished round, if there is one: "Resume Daily No 327, 12 of 42".
  ///
  /// - Parameters:
  ///   - today: The daily puzzle of the player's day.
  ///   - showsCount: Whether the player wants to see how many words there are.
  package func resumeOffer(in game: Game, today: DailyPuzzle?, showsCount: Bool = true) -> String? {
    guard let unfinishedRound = game.offeredRound(today) else { return nil }
    guard showsCount else { return text(.offerGoOn, .text(name(of: unfinishedRound.round))) }
    let count = progress(unfinishedRound.foundCount, of: unfinishedRound.total, showsCount: true)
    return text(.offerGoOnWithCount, .text(name(of: unfinishedRound.round)), .text(count))
  }

  /// Returns the offer to play today's puzzle after another round: "Today's puzzle, No 328"; nil if the current round
  /// is today's puzzle, or if today's puzzle has ended, has no common words left or does not exist.
  package func todayOffer(in game: Game, today: DailyPuzzle?) -> String? {
    guard let today, game.offersToday(today) else { return nil }
    return text(.dailyTodayNumber, .number(today.number))
  }

  /// Returns the notice that a new daily puzzle is available: "No 328 is here"; nil if the round is today's puzzle or a
  /// later one, if it is not a daily puzzle and no new day has begun, or if today has no puzzle.
  package func newDailyNotice(in game: Game, today: DailyPuzzle?) -> String? {
    guard let today, game.showsNewDay(today) else { return nil }
    return text(.dailyIsHere, .number(today.number))
  }

  /// Returns an offer with the command that accepts it: "No 328 is here: /today".
  package func text(_ offer: String, command: String) -> String {
    text(.sentenceLabelled, .text(offer), .text(command))
  }
}
