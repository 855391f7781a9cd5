/// The words that count in a round.
public enum Vocabulary: Equatable, Sendable {
  /// The words of the lexicon.
  case standard
  /// The words of the lexicon that are fit for a class, and words given with the round, such as those of a school
  /// lesson.
  ///
  /// Blocked words are unknown. Given words count as common words, whether or not the lexicon knows them.
  case `class`(given: [Word])

  /// The most words that may be given with a round.
  public static let maxGivenWords = 40

  /// The words given with the round, from a to z.
  public var given: [Word] {
    switch self {
    case .standard: []
    case .class(let given): given
    }
  }

  /// Returns how well known a word is, or nil for a word that does not count.
  ///
  /// - Complexity: O(*n*), where *n* is the number of given words.
  public func wordClass(of word: Word, in lexicon: Lexicon) -> WordClass? {
    let known = lexicon.wordClass(of: word)
    guard case .class(let given) = self else { return known }
    if given.contains(word) { return known == .everyday ? .everyday : .common }
    return known == .blocked ? nil : known
  }

  /// Returns the vocabulary with no more given words than a round may have: the first ones from a to z.
  var limited: Vocabulary {
    guard case .class(let given) = self, given.count > Vocabulary.maxGivenWords else { return self }
    return .class(given: Array(given.prefix(Vocabulary.maxGivenWords)))
  }

  /// Returns the vocabulary with the given words that a root can spell, each once, from a to z.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of given words.
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
