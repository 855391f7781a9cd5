public import WordScramble

extension RoundStore {
  /// Saves the changes of a game and merges what another program has saved in the meantime.
  ///
  /// - Throws: The error of the system. Changes that could not be written are retried on the next call.
  /// - Complexity: O(*n*), where *n* is the number of words in the changed rounds.
  public mutating func save(_ game: inout Game) throws(SystemError) {
    guard !isReadOnly, game.hasUnsaved || !pending.isEmpty else { return }
    let location = history.location
    do throws(SystemError) {
      try location.locked { () throws(SystemError) in
        try mergeChanges(into: &game)
        add(game.takeUnsaved())
        try writePending()
      }
    } catch {
      add(game.takeUnsaved())
      throw error
    }
  }

  /// Forgets everything in a game if another program has done so. Call it before a change, which would be lost
  /// otherwise.
  ///
  /// An unreadable shelf changes nothing; saving reports the error.
  package mutating func refresh(_ game: inout Game) {
    guard !isReadOnly, let bytes = try? shelf.read(), bytes != knownShelf, game.isForgotten(by: SavedRounds(bytes))
    else {
      return
    }
    let location = history.location
    // Saving tries again and reports the error.
    try? location.locked { () throws(SystemError) in try mergeChanges(into: &game) }
  }

  /// Returns whether another program has forgotten everything, then resets the flag: a front end reports it once.
  package mutating func takeForgotten() -> Bool {
    defer { isForgottenElsewhere = false }
    return isForgottenElsewhere
  }

  /// Forgets all rounds and deletes their saved data. The time of this Forget is saved, which keeps other running
  /// programs from restoring the rounds.
  ///
  /// A read-only store forgets nothing.
  ///
  /// - Parameters:
  ///   - game: The game, which then opens today's puzzle.
  ///   - today: The daily puzzle of the player's day; if nil, another word is dealt.
  ///   - seed: The random seed for the choice of a root and the identity of the round.
  ///   - moment: The current moment.
  /// - Returns: Whether the game was forgotten, and the error if something could not be written or deleted. Once the
  ///   time of the Forget is written, rounds that could not be deleted are never read again.
  @discardableResult
  package mutating func forget(
    _ game: inout Game, today: DailyPuzzle?, seed: UInt64, at moment: Moment
  ) -> (isForgotten: Bool, error: SystemError?) {
    guard !isReadOnly else { return (false, nil) }
    let location = history.location
    var isForgotten = false
    do throws(SystemError) {
      try location.locked { () throws(SystemError) in
        var forgetful = game
        forgetful.forget(today: today, seed: seed, at: moment)
        let mark = forgetful.takeUnsaved().flatMap(\.bytes)
        // Two writes, because the previous file would still name the rounds.
        for _ in 0..<2 { try shelf.write(mark) }
        (game, knownShelf, pending, isForgotten) = (forgetful, mark, [], true)
        position = try history.replace(with: [])
      }
    } catch {
      return (isForgotten, error)
    }
    return (isForgotten, nil)
  }

  /// Adds imported rounds to the saved ones and writes the changed records.
  ///
  /// Adding the same rounds twice has no further effect. If the store is read-only, nothing is written, and a note
  /// gives the reason.
  ///
  /// - Parameters:
  ///   - exported: The rounds of an exported file.
  ///   - moment: The current moment, which becomes part of the name of a file with damaged data.
  /// - Returns: How much was new, and the problems with the saved rounds that a player should know about.
  package mutating func add(
    _ exported: SavedRounds, at moment: Moment
  ) throws(SystemError) -> (gain: History.MergeSummary, notes: [LoadNote]) {
    let location = history.location
    return try location.locked { () throws(SystemError) in
      var (saved, notes) = read(at: moment)
      guard !isReadOnly else { return (History.MergeSummary(), notes) }
      let (gain, changed) = saved.add(exported, at: moment)
      add(changed)
      try writePending()
      return (gain, notes)
    }
  }

  /// Merges what other programs have written since the files were last read or written.
  private mutating func mergeChanges(into game: inout Game) throws(SystemError) {
    do throws(ReadError) {
      let log = try history.read(after: position)
      position = log.position
      var news = SavedRounds(log.bytes)
      if let bytes = try shelf.read(), bytes != knownShelf {
        news.merge(SavedRounds(bytes))
        knownShelf = bytes
      }
      if game.merge(news).hasForgotten { isForgottenElsewhere = true }
    } catch {
      throw error.systemError
    }
  }

  private mutating func add(_ records: [Record]) {
    pending.removeAll { old in records.contains { $0.key == old.key } }
    pending += records
  }

  private mutating func writePending() throws(SystemError) {
    let rounds = pending.filter { !$0.isShelf }
    if !rounds.isEmpty { position = try history.append(rounds.flatMap(\.bytes)) }
    pending.removeAll { !$0.isShelf }
    guard let record = pending.first else { return }
    try shelf.write(record.bytes)
    knownShelf = record.bytes
    pending = []
  }
}
