import ScrambleCore

/// The reason a call fails: the file in the inbox cannot be opened, or the page calls functions in the wrong order or
/// with invalid arguments.
enum CallError: String, Error, CaseNameValue {
  case notALexicon
  case newerFormat
  case wrongLength
  case wrongChecksum
  case malformed
  case noLexicon
  case noGame
  case outOfRange

  init(_ error: LexiconError) {
    self =
      switch error {
      case .notALexicon: .notALexicon
      case .newerFormat: .newerFormat
      case .wrongLength: .wrongLength
      case .wrongChecksum: .wrongChecksum
      case .malformed: .malformed
      }
  }
}
