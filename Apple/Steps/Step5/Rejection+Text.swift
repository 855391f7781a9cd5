import WordScramble

/// What the player reads about a word that was refused.
extension Rejection {
  var title: String {
    switch self {
    case .roundEnded: "The round has ended"
    case .notLetters: "Letters only"
    case .tooShort: "Too short"
    case .sameAsRoot: "Too easy"
    case .alreadyFound: "Found before"
    case .lettersNotInRoot: "Other letters"
    case .tooLong, .unknownWord: "Not in the list"
    }
  }

  func message(root: String) -> String {
    switch self {
    case .roundEnded: "It takes no more words."
    case .notLetters: "A word has the letters a to z and nothing else."
    case .tooShort(let minimum): "Find \(minimum) letters or more."
    case .sameAsRoot: "Find another word than \(root)."
    case .alreadyFound(let word): "Each word counts once, \(word) too."
    case .lettersNotInRoot(let letter, _): "There is no \(Character(UnicodeScalar(letter))) left in \(root)."
    case .tooLong(_, let maximum): "No word in the list has more than \(maximum) letters."
    case .unknownWord: "The word list does not have this word."
    }
  }
}
