/// Shared rounds: a few people play the same puzzle and pass on a code that contains what all of them have found.
extension Game {
  /// The record of the current shared round, with the player's latest progress; nil if the current round is not shared.
  package var sharedRecord: SharedRecord? { sharedRecords.record(of: round.id).map { withLatestProgress($0) } }

  /// Returns the record of a puzzle, with the player's latest progress, or nil if this device has none.
  package func sharedRecord(of puzzle: SharedPuzzle) -> SharedRecord? {
    sharedRecords[SharedRecord.key(of: puzzle)].map { withLatestProgress($0) }
  }

  private func withLatestProgress(_ record: SharedRecord) -> SharedRecord {
    var record = record
    let played = record.round == round.id ? round : history[record.round]
    // If a code cannot hold the latest progress, the record does not change.
    if let played { try? record.add(played, in: lexicon, avoiding: sensitiveWords) }
    return record
  }

  /// Returns the standings of a shared round. In a race, the words of the others are shown only once the player has
  /// finished the round.
  package func standings(of record: SharedRecord) -> SharedStandings {
    let played = record.round == round.id ? round : history[record.round]
    return SharedStandings(
      of: record.shared, ownID: record.ownID, isFinished: played?.phase == .revealed, in: lexicon,
      avoiding: sensitiveWords)
  }

  /// Returns the player of this device in a shared round. For a puzzle without a record, it is a player without words,
  /// with the identity, name and color from the round of the same table that was opened last; nil if there is none.
  package func ownPlayer(in puzzle: SharedPuzzle) -> SharedPlayer? {
    if let record = sharedRecord(of: puzzle) { return record.player }
    var latest: SharedRecord?
    for record in sharedRecords.records(ofTable: puzzle.table) where record.lastOpenedAt >= latest?.lastOpenedAt ?? .min
    {
      latest = record
    }
    return latest.map { record in
      var player = SharedPlayer(id: record.ownID, name: record.player.name, color: record.player.color)
      player.changeCount = record.player.changeCount
      return player
    }
  }

  /// Returns whether the current round can be shared. It needs the standard vocabulary and must not be part of a set.
  /// To be shared as one list, it must not have ended.
  package func canShare(as mode: SharedMode = .race) -> Bool {
    if case .set = round.id { return false }
    return round.vocabulary == .standard && (mode == .race || round.phase == .playing)
  }

  /// Shares the current round with a table of new people. As one list, it continues in a separate round with the words
  /// found so far.
  ///
  /// - Parameters:
  ///   - mode: How the players play together.
  ///   - name: The player's name, in UTF-8.
  ///   - color: The player's color.
  ///   - seed: The seed for the numbers of the table and of the player.
  ///   - moment: The present moment.
  /// - Returns: Whether the round was shared.
  @discardableResult
  package mutating func share(
    as mode: SharedMode, name: [UInt8], color: Int, seed: UInt64, at moment: Moment
  ) -> Bool {
    var generator = SplitMix64(seed: seed ^ UInt64(bitPattern: moment.seconds))
    let puzzle = SharedPuzzle(
      table: generator.next(), root: round.root, scoring: round.scoring, minutes: round.minutes, daily: round.daily,
      mode: mode)
    guard canShare(as: mode), let puzzle else { return false }
    let (newPlayer, previousRound) = (SharedPlayer(id: generator.next(), name: name, color: color), round)
    guard beginShared(puzzle, SharedRound(puzzle), newPlayer, at: moment) else { return false }
    if mode == .oneList { continueRound(with: previousRound) }
    return true
  }

  /// Plays a shared round that somebody sent. Adds its code to what is known here, and deals or resumes its round.
  ///
  /// - Parameters:
  ///   - shared: The content of the code.
  ///   - player: The player's name and color, and an identity: a random number, or that of a player in the code whom
  ///     the player was before. With a random number, a player who is already known at the table keeps the known
  ///     identity, name and color.
  ///   - moment: The present moment.
  /// - Throws: A ``SharedRoundError``, in which case nothing changes.
  package mutating func play(_ shared: SharedRound, as player: SharedPlayer, at moment: Moment) throws(SharedRoundError)
  {
    if var record = sharedRecord(of: shared.puzzle) {
      try record.add(shared)
      if shared.player(player.id) != nil && player.id != record.ownID {
        record.changeIdentity(to: player.id, at: moment)
      }
      if shared.player(player.id) == nil || player.id == record.ownID { record.noteOpened(at: moment) }
      store(record)
      resumeRound(of: record, at: moment)
    } else {
      let isKnownPlayer = shared.player(player.id) != nil
      let own = isKnownPlayer ? player : ownPlayer(in: shared.puzzle) ?? player
      var mergedRound = shared
      try mergedRound.add(SharedRound(shared.puzzle, of: own))
      beginShared(shared.puzzle, mergedRound, own, at: moment)
    }
  }

  /// Adds the player's latest progress to the record of the current shared round, for example when its code is sent.
  package mutating func saveSharedRound() {
    if let record = sharedRecord { store(record) }
  }

