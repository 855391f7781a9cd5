public import ScrambleCore

extension RoundStore {
  /// Saves the changes of a game and merges what another program has saved in the meantime. A read-only store does
  /// neither.
  ///
  /// - Throws: The error of the system. Changes that could not be written are retried on the next call.
  /// - Complexity: O(*n*), where *n* is the number of words in the changed rounds.
  public mutating func save(_ game: inout Game) throws(SystemError) {
    guard !isReadOnly, game.hasUnsavedChanges || !pendingRecords.isEmpty else { return }
    let location = history.location
    do throws(SystemError) {
      try location.withLock { () throws(SystemError) in
        try mergeChanges(into: &game)
        addPending(game.takeUnsavedRecords())
        try writePending()
      }
    } catch {
      addPending(game.takeUnsavedRecords())
      throw error
    }
  }

  /// Forgets everything in a game if another program has done so. Call this before a change, which would be lost
  /// otherwise.
  ///
  /// An unreadable shelf changes nothing; saving reports the error.
  package mutating func forgetIfForgottenElsewhere(_ game: inout Game) {
    guard !isReadOnly, let bytes = try? shelf.read(), bytes != lastShelfBytes, game.isForgotten(by: SavedRounds(bytes))
    else {
      return
    }
    let location = history.location
    // Saving tries again and reports the error.
    try? location.withLock { () throws(SystemError) in try mergeChanges(into: &game) }
  }

  /// Returns whether another program has forgotten everything, then resets the flag: a front end reports it once.
  package mutating func consumeForgottenElsewhere() -> Bool {
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
      try location.withLock { () throws(SystemError) in
        var forgottenGame = game
        forgottenGame.forget(today: today, seed: seed, at: moment)
        let shelfBytes = forgottenGame.takeUnsavedRecords().flatMap(\.bytes)
        // Two writes, because the previous file would still name the rounds.
        for _ in 0..<2 { try shelf.write(shelfBytes) }
        (game, lastShelfBytes, pendingRecords, isForgotten) = (forgottenGame, shelfBytes, [], true)
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
    return try location.withLock { () throws(SystemError) in
      var (saved, notes) = readRounds(at: moment)
      guard !isReadOnly else { return (History.MergeSummary(), notes) }
      let (gain, changed) = saved.add(exported, at: moment)
      addPending(changed)
      try writePending()
      return (gain, notes)
    }
  }

  /// Merges what other programs have written since the files were last read or written.
  private mutating func mergeChanges(into game: inout Game) throws(SystemError) {
    do throws(ReadError) {
      let newHistory = try history.read(after: position)
      position = newHistory.position
      var changes = SavedRounds(newHistory.bytes)
      if let bytes = try shelf.read(), bytes != lastShelfBytes {
        changes.merge(SavedRounds(bytes))
        lastShelfBytes = bytes
      }
      if game.merge(changes).hasForgotten { isForgottenElsewhere = true }
    } catch {
      throw error.systemError
    }
  }

  private mutating func addPending(_ records: [Record]) {
    pendingRecords.removeAll { old in records.contains { $0.key == old.key } }
    pendingRecords += records
  }

  private mutating func writePending() throws(SystemError) {
    let roundRecords = pendingRecords.filter { !$0.isShelf }
    if !roundRecords.isEmpty { position = try history.append(roundRecords.flatMap(\.bytes)) }
    pendingRecords.removeAll { !$0.isShelf }
    guard let record = pendingRecords.first else { return }
    try shelf.write(record.bytes)
    lastShelfBytes = record.bytes
    pendingRecords = []
  }
}
