import WordScramble

extension WordClass {
  var letter: String {
    switch self {
    case .everyday: "e"
    case .common: "c"
    case .rare: "r"
    case .blocked: "b"
    }
  }

  /// The letter in `words.tsv` for a word that SCOWL contains but the game refuses, and that therefore has no class.
  static let refusedLetter = "x"

  /// Creates the class of a letter in `words.tsv`.
  init?(letter: some StringProtocol) {
    guard let match = WordClass.allCases.first(where: { $0.letter == letter }) else { return nil }
    self = match
  }
}
