// What opens when a player opens the game. Documentation/Decisions/0017-what-a-player-comes-back-for.md explains why.

extension SavedRounds {
  /// Returns what opens at a visit: a launch, a reload, or a return after the program was ended.
  ///
  /// A request opens what it names, unless that is a future daily puzzle that has no round: then today's puzzle opens
  /// instead. Without a request, the first visit of a day opens that day's puzzle, and a later visit opens the round on
  /// screen, whether or not it has ended. A clock that was set back opens nothing new.
  ///
  /// - Parameters:
  ///   - request: The request of the player.
  ///   - onScreen: The round that was on screen; nil for the one that was played last.
  ///   - today: Today's puzzle for the player, or nil if there is none.
  package func optionsForVisit(_ request: DealOptions, onScreen: RoundID? = nil, today: DailyPuzzle?) -> DealOptions {
    var options = request
    if request.isRequest {
      // A future puzzle must not be revealed, so today's opens instead.
      let isLater = request.daily.map { $0 > today?.number ?? 0 && !history.contains(.daily($0)) } ?? false
      if isLater { options.daily = today?.number }
      return options
    }
    let lastRoundID = [onScreen, shelf.current].compactMap { $0 }.first { history.contains($0) }
    if let lastRoundID, today == nil || !shelf.isNewDay(today) {
      options.roundID = lastRoundID
    } else {
      options.daily = today?.number
    }
    return options
  }
}

extension Shelf {
  /// Returns whether the game was last opened before a day, or never.
  func isNewDay(_ today: DailyPuzzle?) -> Bool { today.map { $0.number > lastOpenedDay } ?? false }
}

extension DealOptions {
  /// Whether the player asks for anything.
  var isRequest: Bool { self != DealOptions() }
}

extension Game {
  /// Creates the game for a visit. ``SavedRounds/optionsForVisit(_:onScreen:today:)`` decides what opens.
  ///
  /// - Parameters:
  ///   - lexicon: The words that count.
  ///   - roots: The roots to choose from, or nil for those of the lexicon.
  ///   - options: The options of new rounds.
  ///   - request: The request of the player; options without preferences for no request.
  ///   - onScreen: The round that was on screen; nil for the one that was played last.
  ///   - today: Today's puzzle for the player, or nil if there is none.
  ///   - isRestored: Whether the game was open before, so its visit is already noted.
  ///   - saved: The saved rounds.
  ///   - seed: The seed for choosing a root and the identity of a new round.
  ///   - moment: The present moment.
  package init(
    lexicon: Lexicon, roots: [Word]? = nil, options: DealOptions, visit request: DealOptions, onScreen: RoundID? = nil,
    today: DailyPuzzle?, isRestored: Bool = false, saved: SavedRounds = SavedRounds(), seed: UInt64, at moment: Moment
  ) {
    self.init(
      lexicon: lexicon, roots: roots, options: options,
      request: saved.optionsForVisit(request, onScreen: onScreen, today: today), saved: saved, seed: seed, at: moment)
    isFirstVisit = !isRestored && today.map { $0.number != shelf.lastOpenedDay } ?? false
    if isRestored { openedDay = today?.number ?? 0 } else { noteVisit(today) }
  }

  /// Returns whether a new day has begun since the game was opened. A button then leads to the new day's puzzle, which
  /// opens by itself only if ``opensToday(_:)`` returns true.
  package func isNewDay(_ today: DailyPuzzle?) -> Bool {
    openedDay > 0 && today?.number ?? 0 > openedDay
  }

  /// Returns whether a front end shows that a new daily puzzle is there: the round is the puzzle of an earlier day, or
  /// it is not a daily puzzle and a new day has begun.
  package func showsNewDay(_ today: DailyPuzzle?) -> Bool {
    guard let today else { return false }
    return round.daily.map { $0 < today.number } ?? isNewDay(today)
  }

  /// Returns whether today's puzzle opens for a player who returns to a window that was left open.
  ///
  /// It opens on a new day, if the round on screen is an earlier daily puzzle that has no progress or has ended.
  package func opensToday(_ today: DailyPuzzle?) -> Bool {
    guard let today, isNewDay(today), let daily = round.daily else { return false }
    return daily < today.number && (!round.hasProgress || round.isEnded)
  }

