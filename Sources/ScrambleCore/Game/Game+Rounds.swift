/// Choosing the current round.
extension Game {
  /// Resumes a known round that matches the request, preferably the current one, or deals a new one.
  ///
  /// Options that the request leaves out match any known round. A new round takes a missing grade from ``options``,
  /// which do not change.
  ///
  /// - Parameters:
  ///   - request: The request of the player.
  ///   - seed: The seed for choosing a root and the identity of a new round.
  ///   - moment: The present moment.
  package mutating func start(_ request: DealOptions, seed: UInt64, at moment: Moment) {
    pause(at: moment)
    if let existing = existingRound(for: request) { return makeCurrent(existing, at: moment) }
    var request = request.withoutInvalidValues
    request.grade = request.grade ?? options.grade
    let daily = request.daily.flatMap { lexicon.dailyRoot($0) }
    let root = request.root ?? daily ?? chooseRoot(for: request, seed: seed)
    deal(root, request, daily: daily == nil ? nil : request.daily, seed: seed, at: moment)
  }

  /// Deals a new round according to the options. The player can go back to the current one.
  ///
  /// If the current round is timed and has not ended, the new round has the same time limit.
  public mutating func dealNewWord(seed: UInt64, at moment: Moment) {
    dealNewWord(minutes: round.isEnded ? nil : round.minutes, seed: seed, at: moment)
  }

  /// Deals a new round according to ``options``, but with the given time limit. The player can go back to the current
  /// one.
  ///
  /// - Parameter minutes: The time limit in minutes, see ``Round/minutes-property``, or nil for none.
  package mutating func dealNewWord(minutes: Int?, seed: UInt64, at moment: Moment) {
    var request = options
    request.minutes = minutes
    deal(chooseRoot(for: request, seed: seed), request, daily: nil, seed: seed, at: moment)
  }

  /// Deals a new round on a root according to ``options``, even if the root was played before. The player can go back
  /// to the current round. A root that does not have 3 to 15 letters is ignored.
  package mutating func dealNewRound(on root: Word, seed: UInt64, at moment: Moment) {
    guard Round.rootLengths.contains(root.count) else { return }
    deal(root, options, daily: nil, seed: seed, at: moment)
  }

  /// Returns the known round that satisfies a request, or nil: the round or the daily puzzle that the request names,
  /// otherwise the current round. If the request names a root, the earlier rounds on the shelf follow, then the round
  /// in the history that was begun last.
  private func existingRound(for request: DealOptions) -> Round? {
    if let id = request.roundID, let round = history[id] { return round }
    if let daily = request.daily { return history[.daily(daily)] }
    for id in request.root == nil ? Array(shelf.all.prefix(1)) : shelf.all {
      if let round = history[id], request.matches(round, in: lexicon) { return round }
    }
    guard request.root != nil else { return nil }
    var latest: Round?
    for round in history.rounds where request.matches(round, in: lexicon) {
      if round.startedAt > latest?.startedAt ?? .min { latest = round }
    }
    return latest
  }

  /// Chooses a root, preferably one without a saved round.
  private mutating func chooseRoot(for request: DealOptions, seed: UInt64) -> Word {
    let dealer = dealer ?? Dealer(roots: roots, in: lexicon)
    self.dealer = dealer
    return dealer.root(seed: request.seed ?? seed, grade: request.grade, isPlayed: history.contains(root:))
  }

  mutating func deal(_ root: Word, _ request: DealOptions, daily: Int?, seed: UInt64, at moment: Moment) {
    pause(at: moment)
    let request = request.withoutInvalidValues
    // The seed alone determines the root. Mixed with the time, it also distinguishes rounds on the same root.
    var generator = SplitMix64(seed: seed ^ UInt64(bitPattern: moment.seconds))
    let number = generator.next()
    var dealt = Round(id: daily.map { .daily($0) } ?? .free(root: root, number: number), root: root)
    dealt.setStart(atSecond: moment.seconds, lastForget: shelf.earliestStart)
    if daily == nil { dealt.timeLimit = request.minutes.map { .minutes($0) } }
    makeCurrent(history[dealt.id] ?? dealt, at: moment)
    resume(at: moment)
  }

  mutating func makeCurrent(_ otherRound: Round, at moment: Moment) {
    if otherRound.id != shelf.current {
      undoHistory.add(round)
      let previousShelf = shelf
      shelf.makeCurrent(otherRound.id, in: history)
      for id in previousShelf.all where !history.staysOnShelf(id) && !shelf.all.contains(id) { history.remove(id) }
      hasUnsavedShelf = true
    }
    show(otherRound)
    // A timed round stays paused, unless the caller resumes it.
    if round.minutes == nil { resume(at: moment) }
  }

  /// Shows a round without counting its play time yet.
  mutating func show(_ otherRound: Round) {
    round = otherRound.classified(by: lexicon)
    if puzzle.root != round.root { puzzle = Puzzle(of: round, in: lexicon) }
    let wasEnded = round.isEnded
    round.endIfTimeIsUp()
    if round.isEnded && !wasEnded { roundDidChange() } else { history.set(round) }
    standing = Standing(of: round, in: puzzle)
    countedAt = nil
    presence?.isAway = false
  }
}
