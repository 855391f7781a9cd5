import WordScramble

/// Why a call fails: a file that is no lexicon, or a page that asks in the wrong order or for what does not exist.
package enum CallError: Error, CaseIterable {
  case notALexicon
  case newerFormat
  case wrongLength
  case wrongChecksum
  case malformed
  case noLexicon
  case noGame
  case outOfRange

  /// The code by which the page knows the error.
  var code: String {
    switch self {
    case .notALexicon: "notALexicon"
    case .newerFormat: "newerFormat"
    case .wrongLength: "wrongLength"
    case .wrongChecksum: "wrongChecksum"
    case .malformed: "malformed"
    case .noLexicon: "noLexicon"
    case .noGame: "noGame"
    case .outOfRange: "outOfRange"
    }
  }

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
