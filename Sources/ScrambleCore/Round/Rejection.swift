/// The reason a guess is rejected. The cases are in the order in which they are checked.
public enum Rejection: Error, Equatable, Sendable {
  /// The round has ended and takes no more words.
  case roundEnded
  /// The text contains characters other than the letters `a` to `z`: the first three distinct ones.
  case notLetters([Unicode.Scalar])
  /// The guess has fewer than ``Round/minWordLength`` letters.
  case tooShort
  /// The guess is the root.
  case sameAsRoot
  /// The guess was found earlier in the round.
  case alreadyFound(Word)
  /// The root lacks a letter of the guess, or has it less often than the guess does: the first such letter, in ASCII,
  /// and how often the root has it.
  case lettersNotInRoot(letter: UInt8, available: Int)
  /// The guess is longer than any word of the lexicon.
  case tooLong(length: Int, maximum: Int)
  /// The lexicon does not know the guess.
  case unknownWord
}

extension Rejection {
  /// The code of the reason. It is the same in every language and never changes.
  public var code: String {
    switch self {
    case .roundEnded: "roundEnded"
    case .notLetters: "notLetters"
    case .tooShort: "tooShort"
    case .sameAsRoot: "sameAsRoot"
    case .alreadyFound: "alreadyFound"
    case .lettersNotInRoot: "lettersNotInRoot"
    case .tooLong: "tooLong"
    case .unknownWord: "unknownWord"
    }
  }

  /// The associated values as numbers, in order. A word becomes the ASCII codes of its letters.
  public var payload: [Int] {
    switch self {
    case .roundEnded, .tooShort, .sameAsRoot, .unknownWord: []
    case .notLetters(let characters): characters.map { Int($0.value) }
    case .alreadyFound(let word): word.ascii.map { Int($0) }
    case .lettersNotInRoot(let letter, let available): [Int(letter), available]
    case .tooLong(let length, let maximum): [length, maximum]
    }
  }
}