  /// Changes the player's name and color in the current shared round. Nothing happens if the current round is not
  /// shared or a code cannot hold the new name.
  package mutating func renamePlayer(_ name: [UInt8], color: Int) {
    guard var record = sharedRecord, (try? record.rename(name, color: color)) != nil else { return }
    store(record)
  }

  /// The player's words in the record that the current round lacks but can contain, because they were found on another
  /// device. Empty if the round has ended or is not shared.
  package var importableWords: [Word] {
    guard round.phase == .playing, let record = sharedRecord else { return [] }
    return record.player.words.filter { round.canContain($0) && !round.hasFound($0) }
  }

  /// Adds ``importableWords`` to the current round.
  package mutating func importWords(at moment: Moment) {
    for word in importableWords { round.restore(word, in: lexicon, after: round.playTime) }
    roundDidChange()
  }

  /// Returns whether the front end asks the player before it opens a shared round: the round is one list of a daily
  /// puzzle that the player has neither joined nor played.
  package func asksBeforePlaying(_ shared: SharedRound) -> Bool {
    guard shared.puzzle.mode == .oneList, let number = shared.puzzle.daily else { return false }
    return sharedRecords[SharedRecord.key(of: shared.puzzle)] == nil
      && !history.rounds.contains { $0.daily == number && $0.hasProgress }
  }

  /// Starts a shared round on this device. Returns false if a code cannot hold the player.
  @discardableResult
  mutating func beginShared(
    _ puzzle: SharedPuzzle, _ shared: SharedRound, _ ownPlayer: SharedPlayer, at moment: Moment
  ) -> Bool {
    let played = roundToPlay(for: puzzle)
    var ownPlayer = ownPlayer
    ownPlayer.minimum = played.minimum
    let now = max(moment.seconds, shelf.earliestStart)
    var record = SharedRecord(shared, ownID: ownPlayer.id, lastOpenedAt: now, addedAt: now, round: played.id)
    guard (try? record.add(SharedRound(puzzle, of: ownPlayer))) != nil else { return false }
    store(record)
    if played.id != round.id { resumeRound(of: record, played, at: moment) }
    return true
  }

  /// Adds to the current round the words and the play time of the previous one, which was shared as one list, unless
  /// the current round already has words.
  private mutating func continueRound(with previousRound: Round) {
    guard round.found.isEmpty else { return }
    for foundWord in previousRound.found.reversed() {
      round.restore(foundWord.word, in: lexicon, after: foundWord.time)
    }
    round.playTime = previousRound.playTime
    roundDidChange()
    saveSharedRound()
  }

  mutating func resumeRound(of record: SharedRecord, _ played: Round? = nil, at moment: Moment) {
    pause(at: moment)
    var dealt = played ?? record.shared.puzzle.round(record.round, minimum: record.player.minimum)
    if !dealt.hasProgress { dealt.setStart(atSecond: moment.seconds, lastForget: shelf.earliestStart) }
    makeCurrent(history[record.round] ?? dealt, at: moment)
    resume(at: moment)
  }

  /// Returns the round in which a puzzle is played. One list has a round of its own. In a race, it is the current round
  /// if it matches, otherwise a known round of the daily puzzle, otherwise a new one.
  private func roundToPlay(for puzzle: SharedPuzzle) -> Round {
    let preferred = options.minimum ?? 3
    guard puzzle.mode == .race else { return puzzle.round(.shared(checksum: puzzle.checksum), minimum: preferred) }
    let isCurrent =
      round.root == puzzle.root && round.daily == puzzle.daily && round.scoring == puzzle.scoring
      && round.minutes == puzzle.minutes && canShare() && sharedRecords.record(of: round.id) == nil
    if isCurrent { return round }
    // Of the future puzzles, only tomorrow's may already have begun in another time zone.
    guard let number = puzzle.daily, lexicon.dailyRoot(number) == puzzle.root, openedDay == 0 || number <= openedDay + 1
    else {
      return puzzle.round(.free(root: puzzle.root, number: puzzle.checksum), minimum: preferred)
    }
    let otherMinimums = Round.minimums.filter { $0 != preferred }
    let ids = ([preferred] + otherMinimums).map { RoundID.daily(number: number, minimum: $0, scoring: puzzle.scoring) }
    let id = ids.first { history[$0]?.hasProgress == true } ?? ids[0]
    return history[id] ?? puzzle.round(id, minimum: preferred)
  }

  mutating func store(_ record: SharedRecord) {
    sharedRecords.set(record)
    if record.round == round.id { othersWords = record.othersWords(avoiding: sensitiveWords) }
  }
}

extension SharedRound {
  fileprivate init(_ puzzle: SharedPuzzle, of player: SharedPlayer) {
    self.init(puzzle)
    try? add(player)
  }
}

extension SharedPuzzle {
  /// Returns a round in which the puzzle can be played, without found words.
  package func round(_ id: RoundID, minimum: Int) -> Round {
    var playedMinimum = minimum
    if case .daily(_, let dailyMinimum, _) = id { playedMinimum = dailyMinimum }
    var round = Round(id: id, root: root, minimum: playedMinimum, scoring: scoring)
    round.timeLimit = minutes.map { .minutes($0) }
    return round
  }
}
