package import WordScramble

extension Game {
  /// Writes everything that the page shows of the game.
  func write(to reply: inout Reply, order: FoundOrder, today: DailyPuzzle?, lacksDaily: Bool) {
    reply.addRound(of: self, isComplete: lexicon.isComplete(for: round.root) && !lacksDaily)
    reply.addRules(of: round)
    reply.add(standing, of: self)
    for foundWord in round.found(by: order) { reply.add(foundWord, isAnagram: round.isAnagram(foundWord.word)) }
    for clue in clues { reply.add(clue) }
    if round.phase == .revealed { reply.add(.missed, missed) }
    if let minutes = round.minutes {
      let left = round.timeLeft?.tenths ?? 0
      reply.line(.time, minutes, left, isPaused ? 1 : 0, minutesAgain == nil ? 0 : 1)
    }
    if let rival { reply.add(rival, played: round.playTime) }
    if let verdict {
      reply.line(
        .verdict, Int(verdict.outcome.rawValue), verdict.lead, verdict.ownPoints, verdict.otherPoints)
    }
    if let comparison { reply.add(comparison) }
    if let playedSet { reply.add(playedSet, found: round) }
    reply.line(.today, today?.number ?? 0, showsNewDay(today) ? 1 : 0, opensToday(today) ? 1 : 0)
  }
}

extension Reply {
  fileprivate mutating func add(_ rival: ChallengeResult, played: PlayTime) {
    line(.rival, rival.standing.foundCount, rival.standing.total, played.tenths)
    for pace in rival.pace { line(.pace, pace.time.tenths, pace.foundCount, pace.share) }
  }
  fileprivate mutating func add(_ comparison: Comparison) {
    add(.both, comparison.both)
    add(.own, comparison.onlyOwn)
    add(.theirs, comparison.onlyOther)
  }

  /// Writes a line of words, unless there are none.
  package mutating func add(_ tag: Tag, _ words: [Word]) {
    guard !words.isEmpty else { return }
    begin(tag)
    for word in words { add(word) }
    end()
  }
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
    add(game.canGoForward)
    add(game.isLooking)
    if let previous = game.previousRoot { add(previous) }
    end()
  }
  fileprivate mutating func addRules(of round: Round) {
    let points = { (length: Int) in round.scoring.points(forLength: length, rootLength: round.root.count) }
    line(
      .rules, round.scoring == .letters ? 1 : 0, round.minimum, round.root.count, points(3), points(0),
      points(round.root.count))
  }
  fileprivate mutating func add(_ clue: Clue) {
    begin(.clued)
    add(clue.word)
    add(clue.isFound)
    end()
  }
  fileprivate mutating func add(_ standing: Standing, of game: Game) {
    begin(.standing)
    for figure in [
      standing.score, standing.foundCount, standing.total, standing.bonus, standing.remaining,
      Int(standing.rank.rawValue), standing.share, standing.clues, game.round.anagrams.count,
      game.isGoodDay ? 1 : 0, game.aimsAtGoodDay ? Int(Rank.goodDay.rawValue) : -1, game.dailySize.rawValue,
    ] {
      add(figure)
    }
    if let longest = game.round.longest { add(longest) }
    end()
    add(standing.next)
    for rank in Rank.allCases { line(.rank, standing.threshold(of: rank), rank.share) }
    for row in standing.lengths { line(.length, row.length, row.foundCount, row.remaining, row.share) }
    for row in standing.hints { add(row) }
  }
  private mutating func add(_ next: Standing.Next) {
    switch next {
    case .points(let points, let rank): line(.next, points, Int(rank.rawValue))
    case .words(let words): line(.next, words)
    case .nothing: break
    }
  }
  private mutating func add(_ row: HintRow) {
    begin(.hint)
    add([row.letter])
    for count in row.counts {
      add(count.length)
      add(count.remaining)
    }
    end()
  }
  fileprivate mutating func add(_ foundWord: FoundWord, isAnagram: Bool) {
    begin(.found)
    add(foundWord.word)
    add(foundWord.points)
    add(!foundWord.isCommon)
    add(isAnagram)
    end()
  }
}

extension Reply {
  /// Writes what was found, whether it is a bonus, whether it uses every letter of the root, and whether it reached a rank or a good day.
  mutating func add(found foundWord: FoundWord, in game: Game, before: Rank) {
    begin(.outcome)
    add("found")
    add(foundWord.word)
    add(foundWord.points)
    add(!foundWord.isCommon)
    add(game.round.isAnagram(foundWord.word))
    add(game.standing.rank > before)
    add(game.isNewGoodDay(since: before))
    end()
  }

  /// Writes why a guess was refused, and what is known of a word that the lexicon does not know.
  package mutating func add(_ rejection: Rejection, _ last: Try?) {
    begin(.outcome)
    add(rejection.code)
    for number in rejection.payload { add(number) }
    end()
    add(last)
  }

  /// Writes what is known of a word that the lexicon does not know.
  mutating func add(_ last: Try?) {
    if let last { line(.tried, last.isRepeated ? 1 : 0, last.mayBeKept ? 1 : 0) }
  }
}
