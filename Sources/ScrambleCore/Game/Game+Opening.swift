/// What a player asks to open.
public enum Request: Equatable, Sendable {
  /// Opening the game without asking for anything.
  case launch
  /// Today's puzzle.
  case today
  /// A root that has no round, of a difficulty or of any if it is nil. The time limit is in minutes; 0 is none, and nil
  /// is that of the current round.
  case newWord(Grade?, minutes: Int?)
  /// The round of a puzzle, which goes on or shows its end. A link and the player's own word open a root this way.
  case round(Round.ID)
  /// The round of a challenge, which is given its players.
  case challenge(Challenge)
}

/// What opens if a request cannot be followed.
public enum Substitute: Equatable, Sendable {
  /// Today's puzzle, because the day of the requested one has not come.
  case today(insteadOf: DailyPuzzle)
  /// A root of another difficulty, because every root of the requested one has a round.
  case anyGrade
}

extension Game {
  /// Opens a round, which is saved as touched.
  ///
  /// - Parameters:
  ///   - request: What to open. A launch opens today's puzzle, unless its round was touched today or later; otherwise
  ///     the round touched last. If a requested puzzle does not exist, the current round stays.
  ///   - timeZone: The player's time zone.
  ///   - seed: The seed for choosing a root.
  ///   - second: The present time in seconds since 1970-01-01 00:00 UTC.
  public mutating func open(
    _ request: Request, in timeZone: TimeZoneOffsets, seed: UInt64, at second: Int64
  ) {
    stopClock(at: second)
    substitute = nil
    playersBefore = nil
    let today = timeZone.today(at: second)
    guard let id = id(for: request, today, in: timeZone, seed: seed), let opened = history[id] ?? newRound(id) else {
      return
    }
    if let number = id.daily, number == today?.number { openedDay = number }
    if puzzle.root != opened.root { puzzle = Puzzle(root: opened.root, in: lexicon) }
    round = opened
    round.touched = second
    standing = Standing(of: round, in: puzzle)
    if case .challenge(let challenge) = request, challenge.id == round.id { addPlayers(of: challenge) }
    storeRound()
  }

  /// Returns the identity of the round to open, or nil if there is none.
  private mutating func id(
    for request: Request, _ today: DailyPuzzle?, in timeZone: TimeZoneOffsets, seed: UInt64
  ) -> Round.ID? {
    switch request {
    case .launch: return idForLaunch(today, in: timeZone) ?? deal(nil, minutes: 0, seed: seed)
    case .today: return today.map { .daily($0.number) }
    case .newWord(let grade, let minutes): return deal(grade, minutes: minutes ?? round.minutes ?? 0, seed: seed)
    case .round(let id): return idOrToday(id, isOpenUntil: today, today)
    case .challenge(let challenge):
      return idOrToday(challenge.id, isOpenUntil: DailyPuzzle(number: (today?.number ?? 0) + 1), today)
    }
  }

  /// Returns an identity or, if it is a daily puzzle after the last one that may be opened, that of today's puzzle.
  private mutating func idOrToday(
    _ id: Round.ID, isOpenUntil lastPuzzle: DailyPuzzle?, _ today: DailyPuzzle?
  ) -> Round.ID? {
    guard let puzzle = puzzleToCome(id, lastPuzzle) else { return id }
    substitute = .today(insteadOf: puzzle)
    return today.map { .daily($0.number) }
  }

  private func idForLaunch(_ today: DailyPuzzle?, in timeZone: TimeZoneOffsets) -> Round.ID? {
    if let today, today.root(in: lexicon) != nil {
      let touchedDay = history[.daily(today.number)].map { timeZone.dailyNumber(at: $0.touched) }
      if touchedDay ?? 0 < today.number { return .daily(today.number) }
    }
    return history.touchedLast.first?.id
  }

  /// Returns the daily puzzle of an identity if it is after the last one that may be opened and has no round.
  private func puzzleToCome(_ id: Round.ID, _ lastPuzzle: DailyPuzzle?) -> DailyPuzzle? {
    guard let number = id.daily, !history.contains(id), let puzzle = DailyPuzzle(number: number) else { return nil }
    return puzzle.isLater(than: lastPuzzle) ? puzzle : nil
  }

  /// Chooses a root, preferably one without a round.
  private mutating func deal(_ grade: Grade?, minutes: Int, seed: UInt64) -> Round.ID {
    let dealer = dealer ?? Dealer(roots: roots(), in: lexicon)
    self.dealer = dealer
    var root = dealer.root(seed: seed, grade: grade, isPlayed: history.contains(root:))
    if root == nil && grade != nil {
      substitute = .anyGrade
      root = dealer.root(seed: seed, isPlayed: history.contains(root:))
    }
    return .free(root: root ?? dealer.anyRoot(seed: seed), minutes: minutes)
  }

  /// Returns a round without progress, or nil if no round has the identity.
  private func newRound(_ id: Round.ID) -> Round? {
    switch id {
    case .daily(let number): try? Round(daily: number, in: lexicon)
    case .free(let root, let minutes): try? Round(root: root, minutes: minutes == 0 ? nil : minutes)
    }
  }
}
