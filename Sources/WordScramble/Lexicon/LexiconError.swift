/// The reason a file is not taken as a lexicon.
public enum LexiconError: Error, Equatable, Sendable {
  /// The file does not begin as a lexicon does.
  case notALexicon
  /// The file was made for a newer version of the game.
  case newerFormat(UInt32)
  /// The file has another length than it says.
  case wrongLength(expected: Int, actual: Int)
  /// The bytes do not add up to the checksum.
  case wrongChecksum
  /// The checksum is right, but what it covers makes no sense from this byte on.
  case malformed(at: Int)
}
