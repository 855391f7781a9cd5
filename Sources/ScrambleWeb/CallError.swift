import WordScramble

/// Why a call fails: a file that is no lexicon, or a page that asks in the wrong order or for what does not exist.
package enum CallError: String, Error, Choice {
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
