import WordScramble

/// Saves rounds in a folder: saved rounds are on disk, and two programs at once lose nothing.
///
/// `history.txt` has every round in which something was done, one record after the other; a found word appends the record of its round and
/// changes nothing before it. `shelf.txt` is small and names the current round and those before it. Both are in the form of `Record`.
public struct RoundStore: Sendable {
  let shelf: StateFile
  let history: LogFile
  /// How far the history has been read.
  var position: LogFile.Position?
  /// The shelf as it was read or written last.
  var knownShelf: [UInt8] = []
  /// Records that could not be written yet.
  var pending: [Record] = []
  /// Whether nothing may be written, because a later version wrote the shelf or the folder cannot be read.
  var isReadOnly = false
  /// Whether everything that was done is on disk.
  package var isSaved: Bool { pending.isEmpty && !isReadOnly }
  /// Whether another program has forgotten everything, until a front end has reported it.
  var isForgottenElsewhere = false

  /// Saves rounds in a folder, which is created when there is something to save.
  public init(folder: String) {
    shelf = StateFile(path: folder + "/shelf.txt")
    history = LogFile(path: folder + "/history.txt")
  }

  /// Names the folder for this user: `wordscramble` in the folder for the state of programs.
  ///
  /// That is `XDG_STATE_HOME`, or `~/.local/state` (XDG Base Directory Specification 0.8), and on a Mac the folder for
  /// application support.
  ///
  /// - Returns: nil if neither variable nor home is known.
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
