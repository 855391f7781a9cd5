/// The reason a file cannot be opened as a lexicon, or as the sensitive words.
public enum LexiconError: Error, Equatable, Sendable {
  /// The file does not begin as such a file does.
  case notALexicon
  /// The file was made for a newer version of the game.
  case newerFormat(UInt32)
  /// The length of the file differs from the length in its header.
  case wrongLength(expected: Int, actual: Int)
  /// The checksum of the bytes differs from the checksum in the header.
  case wrongChecksum
  /// The checksum is right, but the content is invalid from this byte on.
  case malformed(at: Int)
}
