/// A problem with the saved rounds that a player should know about.
public enum LoadNote: Equatable, Sendable {
  /// The history was not a readable file or had no readable record, and was renamed.
  case historyDamaged(name: String)
  /// Some records of the history were damaged and were moved to a separate file.
  case recordsDamaged(count: Int, name: String)
  /// The last record of the history was truncated and was moved to a separate file.
  case historyTruncated(name: String)
  /// A later version saved some records; they are left unchanged.
  case newerRecords
  /// The files cannot be read, and nothing is written; or damaged records were found and could not be moved.
  case unreadable(ReadError)
}
