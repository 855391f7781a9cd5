import WordScramble

/// What a function answers when it has no count to give: the one table of numbers that both sides of the border know.
///
/// A number is never given to anything else, for a page may be older than its wasm. Zero and above are plain counts; ranks, grades and scorings
/// go by the order of their cases in the core, from 0.
enum Code: Int32, CaseIterable, Error {
  // Why a guess is refused, in the order in which the reasons are looked for.
  case notLetters = -1
  case tooShort = -2
  case sameAsRoot = -3
  case alreadyFound = -4
  case lettersNotInRoot = -5
  case tooLong = -6
  case unknownWord = -7

  // Why a file is not taken as a lexicon.
  case notALexicon = -16
  case newerFormat = -17
  case wrongLength = -18
  case wrongChecksum = -19
  case malformed = -20

  // What the page did in the wrong order, or with a number that means nothing.
  case noLexicon = -32
  case noRound = -33
  case outOfRange = -34

  /// What is added to the points of a bonus word.
  static let bonus = 256
}

extension Code {
  init(_ rejection: Rejection) {
    self =
      switch rejection {
      case .notLetters: .notLetters
      case .tooShort: .tooShort
      case .sameAsRoot: .sameAsRoot
      case .alreadyFound: .alreadyFound
      case .lettersNotInRoot: .lettersNotInRoot
      case .tooLong: .tooLong
      case .unknownWord: .unknownWord
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
