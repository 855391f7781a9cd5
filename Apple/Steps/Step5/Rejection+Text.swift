import ScrambleCore

/// What the player reads about a word that was refused.
extension Rejection {
  var title: String {
    switch self {
    case .roundEnded: "This round is over"
    case .notLetters, .lettersNotInRoot: "Word not possible"
    case .tooShort: "Word too short"
    case .sameAsRoot: "That's the word you started with"
    case .alreadyFound: "Word used already"
    case .tooLong: "Word too long"
    case .unknownWord: "Word not recognized"
    }
  }

  func message(root: String) -> String {
    switch self {
    case .roundEnded: "New Word deals another."
    case .notLetters: "You can't spell that word from '\(root)'!"
    case .tooShort: "Use at least 3 letters."
    case .sameAsRoot: "Find a different one in it."
    case .alreadyFound: "Be more original"
    case .lettersNotInRoot(let letter, _):
      "You can't spell that word from '\(root)'! There is no \(Character(UnicodeScalar(letter))) left."
    case .tooLong(_, let maximum): "The word list holds words of up to \(maximum) letters."
    case .unknownWord: "You can't just make them up, you know!"
    }
  }
}
