/// The words that count in a round.
public enum Vocabulary: Equatable, Sendable {
  /// The words of the lexicon.
  case standard
  /// The words of the lexicon that are suitable for a class, and words given with the round, such as those of a lesson.
  ///
  /// Blocked words are unknown. Given words count as common words, whether or not the lexicon knows them.
  case `class`(given: [Word])

  /// The maximum number of words given with a round.
  public static let maxGivenWords = 40

  /// The words given with the round, from a to z.
  public var given: [Word] {
    switch self {
    case .standard: []
    case .class(let given): given
    }
  }

  /// Returns the class of a word, or nil if the word does not count.
  public func wordClass(of word: Word, in lexicon: Lexicon) -> WordClass? {
    let known = lexicon.wordClass(of: word)
    guard case .class(let given) = self else { return known }
    if given.contains(word) { return known == .everyday ? .everyday : .common }
    return known == .blocked ? nil : known
  }

  /// The vocabulary with at most ``maxGivenWords`` given words: the first ones alphabetically.
  var limited: Vocabulary {
    guard case .class(let given) = self, given.count > Vocabulary.maxGivenWords else { return self }
    return .class(given: Array(given.prefix(Vocabulary.maxGivenWords)))
  }

  /// Returns the vocabulary with only the given words that can be spelled from a root, without duplicates, from a to z.
  func fitted(to root: Word, minimum: Int) -> Vocabulary {
    guard case .class(let given) = self else { return .standard }
    let letters = LetterBag(root)
    var fitted: [Word] = []
    for word in given where word.count >= minimum && word != root && letters.spells(word) && !fitted.contains(word) {
      fitted.append(word)
    }
    fitted.sortInPlace { $0 < $1 }
    return .class(given: fitted)
  }
}
