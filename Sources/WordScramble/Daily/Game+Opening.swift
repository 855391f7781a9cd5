// What opens when a player comes to the game. Documentation/Decisions/0017-what-a-player-comes-back-for.md says why.

extension SavedRounds {
  /// Returns what opens at a visit: a launch, a reload, a return after the program was ended.
  ///
  /// A request always opens what it names. Without a request, the first visit of a day opens the daily puzzle of that day, and a later visit
  /// the round on screen, whether it has ended or not. A clock that was set back opens nothing new.
  ///
  /// - Parameters:
  ///   - request: The request of the player.
  ///   - onScreen: The round that was on screen; nil for the one that was played last.
  ///   - today: The daily puzzle of the player's day, or nil if that has none.
  package func opening(_ request: DealOptions, onScreen: RoundID? = nil, today: DailyPuzzle?) -> DealOptions {
    var opening = request
    if request.isRequest {
      // A future puzzle must not be revealed, so that of today opens instead.
      let isLater = request.daily.map { $0 > today?.number ?? 0 && !history.contains(daily: $0) } ?? false
      if isLater { opening.daily = today?.number }
      return opening
    }
    let last = [onScreen, shelf.current].compactMap { $0 }.first { history.contains($0) }
    if let last, today == nil || !shelf.isNewDay(today) { opening.round = last } else { opening.daily = today?.number }
    return opening
  }
}

extension Shelf {
  /// Whether the game was last opened before a day, or never.
  func isNewDay(_ today: DailyPuzzle?) -> Bool { today.map { $0.number > opened } ?? false }
}

extension DealOptions {
  /// Whether a player asks for a round, by its name or by what it is to be like.
  var isRequest: Bool {
    // Which roots may be dealt names no round and narrows none that is known.
    var asked = self
    asked.includesUnfamiliar = false
    return asked != DealOptions()
  }
}

extension Game {
  /// Creates the game of a visit: what opens is decided by ``SavedRounds/opening(_:onScreen:today:)``.
  ///
  /// - Parameters:
  ///   - lexicon: The words that count.
  ///   - roots: The roots to choose from, or nil for those of the lexicon.
  ///   - options: The options of new rounds.
  ///   - request: The request of the player; options without preferences are none.
  ///   - onScreen: The round that was on screen; nil for the one that was played last.
  ///   - today: The daily puzzle of the player's day, or nil if that has none.
  ///   - saved: The saved rounds.
  ///   - seed: The seed of the random choice of a root and of the identity of a new round.
  ///   - moment: The present moment.
  package init(
    lexicon: Lexicon, roots: [Word]? = nil, options: DealOptions, visit request: DealOptions, onScreen: RoundID? = nil,
    today: DailyPuzzle?, saved: SavedRounds = SavedRounds(), seed: UInt64, at moment: Moment
  ) {
    self.init(
      lexicon: lexicon, roots: roots, options: options,
      opening: saved.opening(request, onScreen: onScreen, today: today), today: today, saved: saved, seed: seed,
      at: moment)
  }

  /// Creates the game of a visit with a result of ``SavedRounds/opening(_:onScreen:today:)``.
  ///
  /// - Parameter isRestored: Whether the game was open before and its visit has been noted then.
  package init(
    lexicon: Lexicon, roots: [Word]? = nil, options: DealOptions, opening: DealOptions, today: DailyPuzzle?,
    isRestored: Bool = false, saved: SavedRounds, seed: UInt64, at moment: Moment
  ) {
    self.init(
      lexicon: lexicon, roots: roots, options: options, request: opening, saved: saved, seed: seed, at: moment)
    isFirstVisit = !isRestored && today.map { $0.number != shelf.opened } ?? false
    if isRestored { openedOn = today?.number ?? 0 } else { noteVisit(today) }
  }

  /// Whether a day has begun since the game was opened, so that a button leads to its puzzle; nothing moves by itself.
  package func isNewDay(_ today: DailyPuzzle?) -> Bool {
    openedOn > 0 && today?.number ?? 0 > openedOn
  }

  /// Whether a front end tells that today's puzzle is here: a day has begun, or the round is the puzzle of an earlier day.
  package func showsNewDay(_ today: DailyPuzzle?) -> Bool {
    guard let today else { return false }
    return round.daily.map { $0 < today.number } ?? isNewDay(today)
  }

