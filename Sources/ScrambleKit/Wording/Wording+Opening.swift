package import WordScramble

/// Sentences about the puzzle of the day and what is offered beside it, the same in the terminal and in the app.
extension Wording {
  /// The unfinished round that is offered beside today's puzzle, if there is one: "Resume Daily No 327, 12 of 42".
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - today: The daily puzzle of the player's day.
  ///   - showsCount: Whether the player wants to know how many words there are.
  package func offer(in game: Game, today: DailyPuzzle?, showsCount: Bool = true) -> String? {
    guard let open = game.offered(today) else { return nil }
    guard showsCount else { return text(.offerGoOn, .text(name(of: open.round))) }
    let count = progress(open.foundCount, of: open.total, showsCount: true)
    return text(.offerGoOnWithCount, .text(name(of: open.round)), .text(count))
  }

  /// The offer of today's puzzle after the end of another round, as long as it has not ended: "Today's puzzle, No 328".
  package func offerOfToday(in game: Game, today: DailyPuzzle?) -> String? {
    guard let today, game.offersToday(today) else { return nil }
    return text(.dailyTodayNumber, .number(today.number))
  }

  /// The sentence that tells that today's puzzle is here: "No 328 is here", or nil if the round needs none.
  package func newDay(in game: Game, today: DailyPuzzle?) -> String? {
    guard let today, game.showsNewDay(today) else { return nil }
    return text(.dailyIsHere, .number(today.number))
  }

  /// The missing words that the word list has had since this game was opened: "In the word list now: …", or nil if there are none.
  package func accepted(in game: Game) -> String? {
    let words = game.acceptedWords.map(\.description)
    return words.isEmpty ? nil : text(.missingAccepted, .text(words.joined(separator: ", ")))
  }

  /// An offer with what the player does to accept it: "No 328 is here: /today".
  package func text(_ offer: String, command: String) -> String {
    text(.sentenceLabelled, .text(offer), .text(command))
  }
}
