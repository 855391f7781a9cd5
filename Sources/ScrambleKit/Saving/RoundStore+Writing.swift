public import ScrambleCore

extension RoundStore {
  /// Saves the changes of a game and merges what another program has saved in the meantime. A read-only store does
  /// neither.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - second: The current time in seconds since 1970.
  /// - Throws: The error of the system. Changes that could not be written are retried on the next call.
  /// - Complexity: O(*n*), where *n* is the number of words in the changed rounds.
  public mutating func save(_ game: inout Game, at second: Int64) throws(SystemError) {
    guard !isReadOnly, game.hasUnsaved || !pendingRecords.isEmpty else { return }
    let location = history.location
    do throws(SystemError) {
      try location.withLock { () throws(SystemError) in
        try mergeChanges(into: &game, at: second)
        addPending(game.takeUnsaved())
        try writePending()
      }
    } catch {
      addPending(game.takeUnsaved())
      throw error
    }
  }

  /// Forgets all rounds and deletes their saved data.
  ///
  /// - Parameters:
  ///   - game: The game, which then opens today's puzzle.
  ///   - timeZone: The offsets of the player's time zone.
  ///   - seed: The random seed for the choice of a root.
  ///   - second: The current time in seconds since 1970.
  /// - Returns: Whether the game was forgotten; a read-only store forgets nothing.
  /// - Throws: The error of the system. Nothing was forgotten then.
  @discardableResult
  package mutating func forget(
    _ game: inout Game, in timeZone: TimeZoneOffsets, seed: UInt64, at second: Int64
  ) throws(SystemError) -> Bool {
    guard !isReadOnly else { return false }
    let location = history.location
    try location.withLock { () throws(SystemError) in
      var forgottenGame = game
      forgottenGame.forget(in: timeZone, seed: seed, at: second)
      position = try history.replace(with: forgottenGame.takeUnsaved().flatMap(\.bytes))
      game = forgottenGame
      pendingRecords = []
    }
    return true
  }

  /// Adds imported rounds to the saved ones and writes the changed records.
  ///
  /// Adding the same rounds twice has no further effect. If the store is read-only, nothing is written, and a note
  /// gives the reason.
  ///
  /// - Parameters:
  ///   - exported: The rounds of an exported file.
  ///   - second: The current time in seconds since 1970.
  /// - Returns: How much was new, and the problems with the saved rounds that a player should know about.
  package mutating func add(
    _ exported: SavedRounds, at second: Int64
  ) throws(SystemError) -> (gain: History.MergeSummary, notes: [LoadNote]) {
    let location = history.location
    return try location.withLock { () throws(SystemError) in
      let result = readRounds(at: second)
      guard !isReadOnly else { return (History.MergeSummary(), result.notes) }
      var saved = result.saved
      let (gain, changed) = saved.add(exported)
      addPending(changed)
      try writePending()
      return (gain, result.notes)
    }
  }

  /// Merges what other programs have written since the file was last read or written.
  private mutating func mergeChanges(into game: inout Game, at second: Int64) throws(SystemError) {
    do throws(ReadError) {
      let newHistory = try history.read(after: position)
      position = newHistory.position
      game.merge(SavedRounds(newHistory.bytes, at: second), isImport: false)
    } catch {
      throw error.systemError
    }
  }

  private mutating func addPending(_ records: [Record]) {
    pendingRecords.removeAll { old in records.contains { $0.key == old.key } }
    pendingRecords += records
  }

  private mutating func writePending() throws(SystemError) {
    guard !pendingRecords.isEmpty else { return }
    position = try history.append(pendingRecords.flatMap(\.bytes))
    pendingRecords = []
  }
}