  /// Starts or resumes today's puzzle.
  ///
  /// Nothing happens if there is no puzzle today or the lexicon lacks it.
  package mutating func playToday(_ today: DailyPuzzle?, seed: UInt64, at moment: Moment) {
    // A random root must not replace a puzzle that the lexicon lacks.
    guard let today, today.root(in: lexicon) != nil else { return }
    let opensByItself = opensToday(today)
    var request = DealOptions()
    request.daily = today.number
    start(request, seed: seed, at: moment)
    // The player did not ask for a puzzle that opens by itself, so there is nothing to undo.
    if opensByItself { undoHistory = UndoHistory() }
    noteVisit(today)
  }

  /// Forgets all rounds, on this device and wherever else they are known, and opens today's puzzle as on the very first
  /// visit. An import may restore the rounds.
  ///
  /// The caller deletes what it has saved, and then saves what ``takeUnsavedRecords()`` returns.
  ///
  /// - Parameters:
  ///   - today: Today's puzzle for the player. If it is nil or the lexicon lacks it, a new root is dealt according to
  ///     ``options``.
  ///   - seed: The seed for choosing a root and the identity of the round.
  ///   - moment: The present moment.
  package mutating func forget(today: DailyPuzzle?, seed: UInt64, at moment: Moment) {
    forgetAll(at: moment)
    if today?.root(in: lexicon) != nil {
      playToday(today, seed: seed, at: moment)
    } else {
      dealNewWord(minutes: nil, seed: seed, at: moment)
    }
    undoHistory = UndoHistory()
  }

  /// Notes that the game was opened on a day.
  ///
  /// If the clock shows an earlier day than at the last visit, the earlier day counts from now on. Otherwise a clock
  /// that was ahead for a while would keep the puzzles of the days in between from opening.
  mutating func noteVisit(_ today: DailyPuzzle?) {
    guard let today else { return }
    openedDay = today.number
    guard today.number != shelf.lastOpenedDay else { return }
    shelf.lastOpenedDay = today.number
    hasUnsavedShelf = true
  }

  /// Returns the unfinished round that is offered next to today's puzzle: the one that was left last. Nil if there is
  /// none, if today's puzzle is not the current round, or if the puzzle has progress.
  package func offeredRound(_ today: DailyPuzzle?) -> UnfinishedRound? {
    guard let today, round.daily == today.number, !round.hasProgress else { return nil }
    return unfinishedRound(beside: today)
  }

  /// Returns the unfinished round that was left last, other than today's puzzle.
  private func unfinishedRound(beside today: DailyPuzzle) -> UnfinishedRound? {
    for id in shelf.earlier where id.daily != today.number {
      if let unfinished = unfinishedRound(id), !unfinished.round.isEnded { return unfinished }
    }
    return nil
  }

  /// Resumes the unfinished round that was left last, if the current round is today's puzzle. Once the puzzle has
  /// progress, nothing happens if the player can go forward to a round.
  ///
  /// - Returns: Whether a round was resumed.
  package mutating func playOfferedRound(_ today: DailyPuzzle?, seed: UInt64, at moment: Moment) -> Bool {
    guard let today, round.daily == today.number, offeredRound(today) != nil || !canGoForward,
      let lastLeft = unfinishedRound(beside: today)
    else { return false }
    var request = DealOptions()
    request.roundID = lastLeft.round.id
    start(request, seed: seed, at: moment)
    return true
  }

  /// Returns whether today's puzzle comes next after the end of the current round: ``nextDaily(_:)``.
  package func offersToday(_ today: DailyPuzzle?) -> Bool { today.map { nextDaily($0) == $0.number } ?? false }

  /// Returns the number of the daily puzzle that is offered after the end of the current round, or nil if there is
  /// none.
  ///
  /// It is today's, unless that is the current round, has ended or has all common words found. Otherwise, if the
  /// current round is a daily puzzle, it is the latest unplayed one before the current round:
  /// ``unplayedDaily(before:)``.
  package func nextDaily(_ today: DailyPuzzle?) -> Int? {
    if let today, round.daily != today.number, !hasEnded(daily: today.number) { return today.number }
    return round.daily.flatMap { unplayedDaily(before: $0) }
  }

  /// Returns whether a daily puzzle has ended or all its common words are found.
  private func hasEnded(daily number: Int) -> Bool {
    history[.daily(number)]?.isEnded == true || progress(ofDaily: number) == .whole
  }
}
