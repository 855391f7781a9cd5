package import ScrambleCore

/// Sentences about today's puzzle and the offers beside it, shared by the terminal and the app.
extension Wording {
  /// Returns the line on an empty board: "Yesterday: 9 of 39", "Yesterday: 31 of 39, Great", "Yesterday: all 39 words",
  /// or "silkworm: 1 of 40".
  ///
  /// - Parameter showsCount: Whether the player wants to see how many words there are.
  package func text(of offer: Offer, showsCount: Bool = true) -> String {
    switch offer {
    case .yesterday(let round):
      if round.isWhole { return text(.offerYesterdayWhole, .number(round.total)) }
      let progress = progress(round.foundCount, of: round.total, showsCount: showsCount)
      guard round.isEnded else { return text(.offerYesterdayLeft, .text(progress)) }
      return text(.offerYesterdayEnded, .text(progress), .text(name(of: round.rank)))
    case .unfinished(let round):
      let progress = progress(round.foundCount, of: round.total, showsCount: showsCount)
      return text(.sentenceLabelled, .text(name(of: round)), .text(progress))
    }
  }

  /// Returns the name of the button beside an offer: "Resume", or "See the rest"; nil if there is none.
  package func button(of offer: Offer) -> String? {
    switch offer {
    case .yesterday(let round) where round.isWhole: nil
    case .yesterday(let round) where round.isEnded: text(.offerSeeMissed)
    case .yesterday, .unfinished: text(.offerResume)
    }
  }

  /// Returns the offer to play today's puzzle after another round: "Today's puzzle, No 328"; nil if the current round
  /// is today's puzzle, or if today's puzzle has ended, has no common words left or does not exist.
  package func todayOffer(in game: Game, today: DailyPuzzle?) -> String? {
    guard let today, game.nextDaily(today) == today.number else { return nil }
    return text(.dailyTodayNumber, .number(today.number))
  }

  /// Returns the notice that a new daily puzzle is available: "No 328 is here"; nil unless
  /// ``ScrambleCore/Game/showsNewDay(_:)`` is true.
  package func newDailyNotice(in game: Game, today: DailyPuzzle?) -> String? {
    guard let today, game.showsNewDay(today) else { return nil }
    return text(.dailyIsHere, .number(today.number))
  }

  /// Returns an offer with the command that accepts it: "No 328 is here: /today".
  package func text(_ offer: String, command: String) -> String {
    text(.sentenceLabelled, .text(offer), .text(command))
  }
}
