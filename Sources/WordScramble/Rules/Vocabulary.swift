/// The words that count in a round.
public enum Vocabulary: Equatable, Sendable {
  /// The words of the lexicon.
  case standard
  /// The words of the lexicon that are suitable for a class, and words given with the round, such as those of a lesson.
  ///
  /// Blocked words are unknown. Given words count as common words, whether or not the lexicon knows them.
  case `class`(givenWords: [Word])

  /// The maximum number of words given with a round.
  public static let maxGivenWords = 40

  /// The words given with the round. In a ``Round``, they are sorted from a to z.
  public var givenWords: [Word] {
    switch self {
    case .standard: []
    case .class(let words): words
    }
  }

  /// Returns the class of a word, or nil if the word does not count.
  public func wordClass(of word: Word, in lexicon: Lexicon) -> WordClass? {
    let lexiconClass = lexicon.wordClass(of: word)
    guard case .class(let words) = self else { return lexiconClass }
    if words.contains(word) { return lexiconClass == .everyday ? .everyday : .common }
    return lexiconClass == .blocked ? nil : lexiconClass
  }

  /// The vocabulary with only the first ``maxGivenWords`` given words.
  var limited: Vocabulary {
    guard case .class(let words) = self, words.count > Vocabulary.maxGivenWords else { return self }
    return .class(givenWords: Array(words.prefix(Vocabulary.maxGivenWords)))
  }

  /// Returns the vocabulary with only the given words that can be found in a round, without duplicates, from a to z.
  func fitted(to root: Word, minimum: Int) -> Vocabulary {
    guard case .class(let words) = self else { return .standard }
    let letters = LetterBag(root)
    var fitted: [Word] = []
    for word in words where word.count >= minimum && word != root && letters.spells(word) && !fitted.contains(word) {
      fitted.append(word)
    }
    fitted.sortInPlace { $0 < $1 }
    return .class(givenWords: fitted)
  }
}
