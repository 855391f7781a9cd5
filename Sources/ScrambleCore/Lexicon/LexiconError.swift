/// The reason a file cannot be opened as a lexicon.
public enum LexiconError: Error, Equatable, Sendable {
  /// The file does not start with the expected bytes.
  case notALexicon
  /// The file requires a newer version of the game.
  case newerFormat(UInt32)
  /// The length of the file differs from the length in its header, or the file is shorter than a header.
  case wrongLength(expected: Int, actual: Int)
  /// The checksum of the bytes differs from the checksum in the header, or the format of the file is older.
  case wrongChecksum
  /// The checksum is right, but the content is invalid from this byte on.
  case malformed(at: Int)
}
