/// What a player should know about how the saved rounds were found.
public enum LoadNote: Equatable, Sendable {
  /// The file of the shelf was damaged and now has another name; the rounds themselves are in the history.
  case shelfDamaged(name: String)
  /// The file of the shelf was damaged and was renamed; the previous version of the file is used instead.
  case recovered(name: String)
  /// The history was not a readable file or has no readable record, and was renamed.
  case historyDamaged(name: String)
  /// Some records of the history were damaged and have been moved to a separate file.
  case recordsDamaged(count: Int, name: String)
  /// The last record of the history was cut off, and has been moved to a separate file.
  case truncated(name: String)
  /// The shelf was saved by a later version; nothing is written.
  case newer
  /// Some records were saved by a later version, and are left as they are.
  case newerRecords
  /// The files cannot be read, and nothing is written.
  case unreadable(ReadError)
}
