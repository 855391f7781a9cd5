/// Which round is played.
extension Game {
  /// Resumes a known round that is what is asked for, the current one first, or else deals one.
  ///
  /// What the wish leaves open, any known round has; a round that is dealt goes by ``options`` there, which stay as they are.
  ///
  /// - Parameters:
  ///   - wish: What is asked for.
  ///   - seed: What names the draw where the wish leaves it to chance, and the new round.
  ///   - moment: When it happens.
  public mutating func start(_ wish: DealOptions, seed: UInt64, at moment: Moment) {
    pause(at: moment)
    if let known = known(wish) {
      take(known, at: moment)
      return answer(wish.challenge)
    }
    let wish = wish.completed(by: options)
    let daily = wish.daily.flatMap { DailyPuzzle(number: $0)?.root(in: lexicon) }
    let root = wish.root ?? daily ?? draw(wish, seed: wish.seed ?? seed)
    deal(root, wish, daily: daily == nil ? nil : wish.daily, seed: seed, at: moment)
    answer(wish.challenge)
  }

  /// Deals another round by ``options``; the current one can be gone back to.
  ///
  /// - Parameter minutes: How many minutes it may take, see ``Round/minutes``; nil for as long as the player likes.
  public mutating func newWord(minutes: Int? = nil, seed: UInt64, at moment: Moment) {
    var wish = options
    wish.minutes = minutes
    deal(draw(wish, seed: seed), wish, daily: nil, seed: seed, at: moment)
  }

  /// Goes back to the round that New Word left.
  ///
  /// - Returns: Whether there was one.
  public mutating func undoNewWord(at moment: Moment) -> Bool {
    pause(at: moment)
    let left = round
    guard shelf.goBack(in: history), let current = shelf.current, let before = history[current] else { return false }
    if !left.hasProgress && !shelf.all.contains(left.id) { history.drop(left.id) }
    hasUnsavedShelf = true
    take(before, at: moment)
    return true
  }

  /// Returns the known round that is what is asked for: the current one, one that was left, or the one begun last.
  private func known(_ wish: DealOptions) -> Round? {
    for id in wish.isNamed ? shelf.all : Array(shelf.all.prefix(1)) {
      if let round = history[id], wish.isMet(by: round, in: lexicon) { return round }
    }
    guard wish.isNamed else { return nil }
    var latest: Round?
    for round in history.rounds where wish.isMet(by: round, in: lexicon) {
      if round.began > latest?.began ?? .min { latest = round }
    }
    return latest
  }

  private func draw(_ wish: DealOptions, seed: UInt64) -> Word {
    let recent = shelf.all.compactMap { $0.freeRoot ?? history[$0]?.root }
    return dealer.root(seed: seed, grade: wish.grade, includesUnfamiliar: wish.includesUnfamiliar, avoiding: recent)
  }

  mutating func deal(_ root: Word, _ wish: DealOptions, daily: Int?, seed: UInt64, at moment: Moment) {
    pause(at: moment)
    // The seed names the draw; mixed with the time, it also tells rounds on one root from each other.
    var chance = SplitMix64(seed: seed ^ UInt64(bitPattern: moment.seconds))
    var dealt = Round(
      root: root, minimum: wish.minimum ?? 3, scoring: wish.scoring ?? .classic, daily: daily, number: chance.next(),
      began: max(shelf.beginning, moment.seconds))
    if daily == nil { dealt.limit = wish.minutes.map { $0 * Round.tenthsPerMinute } }
    take(history[dealt.id] ?? dealt, at: moment)
    resume(at: moment)
  }

  /// Makes a round the current one.
  mutating func take(_ another: Round, at moment: Moment) {
    if another.id != shelf.current {
      let dropped = shelf
      shelf.begin(another.id, in: history)
      for id in dropped.all where !history.keeps(id) && !shelf.all.contains(id) { history.drop(id) }
      hasUnsavedShelf = true
    }
    round = another.judged(by: lexicon)
    history.set(round)
    if puzzle.root != round.root { puzzle = Puzzle(root: round.root, in: lexicon) }
    if round.phase == .playing && round.isTimeUp { round.phase = .ended }
    standing = Standing(of: round, in: puzzle)
    rival = rival(of: round)
    // A timed round waits until the player has seen it.
    countedAt = round.isEnded || round.minutes != nil ? nil : moment.uptime
  }
}
