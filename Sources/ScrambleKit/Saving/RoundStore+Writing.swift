public import WordScramble

// Writing.
extension RoundStore {
  /// Saves what has changed in a game, and brings into it what another program has saved meanwhile.
  ///
  /// - Throws: The error of the system. What could not be written is kept, and tried again the next time.
  /// - Complexity: O(*n*), where *n* is the number of words of the rounds that have changed.
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

  /// Forgets everything in a game if another program has, before something is done in it that would be lost.
  ///
  /// A shelf that cannot be read changes nothing; saving reports the error.
  package mutating func refresh(_ game: inout Game) {
    guard !isReadOnly, let bytes = try? shelf.read(), bytes != knownShelf, game.isForgotten(by: SavedRounds(bytes))
    else {
      return
    }
    let location = history.location
    // Saving tries again, and reports the error.
    try? location.locked { () throws(SystemError) in try mergeChanges(into: &game) }
  }

  /// Returns once whether another program has forgotten everything, so that a front end can report it.
  package mutating func takeForgotten() -> Bool {
    defer { isForgottenElsewhere = false }
    return isForgottenElsewhere
  }

  /// Forgets every round and deletes what is saved of them; a mark stays, so that another program that runs does not bring them back.
  ///
  /// Nothing is forgotten while nothing may be written.
  ///
  /// - Parameters:
  ///   - game: The game, which then opens today's puzzle.
  ///   - today: The daily puzzle of the player's day; without one, another word is dealt.
  ///   - seed: The seed of the random choice of a root and of the identity of the round.
  ///   - moment: When it happens.
  /// - Returns: Whether it was done, and the error if something could not be written or deleted. What could not be deleted after the mark was
  ///   written is never read again.
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
        // The file before would still name the rounds.
        for _ in 0..<2 { try shelf.write(mark) }
        (game, knownShelf, pending, isForgotten) = (forgetful, mark, [], true)
        position = try history.replace(with: [])
      }
    } catch {
      return (isForgotten, error)
    }
    return (isForgotten, nil)
  }

  /// Adds rounds from elsewhere to those that are saved, and writes the records that have changed with it.
  ///
  /// Adding the same rounds twice has no further effect. If the store is read-only, nothing is written, and a note gives the reason.
  ///
  /// - Parameters:
  ///   - exported: The rounds of an exported file.
  ///   - moment: When it happens, for the name of a file set aside.
  /// - Returns: How much was new, and what a player should know about how the saved rounds were found.
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

  /// Brings in what other programs have written since the files were read or written last.
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
