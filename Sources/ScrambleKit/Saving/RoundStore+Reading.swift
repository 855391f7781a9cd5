public import ScrambleCore

extension RoundStore {
  /// Reads the rounds, and moves damaged records to a separate file.
  ///
  /// - Parameter second: The current time in seconds since 1970.
  /// - Returns: The rounds, and the problems that a player should know about.
  /// - Complexity: O(*n* log *n*), where *n* is the number of bytes.
  public mutating func load(at second: Int64) -> (saved: SavedRounds, notes: [LoadNote]) {
    let location = history.location
    return location.withLock { readRounds(at: second) }
  }

  /// Reads the rounds while the file is locked. If it cannot be read, the store becomes read-only.
  mutating func readRounds(at second: Int64) -> (saved: SavedRounds, notes: [LoadNote]) {
    do throws(ReadError) {
      return try readFiles(at: second)
    } catch {
      isReadOnly = true
      return (SavedRounds(), [.unreadable(error)])
    }
  }

  private mutating func readFiles(at second: Int64) throws(ReadError) -> (SavedRounds, [LoadNote]) {
    history.location.removeTemporaryFiles()
    let historyResult = try readHistory(at: second)
    let saved = SavedRounds(historyResult.bytes, at: second)
    return (saved, historyResult.notes + cleanUpHistory(saved, at: second))
  }

  /// Reads the history. If the file is too large or is a pipe, it is renamed, unless the store is read-only.
  private mutating func readHistory(at second: Int64) throws(ReadError) -> (bytes: [UInt8], notes: [LoadNote]) {
    do throws(ReadError) {
      let historyResult = try history.read()
      position = historyResult.position
      return (historyResult.bytes, [])
    } catch {
      guard !isReadOnly, error == .notRegularFile || error == .tooLarge else { throw error }
      return ([], [.historyDamaged(name: try history.location.setAside(at: second))])
    }
  }

  /// Moves damaged records to a separate file and rewrites the history without them. Also rewrites it if most of its
  /// records are outdated.
  ///
  /// If the folder is not writable, nothing is lost: damaged records stay where they are, and saving reports the error.
  private mutating func cleanUpHistory(_ saved: SavedRounds, at second: Int64) -> [LoadNote] {
    guard !isReadOnly else { return [] }
    var notes: [LoadNote] = saved.newerRecords.isEmpty ? [] : [.newerRecords]
    do throws(SystemError) {
      let damageNotes = try setAsideDamagedRecords(of: saved, at: second)
      notes += damageNotes
      let needsCompaction = saved.recordCount > 2 * saved.history.rounds.count + 1000
      if needsCompaction || !damageNotes.isEmpty && saved.hasRecords { try rewriteHistory(to: saved) }
    } catch {
      if saved.isDamaged { notes.append(.unreadable(.system(error))) }
    }
    return notes
  }

  /// Copies the damaged records to a separate file. A history without any other record is renamed instead.
  ///
  /// - Returns: Notes for the player; none if no record is damaged.
  private mutating func setAsideDamagedRecords(of saved: SavedRounds, at second: Int64) throws(SystemError)
    -> [LoadNote]
  {
    guard saved.isDamaged else { return [] }
    guard saved.hasRecords else { return [.historyDamaged(name: try setAsideHistory(at: second))] }
    let damagedFile = StateFile(path: history.location.damagedFilePath(at: second), maxSize: LogFile.maxSize)
    try damagedFile.write(
      saved.damagedRecords.flatMap { Array($0) + RoundStore.newline } + (saved.truncatedRecord ?? []))
    let count = saved.damagedRecords.count
    let name = damagedFile.location.name
    return (saved.isTruncated ? [.historyTruncated(name: name)] : [])
      + (count > 0 ? [.recordsDamaged(count: count, name: name)] : [])
  }

  private mutating func setAsideHistory(at second: Int64) throws(SystemError) -> String {
    do throws(ReadError) {
      let name = try history.location.setAside(at: second)
      position = nil
      return name
    } catch {
      throw error.systemError
    }
  }

  private mutating func rewriteHistory(to saved: SavedRounds) throws(SystemError) {
    let newer = saved.newerRecords.flatMap { Array($0) + RoundStore.newline }
    position = try history.replace(with: saved.history.rounds.flatMap { Record($0).bytes } + newer)
  }

  private static let newline = [UInt8(ascii: "\n")]
}

extension SavedRounds {
  /// Whether a record is damaged or truncated.
  fileprivate var isDamaged: Bool { !damagedRecords.isEmpty || isTruncated }

  /// Whether there is an intact record, of this version or of a later one.
  fileprivate var hasRecords: Bool { recordCount > 0 || !newerRecords.isEmpty }
}
