#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Keeps rounds in a file: what was acknowledged is on disk, and two programs at once lose nothing.
public struct RoundStore: Sendable {
  private let file: StateFile

  /// Keeps rounds in a file.
  public init(file: StateFile) {
    self.file = file
  }

  /// Names the file for this user: `rounds.json` in the folder for the state of programs.
  ///
  /// That is `XDG_STATE_HOME`, or `~/.local/state` (XDG Base Directory Specification 0.8), and on a Mac the folder for
  /// application support.
  ///
  /// - Returns: nil where neither variable nor home is known.
  public init?(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      self.init(file: StateFile(path: state + "/wordscramble/rounds.json"))
    } else if let home {
      #if os(macOS)
        self.init(file: StateFile(path: home + "/Library/Application Support/wordscramble/rounds.json"))
      #else
        self.init(file: StateFile(path: home + "/.local/state/wordscramble/rounds.json"))
      #endif
    } else {
      return nil
    }
  }

  /// What was found on disk.
  public enum Loaded: Equatable, Sendable {
    /// The rounds, or none yet.
    case rounds(SavedRounds)
    /// The file was damaged and now has another name; the rounds are those before it was last written, or none.
    case recovered(SavedRounds, setAside: String)
    /// The file was written by a later version, and is left alone.
    case newer
    /// The file cannot be read.
    case unreadable(ReadError)
  }

  /// Reads the rounds, and sets a damaged file aside.
  ///
  /// - Parameter time: Seconds since 1970, for the name of a file set aside.
  public func load(at time: Int64) -> Loaded {
    file.locked {
      file.sweep()
      return read(at: time)
    }
  }

  private func read(at time: Int64) -> Loaded {
    do throws(ReadError) {
      if let loaded = try RoundStore.content(of: file) { return loaded }
      // The spare comes first: where it cannot be read just now, nothing has been moved.
      let spare = try RoundStore.content(of: file.previous)
      let name = try file.setAside(at: time)
      guard case .rounds(let rounds) = spare else { return .recovered(SavedRounds(), setAside: name) }
      return .recovered(rounds, setAside: name)
    } catch {
      return .unreadable(error)
    }
  }

  /// Reads a file; nil where it is nothing that any version of the game has written.
  private static func content(of file: StateFile) throws(ReadError) -> Loaded? {
    do throws(ReadError) {
      guard let bytes = try file.read() else { return .rounds(SavedRounds()) }
      return content(of: bytes)
    } catch {
      if error == .notPlain || error == .tooLarge { return nil }
      throw error
    }
  }

  private static func content(of json: [UInt8]) -> Loaded? {
    do throws(SaveError) {
      return .rounds(try SavedRounds(json: json))
    } catch {
      switch error {
      case .newerFormat: return .newer
      case .damaged: return nil
      }
    }
  }

  /// Changes the rounds on disk: reads them, changes them and writes them while no other program may.
  ///
  /// - Returns: The rounds as they are on disk now.
  /// - Throws: A ``SystemError`` where they cannot be written; the file is then as it was.
  @discardableResult
  public func update(at time: Int64, _ change: (inout SavedRounds) -> Void) throws(SystemError) -> SavedRounds {
    try file.locked { () throws(SystemError) in
      var rounds =
        switch read(at: time) {
        case .rounds(let rounds), .recovered(let rounds, _): rounds
        case .unreadable(.system(let error)): throw error
        case .newer, .unreadable: throw SystemError(code: EPERM)  // Not ours to write over.
        }
      change(&rounds)
      guard let json = try? rounds.json else { throw SystemError(code: EINVAL) }  // Plain values always encode.
      try file.write(json)
      return rounds
    }
  }
}
