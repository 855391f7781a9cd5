public import ScrambleCore

extension RoundStore {
  /// Reads the rounds, and moves damaged records to a separate file.
  ///
  /// - Parameter moment: The current moment, which becomes part of the name of a file with damaged data.
  /// - Returns: The rounds, and the problems that a player should know about.
  /// - Complexity: O(*n* log *n*), where *n* is the number of bytes.
  public mutating func load(at moment: Moment) -> (saved: SavedRounds, notes: [LoadNote]) {
    let location = history.location
    return location.withLock { readRounds(at: moment) }
  }

  /// Reads the rounds while the files are locked. If they cannot be read, the store becomes read-only.
  mutating func readRounds(at moment: Moment) -> (saved: SavedRounds, notes: [LoadNote]) {
    do throws(ReadError) {
      return try readFiles(at: moment)
    } catch {
      isReadOnly = true
      return (SavedRounds(), [.unreadable(error)])
    }
  }

  private mutating func readFiles(at moment: Moment) throws(ReadError) -> (SavedRounds, [LoadNote]) {
    shelf.location.removeTemporaryFiles()
    history.location.removeTemporaryFiles()
    // A shelf of a later version forbids any change to the history.
    let shelfResult = try readShelf(at: moment)
    lastShelfBytes = shelfResult.bytes
    let historyResult = try readHistory(at: moment)
    var saved = SavedRounds(historyResult.bytes)
    let notes = historyResult.notes + shelfResult.notes + cleanUpHistory(saved, at: moment)
    saved.merge(SavedRounds(shelfResult.bytes))
    return (saved, notes)
  }

  /// Reads the history. If the file is too large or is a pipe, it is renamed, unless the store is read-only.
  private mutating func readHistory(at moment: Moment) throws(ReadError) -> (bytes: [UInt8], notes: [LoadNote]) {
    do throws(ReadError) {
      let historyResult = try history.read()
      position = historyResult.position
      return (historyResult.bytes, [])
    } catch {
      guard !isReadOnly, error == .notRegularFile || error == .tooLarge else { throw error }
      return ([], [.historyDamaged(name: try history.location.setAside(at: moment))])
    }
  }

  /// Reads the shelf, or its previous version if it is damaged.
  private mutating func readShelf(at moment: Moment) throws(ReadError) -> (bytes: [UInt8], notes: [LoadNote]) {
    switch try RoundStore.shelfContent(of: shelf) {
    case .valid(let bytes): return (bytes, [])
    case .newer:
      isReadOnly = true
      return ([], [.newerShelf])
    case .damaged: break
    }
    // The previous version is read first. If that fails, nothing has been moved.
    let previousContent = try RoundStore.shelfContent(of: shelf.previous)
    let name = try shelf.location.setAside(at: moment)
    if case .valid(let bytes) = previousContent, !bytes.isEmpty { return (bytes, [.shelfRecovered(name: name)]) }
    return ([], [.shelfDamaged(name: name)])
  }

  private enum ShelfContent {
    case valid([UInt8])
    case newer
    case damaged
  }

  /// Reads the file of a shelf. A missing file is valid and empty.
  private static func shelfContent(of file: StateFile) throws(ReadError) -> ShelfContent {
    do throws(ReadError) {
      guard let bytes = try file.read() else { return .valid([]) }
      let saved = SavedRounds(bytes)
      if !saved.newerRecords.isEmpty { return .newer }
      return saved.recordCount > 0 && saved.damagedRecords.isEmpty && !saved.isTruncated ? .valid(bytes) : .damaged
    } catch {
      guard error == .notRegularFile || error == .tooLarge else { throw error }
      return .damaged
    }
  }

  /// Moves damaged records to a separate file and rewrites the history without them. Also rewrites it if most of its
  /// records are outdated.
  ///
  /// If the folder is not writable, nothing is lost: damaged records stay where they are, and saving reports the error.
  private mutating func cleanUpHistory(_ saved: SavedRounds, at moment: Moment) -> [LoadNote] {
    guard !isReadOnly else { return [] }
    var notes: [LoadNote] = saved.newerRecords.isEmpty ? [] : [.newerRecords]
    do throws(SystemError) {
      let damageNotes = try setAsideDamagedRecords(of: saved, at: moment)
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
  private mutating func setAsideDamagedRecords(of saved: SavedRounds, at moment: Moment) throws(SystemError)
    -> [LoadNote]
  {
    guard saved.isDamaged else { return [] }
    guard saved.hasRecords else { return [.historyDamaged(name: try setAsideHistory(at: moment))] }
    let damagedFile = StateFile(path: history.location.damagedFilePath(at: moment), maxSize: LogFile.maxSize)
    try damagedFile.write(
      saved.damagedRecords.flatMap { Array($0) + RoundStore.newline } + (saved.truncatedRecord ?? []))
    let (count, name) = (saved.damagedRecords.count, damagedFile.location.name)
    return (saved.isTruncated ? [.historyTruncated(name: name)] : [])
      + (count > 0 ? [.recordsDamaged(count: count, name: name)] : [])
  }

  private mutating func setAsideHistory(at moment: Moment) throws(SystemError) -> String {
    do throws(ReadError) {
      let name = try history.location.setAside(at: moment)
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
