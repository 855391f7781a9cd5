public import ScrambleCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Saves rounds in a folder. Several programs can use the folder at the same time without losing a word.
///
/// `rounds.txt` has every round that was opened, one `Record` after the other. A found word is appended, and is on disk
/// before the player sees it. Nothing is ever changed in place; the file is only replaced as a whole.
public struct RoundStore: Sendable {
  private let path: String
  /// The file that was read or written last, and the number of its bytes that are known; nil before that.
  private var known: (file: File.Identity, count: Int)?
  /// Records that could not be written yet.
  private var pending: [UInt8] = []
  /// Whether the lock is held. Without it, nothing is written anew or cut off, because another program may write too.
  private var isLocked = false

  /// Creates a store in a folder, which is created when the store is first used.
  public init(folder: String) {
    path = folder + "/rounds.txt"
  }

  /// Whether everything is on disk.
  package var isSaved: Bool { pending.isEmpty }

  /// Reads the rounds. If more than half of a file without damage is superseded, it is written anew.
  ///
  /// - Parameters:
  ///   - lexicon: The lexicon, which has the roots of the daily puzzles.
  ///   - second: The current time in seconds since 1970.
  /// - Returns: The rounds, and what a player should know about them.
  public mutating func load(in lexicon: Lexicon, at second: Int64) -> (history: History, problem: LoadProblem?) {
    do throws(SystemError) {
      let (history, reading) = try readRounds(in: lexicon, at: second)
      return (history, reading.hasSkipped ? .skippedPart : nil)
    } catch {
      return (History(), error.isFileMissing ? nil : .unreadable(error))
    }
  }

  private mutating func readRounds(
    in lexicon: Lexicon, at second: Int64
  ) throws(SystemError) -> (history: History, reading: Reading) {
    try withLock { store throws(SystemError) in
      let file = try File(store.path)
      let bytes = try file.bytes()
      var history = History()
      let reading = history.add(bytes, in: lexicon, at: second)
      store.known = (file.identity, file.size)
      if store.isLocked && !reading.hasSkipped && history.text.count * 2 < file.size {
        // A clock that is behind believes no moment. The file keeps them all.
        var whole = History()
        whole.add(bytes, in: lexicon, at: .max)
        // Without space for a new file, the old one serves.
        if whole == history { try? store.replace(with: history.text) }
      }
      return (history, reading)
    }
  }

  /// Saves the changes of a game, and adds what another program has saved in the meantime.
  ///
  /// If another program has replaced the file, the game is read from the new one, and only its changes are added.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - second: The current time in seconds since 1970.
  /// - Throws: The error of the system. Changes that could not be written are repeated on the next call, except what
  ///   could not be read again.
  public mutating func save(_ game: inout Game, at second: Int64) throws(SystemError) {
    let records = game.takeUnsaved()
    // What cannot be read again is never written.
    let readable = records.filter { $0.isReadable(in: game.lexicon) }
    pending += readable.flatMap(\.bytes)
    if !pending.isEmpty { try appendPending(of: &game, at: second) }
    if readable.count < records.count { throw SystemError(code: EINVAL) }
  }

  private mutating func appendPending(of game: inout Game, at second: Int64) throws(SystemError) {
    try withLock { store throws(SystemError) in
      let file = try store.openForAppending()
      if let known = store.known, known.file == file.identity, known.count <= file.size {
        game.add(try file.bytes(from: known.count), at: second, isSaved: true)
      } else {
        game.reload(try file.bytes() + RoundStore.separator + store.pending, at: second)
      }
      try store.append(store.pending, to: file)
      store.pending = []
    }
  }

  /// Adds the records of an exported file, and writes what was new.
  package mutating func add(
    _ text: [UInt8], in lexicon: Lexicon, at second: Int64
  ) throws(SystemError) -> Reading {
    try withLock { store throws(SystemError) in
      let file = try store.openForAppending()
      var history = History()
      history.add(try file.bytes(), in: lexicon, at: second)
      let before = history
      let reading = history.add(text, in: lexicon, at: second)
      try store.append(history.records(since: before).flatMap(\.bytes), to: file)
      return reading
    }
  }

  /// Forgets all rounds and deletes their saved data.
  ///
  /// - Parameters:
  ///   - game: The game, which then opens today's puzzle.
  ///   - timeZone: The offsets of the player's time zone.
  ///   - seed: The random seed for the choice of a root.
  ///   - second: The current time in seconds since 1970.
  /// - Throws: The error of the system. Nothing was forgotten then.
  package mutating func forget(
    _ game: inout Game, in timeZone: TimeZoneOffsets, seed: UInt64, at second: Int64
  ) throws(SystemError) {
    try withLock { store throws(SystemError) in
      var forgottenGame = game
      forgottenGame.forget(in: timeZone, seed: seed, at: second)
      try store.replace(with: forgottenGame.takeUnsaved().flatMap(\.bytes))
      store.pending = []
      game = forgottenGame
    }
  }
}

extension RoundStore {
  /// What ends a record, and an incomplete one that a program left when it was killed.
  private static let separator = [UInt8]("\n\n".utf8)

  private func openForAppending() throws(SystemError) -> File {
    try File(path, O_RDWR | O_CREAT | O_APPEND)
  }

  /// Appends records and returns once they are on disk. If that fails, the file is truncated to its previous size.
  private mutating func append(_ records: [UInt8], to file: borrowing File) throws(SystemError) {
    let end = try file.bytes(from: max(0, file.size - 2))
    let separator = end.isEmpty || end == RoundStore.separator ? [] : RoundStore.separator
    do throws(SystemError) {
      try file.append(separator + records)
      try file.synchronize()
      if file.size == 0 { try File.synchronizeFolder(of: path) }
    } catch {
      if isLocked { try? file.truncate(to: file.size) }
      throw error
    }
    known = (file.identity, file.size + separator.count + records.count)
  }

  private mutating func replace(with text: [UInt8]) throws(SystemError) {
    known = (try File.replace(path, with: text), text.count)
  }

  /// Runs a closure while holding a lock on a file of its own, which is never deleted. Where no lock can be taken, as
  /// on a read-only disk, the closure runs without it.
  private mutating func withLock<Value>(
    _ body: (inout RoundStore) throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    try? File.createFolder(of: path)
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { if lock >= 0 { close(lock) } }
    isLocked = (try? systemCall(flock(lock, LOCK_EX))) != nil
    return try body(&self)
  }
}

extension RoundStore {
  /// Creates a store in the user's default folder: `wordscramble` in the folder for application state.
  ///
  /// That folder is `XDG_STATE_HOME` (XDG Base Directory Specification 0.8). If that variable is not an absolute path,
  /// the folder is `~/Library/Application Support` on a Mac and `~/.local/state` on other systems.
  ///
  /// - Returns: nil if neither `XDG_STATE_HOME` nor `HOME` is an absolute path.
  package init?(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      self.init(folder: state + "/wordscramble")
    } else if let home {
      #if os(macOS)
        self.init(folder: home + "/Library/Application Support/wordscramble")
      #else
        self.init(folder: home + "/.local/state/wordscramble")
      #endif
    } else {
      return nil
    }
  }
}

/// What a player should know about the saved rounds.
public enum LoadProblem: Equatable, Sendable {
  /// A part of the file could not be read. It stays in the file.
  case skippedPart
  /// The file cannot be read.
  case unreadable(SystemError)
}
