import ScrambleCore

/// Saves rounds in a folder. Saved rounds are on disk, and several programs can use the folder at the same time without
/// losing data.
///
/// `history.txt` has every round that was opened, one `Record` after the other. A found word appends the record of its
/// round and changes nothing before it.
public struct RoundStore: Sendable {
  let history: LogFile
  /// The position up to which the history was read or written; nil if it was not read yet or was renamed.
  var position: LogFile.Position?
  /// Records that could not be written yet.
  var pendingRecords: [Record] = []
  /// Whether nothing may be written because the file cannot be read.
  var isReadOnly = false
  /// Whether all changes are on disk.
  package var isSaved: Bool { pendingRecords.isEmpty && !isReadOnly }

  /// Creates a store in a folder; the folder itself is created on the first save.
  public init(folder: String) {
    history = LogFile(path: folder + "/history.txt")
  }

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