  /// Returns whether a player who comes back to a window that was left open is shown today's puzzle: on a new day, if the round on screen is
  /// a daily puzzle of an earlier day in which nothing was done or that has ended.
  package func opensToday(_ today: DailyPuzzle?) -> Bool {
    guard let today, isNewDay(today), let daily = round.daily else { return false }
    return daily < today.number && (!round.hasProgress || round.isEnded)
  }

  /// Plays today's puzzle, or resumes it by the rules it was begun with. Without a puzzle, or if the lexicon
  /// lacks it, nothing happens.
  package mutating func playToday(_ today: DailyPuzzle?, seed: UInt64, at moment: Moment) {
    // A part of the word list may lack the puzzle; a draw must not take its place.
    guard let today, today.root(in: lexicon) != nil else { return }
    let isMorning = opensToday(today)
    var request = DealOptions()
    request.daily = today.number
    start(request, seed: seed, at: moment)
    // A puzzle that opens by itself is no New Word, so there is nothing to undo.
    if isMorning { trail = Trail() }
    noteVisit(today)
  }

  /// Forgets every round, here and wherever else they are known, and opens today's puzzle, as on the first visit of all. An import may bring
  /// them back.
  ///
  /// The caller deletes what it has saved, and then saves what ``takeUnsaved()`` returns.
  ///
  /// - Parameters:
  ///   - today: The daily puzzle of the player's day; without one, another word is dealt by ``options``.
  ///   - seed: The seed of the random choice of a root and of the identity of the round.
  ///   - moment: The present moment.
  package mutating func forget(today: DailyPuzzle?, seed: UInt64, at moment: Moment) {
    forgetAll(at: moment)
    if today?.root(in: lexicon) != nil {
      playToday(today, seed: seed, at: moment)
    } else {
      newWord(minutes: nil, seed: seed, at: moment)
    }
    trail = Trail()
  }

  /// Notes that the game was opened on a day. If the clock shows an earlier day than at the last visit, that day counts from now on: a clock
  /// that was ahead for a while does not keep the puzzles of the days in between from opening.
  mutating func noteVisit(_ today: DailyPuzzle?) {
    guard let today else { return }
    openedOn = today.number
    guard today.number != shelf.opened else { return }
    shelf.opened = today.number
    hasUnsavedShelf = true
  }

  /// Returns the unfinished round that is offered beside today's puzzle as long as nothing was done in that: the one that was left last.
  ///
  /// - Complexity: at most that of ``openRounds``.
  package func offered(_ today: DailyPuzzle?) -> OpenRound? {
    guard let today, round.daily == today.number, !round.hasProgress else { return nil }
    return unfinished(beside: today)
  }

  /// Returns the unfinished round that was left last, other than today's puzzle.
  private func unfinished(beside today: DailyPuzzle) -> OpenRound? {
    for id in shelf.earlier where id.daily != today.number {
      if let open = openRound(id), !open.round.isEnded { return open }
    }
    return nil
  }

  /// Goes on with the round that is ``offered(_:)`` or, later in today's puzzle, with the one that was left last, unless a round was left by
  /// going back.
  ///
  /// - Returns: Whether there was one.
  package mutating func playOffered(_ today: DailyPuzzle?, seed: UInt64, at moment: Moment) -> Bool {
    guard let today, round.daily == today.number, offered(today) != nil || !canGoForward,
      let left = unfinished(beside: today)
    else { return false }
    var request = DealOptions()
    request.round = left.round.id
    start(request, seed: seed, at: moment)
    return true
  }

  /// Whether today's puzzle is what comes next after the end of the current round: ``nextDaily(_:)``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds.
  package func offersToday(_ today: DailyPuzzle?) -> Bool { today.map { nextDaily($0) == $0.number } ?? false }

  /// Returns the number of the daily puzzle that is offered after the end of the current round: today's, as long as it has not ended. Beside
  /// another daily puzzle, it is then the latest one before that in which nothing was done: ``unplayedDaily(before:)``. Nil if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rounds, and that of a ``Puzzle``.
  package func nextDaily(_ today: DailyPuzzle?) -> Int? {
    if let today, round.daily != today.number, !hasEnded(daily: today.number) { return today.number }
    return round.daily.flatMap { unplayedDaily(before: $0) }
  }

  /// Returns whether a daily puzzle has ended or every common word of it is found, by whatever rules.
  private func hasEnded(daily number: Int) -> Bool {
    history.rounds.contains { $0.daily == number && $0.isEnded } || progress(ofDaily: number) == .whole
  }
}
