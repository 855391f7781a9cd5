import WordScramble

extension Game {
  /// Writes everything that the page shows of the game.
  @inline(never)
  func write(to block: inout Block, order: FoundOrder, today: DailyPuzzle?, lacksDaily: Bool) {
    block.addRound(of: self, isComplete: lexicon.isComplete(for: round.root) && !lacksDaily)
    block.add(standing)
    for find in round.found(by: order) { block.add(find) }
    block.add(.clued, clues)
    if round.phase == .revealed { block.add(.missed, missed) }
    if let minutes = round.minutes { block.line(.time, minutes, round.timeLeft?.tenths ?? 0, isPaused ? 1 : 0) }
    if let rival { block.add(rival, played: round.playTime) }
    if let comparison { block.add(comparison) }
    block.line(.today, today?.number ?? 0, showsNewDay(today) ? 1 : 0, opensToday(today) ? 1 : 0)
  }
}

extension Block {
  @inline(never)
  fileprivate mutating func add(_ rival: ChallengeResult, played: PlayTime) {
    line(.rival, rival.standing.found, rival.standing.total, played.tenths)
    for pace in rival.pace { line(.pace, pace.time.tenths, pace.found, pace.share) }
  }

  @inline(never)
  fileprivate mutating func add(_ comparison: Comparison) {
    add(.both, comparison.both)
    add(.own, comparison.onlyOwn)
    add(.theirs, comparison.onlyOther)
  }

  /// Writes a line of words, unless there are none.
  @inline(never)
  mutating func add(_ tag: Tag, _ words: [Word]) {
    guard !words.isEmpty else { return }
    begin(tag)
    for word in words { add(word) }
    end()
  }

  @inline(never)
  fileprivate mutating func addRound(of game: Game, isComplete: Bool) {
    let round = game.round
    begin(.round)
    add(round.root)
    add(round.daily ?? 0)
    add(round.minimum)
    switch round.phase {
    case .playing: add("playing")
    case .ended: add("ended")
    case .revealed: add("revealed")
    }
    add(Int(game.puzzle.grade.rawValue))
    add(game.canGoBack)
    add(isComplete)
    add(game.isOwnWord)
    add(game.hasEarlierRound)
    add(round.id)
    end()
  }

  @inline(never)
  fileprivate mutating func add(_ standing: Standing) {
    line(
      .standing, standing.score, standing.found, standing.total, standing.bonus, standing.left,
      Int(standing.rank.rawValue), standing.share, standing.clues)
    add(standing.next)
    for rank in Rank.allCases { line(.rank, standing.threshold(of: rank), rank.share) }
    for row in standing.lengths { line(.length, row.length, row.found, row.left, row.share) }
    for row in standing.hints { add(row) }
  }

  @inline(never)
  private mutating func add(_ next: Standing.Next) {
    switch next {
    case .points(let points, let rank): line(.next, points, Int(rank.rawValue))
    case .words(let words): line(.next, words)
    case .nothing: break
    }
  }

  @inline(never)
  private mutating func add(_ row: HintRow) {
    begin(.hint)
    add([row.letter])
    for count in row.counts {
      add(count.length)
      add(count.left)
    }
    end()
  }

  @inline(never)
  fileprivate mutating func add(_ find: FoundWord) {
    begin(.find)
    add(find.word)
    add(find.points)
    add(!find.isCommon)
    end()
  }
}

extension Block {
  /// Writes what came of a guess: what was found, whether it is a bonus and whether it reached a rank; or why it was refused.
  @inline(never)
  mutating func add(found find: FoundWord, isNewRank: Bool) {
    begin(.outcome)
    add("found")
    add(find.word)
    add(find.points)
    add(!find.isCommon)
    add(isNewRank)
    end()
  }

  @inline(never)
  mutating func add(_ rejection: Rejection) {
    begin(.outcome)
    add(rejection.staticCode)
    for number in rejection.payload { add(number) }
    end()
  }
}
